import { syntaxTree } from '@codemirror/language'
import type { Range as Ranged } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin } from '@codemirror/view'

const looks: Readonly<Record<string, Decoration>> = {
  PropertyName: Decoration.mark({ class: 'cm-key' }),
  String: Decoration.mark({ class: 'cm-text' }),
  Number: Decoration.mark({ class: 'cm-number' }),
  True: Decoration.mark({ class: 'cm-word' }),
  False: Decoration.mark({ class: 'cm-word' }),
  Null: Decoration.mark({ class: 'cm-word' }),
}

/** Colours keys, texts, numbers and words; what they are is told by the syntax tree. */
export const tokenColors = ViewPlugin.define(
  (view) => {
    const drawn = { marks: marksOf(view) }
    return Object.assign(drawn, {
      update: ({ view: now }: { view: EditorView }) => {
        drawn.marks = marksOf(now)
      },
    })
  },
  { decorations: ({ marks }) => marks },
)

function marksOf(view: EditorView): DecorationSet {
  const ranges: Ranged<Decoration>[] = []
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const look = looks[node.name]
        if (look && node.to > node.from) ranges.push(look.range(node.from, node.to))
      },
    })
  return Decoration.set(ranges, true)
}
