/** Too many chunks at once, or the disk is full: the sender may try again. Answered with 503. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}
