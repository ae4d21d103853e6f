import type { LayoutProps } from './layout-props.ts'
import { Logo } from './Logo.tsx'
import { SkipLink } from './SkipLink.tsx'

import styles from './quiz.module.css'

/**
 * The whole screen for one thing. The logo at the bottom leads home; it gives way while the page
 * holds something with `data-covers`.
 */
export function QuizLayout({ chrome, banner, children }: LayoutProps) {
  return (
    <div className={styles.root}>
      <SkipLink text={chrome.strings.skip} />
      {banner}
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={styles.crust}>
        <Logo chrome={chrome} field="" className={styles.logo} />
      </footer>
    </div>
  )
}
