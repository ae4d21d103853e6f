import type { UiTestProps } from '#schema/types.ts'

import styles from './ui-test.module.css'

/** The button says whether it is pressed; without script it is not there, since it could do nothing. */
export function UiTest({ id, title, toggle, preview, footer, field, otherField }: UiTestProps) {
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.bar} data-field="ink">
        <h1 id={`${id}-title`} className="t-button">
          {title}
        </h1>
        <button
          type="button"
          className={`${styles.toggle} t-button`}
          data-behavior="ui-test/toggle"
          data-of={`${id}-preview`}
          data-other={otherField}
          aria-pressed="false"
          hidden
        >
          {toggle}
        </button>
      </div>
      <div id={`${id}-preview`} className={styles.preview} data-field={field}>
        <p className="t-textL">{preview}</p>
        <span data-field={otherField} hidden />
      </div>
      <div className={`${styles.footer} t-small`} data-field="tomato">
        <p>{footer}</p>
      </div>
    </section>
  )
}
