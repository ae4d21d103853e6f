/**
 * Why a request is not answered: a sentence in plain words and the status it goes with. `details` are for
 * a developer: what git says, or a command to run.
 */
export class Refused extends Error {
  readonly status: number
  readonly details: string | undefined
  constructor(status: number, message: string, details?: string) {
    super(message)
    this.status = status
    this.details = details
  }
}
