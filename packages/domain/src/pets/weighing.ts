import { DAY } from '../time/durations.ts'

/** The time before the opening of a case within which a weight counts as taken at that visit. */
const OF_THE_VISIT = DAY

/** Returns true if the recorded weight was taken or confirmed for the visit of this case. Doses are calculated from it. */
export function isWeightCurrent({ weighedAt, openedAt }: { weighedAt: Date; openedAt: Date }) {
  return weighedAt.getTime() >= openedAt.getTime() - OF_THE_VISIT
}
