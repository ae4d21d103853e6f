/** The Studio's mark: a sandwich on a board. */
export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="7" fill="currentColor" />
      <g fill="none" stroke="var(--panel)" strokeWidth="2.4" strokeLinecap="round">
        <path d="M8.5 11.2c0-2.6 2.4-3.7 5.5-3.7s5.5 1.1 5.5 3.7Z" fill="var(--panel)" />
        <path d="M8 15h12M8.5 19.2h11" />
      </g>
    </svg>
  )
}
