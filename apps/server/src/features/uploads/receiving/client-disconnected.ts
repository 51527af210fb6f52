/** The sender disconnected in the middle of a chunk, so there is no one to reply to. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
}
