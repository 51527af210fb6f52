/** The disk has no room for what arrives: the sender may try again once somebody has made some. Answered with 503. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}
