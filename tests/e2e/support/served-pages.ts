import { readFileSync, readdirSync } from 'node:fs'

import { type SiteModel, siteModel } from '#engine/site/model.ts'
import { type ServedPage, routeTable } from '#engine/site/routes.ts'
import { sendsOn as isSender } from '#engine/site/sends-on.ts'
import { shownBlocks } from '#engine/site/shown-blocks.ts'

import { variants } from './sites.ts'

const documents = new Map<string, unknown>()
for (const path of readdirSync('pages', { recursive: true, encoding: 'utf8' })) {
  if (path.endsWith('.json'))
    documents.set(path.replaceAll('\\', '/'), JSON.parse(readFileSync(`pages/${path}`, 'utf8')))
}

/** The site as its files say. */
export const model: SiteModel = siteModel(documents)

/** Every address of each build that tests visit, without the page that stands for all unknown ones. */
export const served: Readonly<Record<keyof typeof variants, readonly ServedPage[]>> = {
  multi: tableOf(variants.multi.variant),
  single: tableOf(variants.single.variant),
}

function tableOf(variant: string): ServedPage[] {
  return routeTable(model, variant).filter(({ path }) => path !== '/404')
}

/** Pages whose block sends visitors on: a browser does not stay there. */
export function sendsOn(page: ServedPage): boolean {
  return shownBlocks(model, page).some((block) => isSender(block) !== undefined)
}

/** What the title of a page reads once its facts are filled in. */
export function titleOf({ page }: ServedPage): string {
  return page.title.replaceAll('{product}', model.site.brand.product)
}
