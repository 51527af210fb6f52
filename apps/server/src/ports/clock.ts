/** The time. Rules and stores never ask the machine themselves, so that tests can set it. */
export interface Clock {
  now(): Date
}

/** A clock that follows the database's, so that all nodes agree and a wrong machine ends nothing early. */
export interface DatabaseClock extends Clock {
  /** Reads the database's time. Resolves to the milliseconds by which the machine is ahead of it (negative: behind), less what the round trip explains. Rejects when the database cannot be reached. */
  synchronize(): Promise<number>
  /** Resolves at once when the last reading is recent, and reads again otherwise. */
  ensureRecent(): Promise<void>
  close(): void
}
