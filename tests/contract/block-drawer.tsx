import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { facts } from '#engine/fill.ts'
import { SiteContext, type SiteView } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block } from '#schema/types.ts'

import { model, view } from './test-site.ts'

/** A setting that is undefined is left out. */
type Changes<Props> = { readonly [Key in keyof Props]?: Props[Key] | undefined }

/**
 * Draws the example of a block as its page does, with every default of its schema: with other
 * settings, on a site of which some is other.
 */
export function blockDrawer<Props extends object>(
  Component: ComponentType<Props>,
  example: object,
): (changes?: Changes<Props>, site?: Partial<SiteView>) => string {
  return (changes, site) => {
    const block = { ...example, ...changes } as Block
    const props = completeBlock(block, facts(model.site, 2026)) as unknown as Props
    return renderToStaticMarkup(
      <SiteContext value={{ ...view, ...site }}>
        <Component {...props} />
      </SiteContext>,
    )
  }
}

/** What is read of some HTML. */
export const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '')
