/** Flags that several commands take, for `flags`. */

export const pagesFlag = {
  type: 'string',
  default: 'pages',
  says: 'The folder of the site.',
} as const

export const writeFlag = {
  type: 'boolean',
  default: false,
  says: 'Writes the change; without it, it is only shown.',
} as const
