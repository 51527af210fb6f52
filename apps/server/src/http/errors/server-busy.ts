/** An error for too much load or a timeout. Replied with 503 and `Retry-After`. */
export class ServerBusy extends Error {
  override readonly name = 'ServerBusy'
  readonly seconds: number
  constructor(message: string, options: { seconds: number }) {
    super(message)
    this.seconds = options.seconds
  }
}
