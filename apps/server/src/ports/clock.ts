/** The time source. Rules and stores never read the system clock directly, so that tests can set it. */
export interface Clock {
  now(): Date
}

/** A clock that follows the database's, so that all nodes agree and a wrong system clock has no effect. */
export interface DatabaseClock extends Clock {
  /**
   * Reads the database's time. Resolves to the milliseconds by which the machine is ahead of it (negative: behind), less the part
   * explained by the round trip. Rejects if the database cannot be reached.
   */
  synchronize(): Promise<number>
  /** Resolves immediately if the last reading is recent, otherwise reads again. */
  ensureRecent(): Promise<void>
  close(): void
}
