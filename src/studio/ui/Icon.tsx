/** Paths of the Studio's icons, 24 × 24, drawn as lines of 1.75. */
const paths = {
  add: 'M12 5v14M5 12h14',
  check: 'm5 12 5 5 9-10',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  delete: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  down: 'M12 5v14m-6-6 6 6 6-6',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  edit: 'M4 20h4L20 8l-4-4L4 16zM13 7l4 4',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  'eye-off': 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12ZM4 20 20 4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  'move-to': 'M4 6h16M4 11h7M4 16h4M11 16h9m-4-4 4 4-4 4',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  open: 'm6 9 6 6 6-6',
  outline: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4',
  phone: 'M8 3h8v18H8zM11 18h2',
  problem: 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.01',
  redo: 'm15 5 4 4-4 4M19 9H10a5 5 0 0 0 0 10h3',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4 4',
  tablet: 'M6 3h12v18H6zM11 18h2',
  tip: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5m0-8v.01',
  undo: 'M9 5 5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3',
  up: 'M12 19V5m-6 6 6-6 6 6',
  food: 'M4 11a8 6 0 0 1 16 0ZM3 14c2 0 2 1.5 4.5 1.5S10 14 12 14s2.5 1.5 4.5 1.5S19 14 21 14M5 18h14a1.5 1.5 0 0 1-1.5 2h-11A1.5 1.5 0 0 1 5 18Z',
  words: 'M4 6h16M4 11h16M4 16h10',
  place:
    'M12 21s-7-6.5-7-11.5a7 7 0 0 1 14 0C19 14.5 12 21 12 21Zm0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  rules: 'M5 4h14v16H5zM8.5 9h7M8.5 13h7',
  part: 'M3 6h18v12H3zM3 10h18',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 8.5h.01',
} as const

export type IconName = keyof typeof paths

/** A drawing beside words, or inside a button that has a label; never announced by itself. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
