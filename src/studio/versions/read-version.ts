import { changes } from '#engine/diff/changes.ts'
import { tell } from '#engine/diff/words.ts'
import { documentName } from '#engine/site/document-name.ts'
import { parsed } from '#studio/state/documents.ts'

import { askVersion } from './ask-version.ts'

export interface VersionOf {
  /** Undefined where that version is no JSON, or deleted the document. */
  readonly value: unknown
  /** What it changed, a sentence each. */
  readonly sentences: readonly string[]
}

/** A document in a commit, by the name that it had there. */
export interface Kept {
  readonly id: string
  readonly commit: string
}

/** Reads versions, the text of each once: a commit has one for each document. */
export function versionReader(): (of: Kept, before: Kept | undefined) => Promise<VersionOf> {
  const texts = new Map<string, Promise<string | null>>()
  const textOf = (of: Kept): Promise<string | null> => {
    const key = `${of.commit} ${of.id}`
    const text = texts.get(key) ?? askVersion(of.id, of.commit)
    texts.set(key, text)
    // What did not come is asked for again when it is looked at again.
    text.catch(() => texts.delete(key))
    return text
  }
  return async (of, before) => {
    const [text, oldText] = await Promise.all([textOf(of), before ? textOf(before) : null])
    const [value, old] = [text, oldText].map((one) => (one === null ? undefined : parsed(one)))
    if (text !== null && value === undefined)
      return { value, sentences: ['The file can’t be read as JSON'] }
    if (oldText !== null && old === undefined && text !== null)
      return { value, sentences: ['The file can be read again'] }
    return { value, sentences: changeWords(of.id, old, value, before?.id) }
  }
}

/** What one version changed in the one before it, which may have had another name. */
export function changeWords(id: string, old: unknown, value: unknown, was = id): string[] {
  if (old === undefined) return ['It’s the first one']
  if (value === undefined) return ['Deleted']
  const documents = (one: unknown): Map<string, unknown> => new Map([[id, one]])
  const [before, after] = [documents(old), documents(value)]
  const [told] = tell(changes(before, after), before, after)
  const sentences = [...(told?.sentences ?? [])]
  const all = was === id ? sentences : [`Renamed, was “${documentName(was)}”`, ...sentences]
  return all.length > 0 ? all : ['Nothing but its formatting']
}
