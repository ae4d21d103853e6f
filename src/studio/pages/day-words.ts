const DAY_MS = 24 * 60 * 60 * 1000

/** A day as people say it: "Today", "Monday" within a week, "Sep 30", with the year in another year. */
export function dayWords(at: number, now: number): string {
  const then = new Date(at)
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 7) return then.toLocaleDateString('en-US', { weekday: 'long' })
  const sameYear = then.getFullYear() === new Date(now).getFullYear()
  return then.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  })
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
