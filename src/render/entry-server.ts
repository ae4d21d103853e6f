/** What the tools need of the rendering floor, in one bundle: the build and the dev server load this. */
export { checkSite } from '#engine/check.ts'
export { routeTable } from '#engine/site/routes.ts'
export { siteModel } from '#engine/site/model.ts'
export { matchPage } from '#render/match.ts'
export { drawPage, renderPage } from '#render/render-page.tsx'
export { stylesOf } from '#render/styles.ts'
