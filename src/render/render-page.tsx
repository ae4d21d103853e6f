/**
 * A page document becomes a page of HTML.
 *
 * Blocks are rendered one by one, so that one that throws is named and, in the dev server, the rest
 * of the page stands. The layout is rendered around a slot that the blocks then fill. What the page
 * needs beyond its HTML, CSS and one small script, is read off the finished HTML: which modules of
 * CSS, which behaviors, which flags the boot script looks up.
 */
import { renderToStaticMarkup } from 'react-dom/server'

import { facts, fill } from '#engine/fill.ts'
import type { SiteModel } from '#engine/site/model.ts'
import type { ServedPage } from '#engine/site/routes.ts'
import { isShown, layoutOf } from '#engine/site/shown-blocks.ts'
import { SiteContext, type SiteView } from '#kit/site-context.ts'
import type { Block } from '#schema/types.ts'

import { completeBlock } from './complete-block.ts'
import { documentHtml } from './document.ts'
import { flagCss } from './flags.ts'
import { layouts } from './layouts/layouts.ts'
import type { PageAssets } from './page-assets.ts'
import { bannerEnd, topFields } from './regions.ts'
import { type BlockFailure, renderBlock, withoutPreloads } from './render-block.tsx'
import { screenCss } from './screens.ts'
import { siteView } from './site-view.ts'
import { liftStyles, stylesOf, usedFaces } from './styles.ts'
import { themeCss } from './theme-css.ts'

export interface PageInput {
  readonly model: SiteModel
  readonly table: readonly ServedPage[]
  readonly page: ServedPage
  readonly live: string
  readonly assets: PageAssets
  readonly year: number
}

export interface RenderedPage {
  readonly html: string
  /** Blocks that threw; each stands in the HTML as a labelled placeholder. */
  readonly failures: readonly BlockFailure[]
}

/**
 * What a page shows, before it is known which fonts that takes. No more than texts: a build holds those of
 * all pages at once.
 */
export interface DrawnPage {
  readonly body: string
  /** The rules of single elements, lifted out of the body. */
  readonly values: string
  readonly failures: readonly BlockFailure[]
}

/**
 * Draws the blocks of one address in their layout. Of the fonts only the metrics count: a page drawn
 * with others of the same metrics is the same.
 */
export function drawPage(input: PageInput): DrawnPage {
  const { model, page, assets, year } = input
  const words = facts(model.site, year)
  const view = siteView({ ...input, media: assets.media, metrics: assets.fonts.metrics })
  const layout = layoutOf(model, page)
  const blocks = page.page.blocks.map((block) => completeBlock(block, words))
  const failures: BlockFailure[] = []
  const html = blocks.map((block, index) => {
    if (!isShown(block, layout)) return ''
    const rendered = renderBlock(block, index, view, assets.islands)
    if (typeof rendered === 'string') return rendered
    failures.push(rendered)
    return placeholder(rendered)
  })
  const cut = bannerEnd(blocks, layout)
  const shell = renderLayout(input, view, blocks.slice(cut))
  const filled = shell
    .replace('<sb-slot name="banner"></sb-slot>', () => html.slice(0, cut).join(''))
    .replace('<sb-slot name="main"></sb-slot>', () => html.slice(cut).join(''))
  const { html: body, css: values } = liftStyles(filled, assets.exactIslands)
  return { body, values, failures }
}

/**
 * Renders one address of the site. Nothing is written and nothing is read but the input, and what was
 * drawn of it before, if it was.
 */
export function renderPage(input: PageInput, drawn = drawPage(input)): RenderedPage {
  const { model, page, assets, year } = input
  const { body, values, failures } = drawn
  const theme = model.sets[page.dress]?.theme ?? {}
  const styles = stylesOf(body)
  const worn = themeCss(theme, { html: body, css: `${styles}\n${values}` }, assets.fonts.families)
  const css = [
    usedFaces(assets.fonts.css, `${styles}${worn}`, `${body}${values}`),
    styles,
    worn,
    values,
    screenCss(body),
    flagCss(body),
  ].join('\n')
  const words = facts(model.site, year)
  return {
    html: documentHtml({ body, css, page: fill(page, words), model, assets }),
    failures,
  }
}

function renderLayout(
  { model, page }: PageInput,
  view: SiteView,
  blocks: readonly Block[],
): string {
  const chrome = fill(model.sets[page.dress]?.chrome, facts(model.site, view.year))
  if (!chrome)
    throw new Error(`There is no set "${page.dress}". Add pages/${page.dress}/chrome.json.`)
  const layout = page.page.layout ?? chrome.layout
  const Layout = layouts[layout]
  return withoutPreloads(
    renderToStaticMarkup(
      <SiteContext value={view}>
        <Layout
          chrome={chrome}
          {...topFields(blocks, layout, chrome.field)}
          path={page.canonical}
          banner={<Slot name="banner" />}
        >
          <Slot name="main" />
        </Layout>
      </SiteContext>,
    ),
  )
}

function Slot({ name }: { name: 'banner' | 'main' }) {
  return <sb-slot name={name} />
}

function placeholder({ type, id, setting, message }: BlockFailure): string {
  return renderToStaticMarkup(
    <div className="block" id={id} data-block={type} role="alert">
      <p>
        The block “{id}” ({type}) could not be drawn{setting ? `; it last read ${setting}` : ''}.{' '}
        {message}
      </p>
    </div>,
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sb-slot': { name: string }
    }
  }
}
