import type { ReactNode } from 'react'

import { Link } from './Link.tsx'
import { useSite } from './site-context.ts'

import styles from './essential.module.css'

/**
 * Around an island that is the page: without its script there is nothing to see. If the script does
 * not arrive the page is loaded once more; if it still does not, or throws, an error screen takes its
 * place (`essential.behavior.ts`). Elsewhere the static HTML stays and is enough.
 */
export function Essential({ children }: { readonly children: ReactNode }) {
  const { errorTitle, errorText, errorHome } = useSite().strings
  return (
    <div className={styles.root} data-behavior="kit/essential">
      {children}
      <template>
        <div className={styles.screen} data-field="mayo" role="alert">
          <h1 className="t-displayM">{errorTitle}</h1>
          <p className="t-textL">{errorText}</p>
          <p>
            <Link href="/" className={`${styles.home} t-textL t-link`}>
              {errorHome}
            </Link>
          </p>
        </div>
      </template>
    </div>
  )
}
