import type { Shape } from '@systole/ecg/shapes/shape'

/** A suspicion about the leads with the edit that mends it; a person decides. */
export type SuspectedLeads =
  | { doubt: 'inverted'; lead: string }
  | { doubt: 'swapped'; one: string; other: string }

/** The QRS of lead II points up in dogs and cats (axis +40 to +100°, 0 to +160°); a deep S alone is not enough. */
const DOWNWARD = 1.5
/** With a usual axis lead II is at least as tall as lead I. */
const TALLER = 1.6

/** Returns what the usual beat says about the leads: an inverted lead II, or I and II in each other's place. */
export function suspectLeads(shapes: readonly Shape[], leads: readonly string[]): SuspectedLeads[] {
  const dominant = shapes.find(({ isDominant }) => isDominant)
  if (!dominant) return []
  const { points, leadCount } = dominant.template
  const length = Math.floor(points.length / Math.max(1, leadCount))
  const reachOf = (name: string) => {
    const place = leads.indexOf(name)
    if (place < 0 || place >= leadCount) return undefined
    const own = points.slice(place * length, (place + 1) * length)
    return { up: Math.max(0, ...own), down: Math.max(0, ...own.map((value) => -value)) }
  }
  const [first, second] = [reachOf('I'), reachOf('II')]
  const doubts: SuspectedLeads[] = []
  if (second && second.down > DOWNWARD * second.up) doubts.push({ doubt: 'inverted', lead: 'II' })
  else if (first && second && first.up > TALLER * second.up)
    doubts.push({ doubt: 'swapped', one: 'I', other: 'II' })
  return doubts
}
