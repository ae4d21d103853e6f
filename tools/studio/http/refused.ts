/**
 * Why a request is not answered: a sentence in plain words and the status it goes with. `details` are for
 * a developer: what git says, or a command to run. `needs` are documents that have to be part of what was
 * asked for.
 */
export class Refused extends Error {
  readonly status: number
  readonly details: string | undefined
  readonly needs: readonly string[] | undefined
  constructor(status: number, message: string, details?: string, needs?: readonly string[]) {
    super(message)
    this.status = status
    this.details = details
    this.needs = needs
  }
}
