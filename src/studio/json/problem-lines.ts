/** What is wrong stands right below its line, with a button that mends it. */
import {
  type EditorState,
  type Extension,
  type Range as Ranged,
  StateEffect,
  StateField,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'

import type { Problem } from './problems-in.ts'

/** Shows these problems in place of those before. */
export const showProblems = StateEffect.define<readonly Problem[]>()

export function problemLines(mend: (problem: Problem) => void): Extension {
  class Below extends WidgetType {
    readonly problem: Problem
    constructor(problem: Problem) {
      super()
      this.problem = problem
    }
    override eq({ problem }: Below): boolean {
      return (
        problem.message === this.problem.message && problem.mend?.words === this.problem.mend?.words
      )
    }
    override toDOM(): HTMLElement {
      const line = document.createElement('div')
      line.className = `cm-problem cm-problem-${this.problem.severity}`
      const words = document.createElement('span')
      words.textContent = this.problem.message
      line.append(words)
      // The editor measures what it draws without margins, so the space around is a box of its own.
      const box = document.createElement('div')
      box.className = 'cm-problem-box'
      box.append(line)
      if (this.problem.mend) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = this.problem.mend.words
        button.addEventListener('click', () => mend(this.problem))
        line.append(button)
      }
      return box
    }
    override ignoreEvent(): boolean {
      return true
    }
  }

  const drawn = (state: EditorState, problems: readonly Problem[]): DecorationSet => {
    const ranges: Ranged<Decoration>[] = []
    for (const problem of problems) {
      const line = state.doc.lineAt(Math.min(problem.start, state.doc.length))
      ranges.push(
        Decoration.line({ class: `cm-wrong-line cm-wrong-${problem.severity}` }).range(line.from),
        Decoration.widget({ widget: new Below(problem), block: true, side: 1 }).range(line.to),
      )
    }
    return Decoration.set(ranges, true)
  }

  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update(decorations, transaction) {
      for (const effect of transaction.effects)
        if (effect.is(showProblems)) return drawn(transaction.state, effect.value)
      return decorations.map(transaction.changes)
    },
    provide: (field) => EditorView.decorations.from(field),
  })
}
