/** The year that pages show: that of the site's shops, also in the hours when it is another elsewhere. */
export function thisYear(): string {
  return new Date().toLocaleDateString('en', { year: 'numeric', timeZone: 'America/New_York' })
}
