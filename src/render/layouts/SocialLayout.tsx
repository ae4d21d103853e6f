import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'

import { Footer } from './Footer.tsx'
import type { LayoutProps } from './layout-props.ts'
import { Logo } from './Logo.tsx'
import { onField } from './on-field.ts'
import { SkipLink } from './SkipLink.tsx'
import { SocialDiscs } from './SocialDiscs.tsx'

import styles from './social.module.css'

/**
 * In place of the header a bar that stays on the screen: the way home, whose photos these are, and
 * the profiles. No other navigation.
 */
export function SocialLayout({ chrome, field, phoneField, banner, children }: LayoutProps) {
  const { feed } = useSite()
  return (
    <>
      <SkipLink text={chrome.strings.skip} />
      {banner}
      <header className={styles.bar} {...onField(field, phoneField)}>
        <div className={styles.inner}>
          <Logo chrome={chrome} field={field} phoneField={phoneField} low className={styles.logo} />
          {feed ? (
            <p className={`${styles.handle} t-label`}>
              <Picture
                image={{ src: feed.profilePictureUrl, alt: '' }}
                load="early"
                className={styles.face}
              />
              @{feed.username}
            </p>
          ) : null}
          <SocialDiscs
            ids={chrome.menu.social ?? []}
            tone="dark"
            label={chrome.strings.socialNavigation}
            className={styles.discs}
          />
        </div>
      </header>
      <main id="main">{children}</main>
      <Footer chrome={chrome} />
    </>
  )
}
