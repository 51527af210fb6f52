/** The time before which there are no cases; lists of every year begin here (portal §9). */
export const FIRST_DAY = new Date('2019-01-01T00:00:00Z')
