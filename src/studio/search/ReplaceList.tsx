import { useLayoutEffect, useMemo, useState } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { withTexts } from '#studio/commands/set-value.ts'
import { sharedName } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import { HitList } from './HitList.tsx'
import { replacements } from './replace-texts.ts'
import { type Found, keyOf } from './search-texts.ts'

import styles from './search.module.css'

interface ReplaceProps {
  readonly found: readonly Found[]
  readonly query: string
  readonly instead: string
  /** Hears how many places keep their words. */
  readonly onRefused: (count: number) => void
}

/** Each text as it is and as it would be, to be left out or not, and the way to replace them in one step. */
export function ReplaceList({ found, query, instead, onRefused }: ReplaceProps) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const all = useMemo(
    () => replacements(values, found, query, instead),
    [values, found, query, instead],
  )
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const open = all.filter(({ refused }) => refused === undefined)
  const refusals = all.length - open.length
  useLayoutEffect(() => {
    onRefused(refusals)
  }, [onRefused, refusals])
  const chosen = open.filter((one) => !left.has(keyOf(one)))
  const isAll = chosen.length === open.length
  const count = chosen.length === 1 ? '1 place' : `${chosen.length} places`
  const replace = (): void => {
    const { values, change, say } = store.getState()
    const old = `“${query.trim()}”`
    const [label, done] =
      instead === ''
        ? [`Remove ${old} from ${count}`, `Removed ${old} from ${count}`]
        : [
            `Replace ${old} with “${instead}” in ${count}`,
            `Replaced ${old} with “${instead}” in ${count}`,
          ]
    change(label, withTexts(values, chosen))
    say(`${done}. Undo takes it back.`)
  }
  const choose = (key: string, isChosen: boolean): void => {
    const next = new Set(left)
    if (isChosen) next.delete(key)
    else next.add(key)
    setLeft(next)
  }
  return (
    <>
      <HitList all={all}>
        {(one) => {
          const {
            document,
            where,
            around: [before, words, after],
            instead: put,
            times,
            refused,
          } = one
          const key = keyOf(one)
          const place = [sharedName(values, document), where].filter(Boolean).join(': ')
          return (
            <li key={key} className={styles.choice}>
              {refused === undefined ? (
                <input
                  id={`replace ${key}`}
                  type="checkbox"
                  aria-label={`Replace in ${documentName(document)}, ${where}`}
                  checked={!left.has(key)}
                  onChange={({ target }) => choose(key, target.checked)}
                />
              ) : null}
              <label htmlFor={`replace ${key}`} className={styles.text}>
                <span>
                  {before}
                  {refused === undefined ? (
                    <>
                      <del>{words}</del> <ins>{put}</ins>
                    </>
                  ) : (
                    <mark>{words}</mark>
                  )}
                  {after}
                </span>
                <small>{times > 1 ? `${place}, and ${times - 1} more in this text` : place}</small>
                {refused === undefined ? null : <small>{refused}</small>}
              </label>
            </li>
          )
        }}
      </HitList>
      <div className={styles.foot}>
        <Button
          kind="main"
          refused={
            chosen.length > 0
              ? undefined
              : open.length > 0
                ? 'Choose where to replace it.'
                : 'There’s nothing to replace.'
          }
          onClick={replace}
        >
          {[isAll ? 'Replace all' : 'Replace', chosen.length || ''].join(' ').trim()}
        </Button>
      </div>
    </>
  )
}
