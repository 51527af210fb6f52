import type { EcgLead } from './ecg-recording.ts'

const known = new WeakMap<EcgLead, { highest: number; lowest: number }>()

/** Returns the largest excursions of a lead above and below zero, in millivolts. Cached, because a recording of a day is long. */
export function leadReach(lead: EcgLead): { highest: number; lowest: number } {
  const before = known.get(lead)
  if (before) return before
  let highest = 0
  let lowest = 0
  for (const value of lead.millivolts) {
    if (value > highest) highest = value
    else if (value < lowest) lowest = value
  }
  const reach = { highest, lowest }
  known.set(lead, reach)
  return reach
}
