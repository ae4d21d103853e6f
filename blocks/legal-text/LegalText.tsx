import { RichLine, RichText } from '#kit/RichText.tsx'
import { useSite } from '#kit/site-context.ts'
import type { LegalTextProps } from '#schema/types.ts'

import styles from './legal-text.module.css'

type Section = LegalTextProps['sections'][number]
type Part = Section['parts'][number]

/**
 * A document in numbered sections. The number is part of the heading, so it is copied, printed and
 * read aloud with it; the anchor is the heading itself. The list of sections is a plain list of
 * links; a script only marks the one being read.
 */
export function LegalText(props: LegalTextProps) {
  const { id, title, dateLabel, date, contents, sections, field } = props
  const { lang } = useSite()
  return (
    <article className={styles.root} data-field={field} aria-labelledby={`${id}-title`}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h1 id={`${id}-title`} className={`${styles.title} t-displayL`}>
            {title}
          </h1>
          {date ? (
            <p className={`${styles.date} t-label`}>
              {dateLabel} <time dateTime={date}>{inWords(date, lang)}</time>
            </p>
          ) : null}
        </header>
        <nav
          className={styles.contents}
          aria-labelledby={`${id}-contents`}
          data-behavior="legal-text/contents"
        >
          <p id={`${id}-contents`} className="t-label">
            {contents}
          </p>
          <ol className={`${styles.rows} t-small`}>
            {sections.map((section, index) => (
              <li key={index}>
                <a href={`#${section.id}`} className={styles.row}>
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`${styles.text} t-text`}>
          {sections.map(({ id: anchor, heading, parts }, index) => (
            <section key={index} aria-labelledby={anchor}>
              <h2 id={anchor} className={`${styles.heading} t-displayS`}>
                <span className={styles.number}>{index + 1}</span> {heading}
              </h2>
              {parts.map((part, at) => (
                <LegalPart key={at} {...part} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function LegalPart({ subhead, id, text, list, facts, table }: Part) {
  return (
    <>
      {subhead ? (
        <h3 id={id} className="t-button">
          {subhead}
        </h3>
      ) : null}
      {text ? <RichText text={text} /> : null}
      {list ? (
        <ol type="a" className={styles.letters}>
          {list.map((item, index) => (
            <li key={index}>
              <RichLine text={item} />
            </li>
          ))}
        </ol>
      ) : null}
      {facts ? (
        <dl className={styles.facts} data-field="crumb">
          {facts.map(({ label, answer }, index) => (
            <div key={index}>
              <dt className="t-label">{label}</dt>
              <dd>
                <RichLine text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {table ? <CaseTable {...table} /> : null}
    </>
  )
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Some browsers forget what a table is where CSS makes its rows blocks; written out, roles stay. */
function CaseTable({ head, rows }: NonNullable<Part['table']>) {
  return (
    <table role="table" className={`${styles.table} t-small`}>
      <thead role="rowgroup">
        <tr role="row" className="t-label">
          {head.map((title, index) => (
            <th key={index} role="columnheader">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first = '', ...others], at) => (
          <tr key={at} role="row">
            <th role="rowheader" scope="row">
              <RichLine text={first} />
            </th>
            {others.map((cell, index) => (
              <td key={index} role="cell" data-head={head.length > 2 ? head[index + 1] : undefined}>
                <RichLine text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** `2025-09-30` as September 30, 2025. */
function inWords(date: string, lang: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
}
