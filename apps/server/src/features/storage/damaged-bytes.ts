/** Stored bytes are not those that were stored. They must not be used. */
export class DamagedBytes extends Error {
  override readonly name = 'DamagedBytes'
  readonly storageKey: string

  constructor(storageKey: string) {
    super(`the bytes of ${storageKey} have another SHA-256 than their row`)
    this.storageKey = storageKey
  }
}
