import { createHash } from 'node:crypto'

/** What a policy must name so that the inline parts of a page count: `'sha256-…'`, each once. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The hashes of the inline styles and scripts of a finished page. Data in script elements (JSON,
 * JSON-LD) is not script to a policy and needs none; speculation rules do.
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const element = /<(script|style)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>(.*?)<\/\1\s*>/gisu
  for (const [, name, attributes = '', content = ''] of html
    .replaceAll(/<!--.*?-->/gsu, '')
    .matchAll(element)) {
    const type = /\btype\s*=\s*["']?([^"'\s>]*)/iu.exec(attributes)?.[1] ?? ''
    if (name?.toLowerCase() === 'style') styles.add(hashOf(content))
    else if (!/\ssrc\s*=/iu.test(attributes) && isScript(type)) scripts.add(hashOf(content))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

function isScript(type: string): boolean {
  return (
    type === '' ||
    /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/iu.test(type)
  )
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
