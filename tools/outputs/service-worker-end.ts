/**
 * The text of `sw.js`: the end of any service worker that an earlier site left at this address, which
 * would go on showing that site's pages to those who had been there (quality.md: no service worker).
 * Browsers ask for the script of a worker they have anew within a day; this one empties its caches,
 * goes, and lets what is open come from the network.
 */
export const serviceWorkerEnd = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const tab of await clients.matchAll({ type: 'window' })) await tab.navigate(tab.url)
}
`
