/** One figure of the bench; `ok` is absent where there is no bound to keep. */
export interface Row {
  readonly measure: string
  readonly value: number
  readonly unit: string
  readonly bound?: number
  readonly ok?: boolean
  readonly note?: string
}
