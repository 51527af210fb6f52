/** More work than the server takes on now, or work that ran out of its time. Answered with 503 and `Retry-After`. */
export class ServerBusy extends Error {
  override readonly name = 'ServerBusy'
  readonly seconds: number
  constructor(message: string, options: { seconds: number }) {
    super(message)
    this.seconds = options.seconds
  }
}
