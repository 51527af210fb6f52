import { DAY } from '../time/durations.ts'

/** A weight given this long before a case was opened counts as that of the visit. */
const OF_THE_VISIT = DAY

/** True when the weight on record was given or confirmed for the visit of this case. A dose is reckoned by it. */
export function isWeightCurrent({ weighedAt, openedAt }: { weighedAt: Date; openedAt: Date }) {
  return weighedAt.getTime() >= openedAt.getTime() - OF_THE_VISIT
}
