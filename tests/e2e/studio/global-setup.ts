import { editorBundles } from '#tools/studio/editor/editor-bundle.ts'

/**
 * Builds the editor before the first tests ask for it, unless it is kept: their workers would begin at
 * the same time, and build one each.
 */
export default async function makeEditor(): Promise<void> {
  await editorBundles(process.cwd())()
}
