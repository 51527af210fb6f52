/** The time. Rules and stores never ask the machine themselves, so that tests can set it. */
export interface Clock {
  now(): Date
}
