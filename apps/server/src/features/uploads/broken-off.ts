/** The sender went away in the middle of a chunk; nobody is left to answer. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
}
