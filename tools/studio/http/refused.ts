/** Why a request is not answered: a sentence for people and the status it goes with. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
