/** When something was published: "Nov 26, 2026, 6:00 PM". */
export function momentWords(at: number): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}
