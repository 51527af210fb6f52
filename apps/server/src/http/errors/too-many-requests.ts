/** An error replied with 429 and `Retry-After`. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests'
  readonly seconds: number
  constructor(seconds: number) {
    super('Too many requests')
    this.seconds = seconds
  }
}
