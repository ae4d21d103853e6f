/** Flags that several commands take, for `flags`. */

export const pagesFlag = {
  type: 'string',
  default: 'pages',
  says: 'The pages folder.',
} as const

export const writeFlag = {
  type: 'boolean',
  default: false,
  says: 'Writes the change; otherwise it is only shown.',
} as const
