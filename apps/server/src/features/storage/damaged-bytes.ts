/** An error for stored bytes that differ from what was stored. They must not be used. */
export class DamagedBytes extends Error {
  override readonly name = 'DamagedBytes'
  readonly storageKey: string

  constructor(storageKey: string) {
    super(`the bytes of ${storageKey} have another SHA-256 than their row`)
    this.storageKey = storageKey
  }
}
