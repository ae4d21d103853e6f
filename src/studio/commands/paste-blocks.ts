import type { Action } from '#studio/actions/action.ts'
import type { Command } from '#studio/actions/command.ts'

import { blocksOfText } from './blocks-text.ts'
import { arrivalRefusal, insertBlocks } from './insert-blocks.ts'
import { blocksTitle } from './titles.ts'
import { unreadableWords } from './unreadable.ts'

/** Puts the blocks that a text holds below what is selected, and selects them. */
export const pasteBlocks: Command<{ text: string }> = {
  label: (_, { text }) => `Paste ${blocksTitle(held(text))}`,
  allowed(context, { text }) {
    const blocks = blocksOfText(text)
    return typeof blocks === 'string' ? blocks : arrivalRefusal(context, { blocks })
  },
  said(context, { text }) {
    // Not refused: what was cut out here must find its way back.
    const wrong = unreadableWords(context.values, context.page, held(text))
    return `Paste ${blocksTitle(held(text))}. ${wrong ?? 'Done.'}`
  },
  apply: (draft, context, { text }) => insertBlocks.apply(draft, context, { blocks: held(text) }),
}

function held(text: string) {
  const blocks = blocksOfText(text)
  return typeof blocks === 'string' ? [] : blocks
}

export const actions: readonly Action[] = [
  {
    id: 'paste',
    group: 'Blocks',
    title: 'Paste',
    keys: ['Mod+v'],
    told: true,
    allowed: () => true,
    run(state) {
      navigator.clipboard.readText().then(
        (text) => void state.run(pasteBlocks, { text }),
        () =>
          state.say('The browser keeps its clipboard to itself here. Use the keys instead.', true),
      )
    },
  },
]
