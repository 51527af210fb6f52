import type { RecordingWarning } from './recording-sink.ts'
import type { SampleBlock, SourceLead } from './source-recording.ts'

/** The leads that follow from I and II by Einthoven and Goldberger. */
const FROM_I_AND_II = new Map<string, (i: number, ii: number) => number>([
  ['III', (i, ii) => ii - i],
  ['aVR', (i, ii) => -(i + ii) / 2],
  ['aVL', (i, ii) => i - ii / 2],
  ['aVF', (i, ii) => ii - i / 2],
])
const MOST_MILLIVOLTS_APART = 0.05

/** Checks the derived leads of a recording against I and II. Only measured leads are stored. */
export type DerivedLeadCheck = {
  /** The places of the leads to store. */
  kept: readonly number[]
  check: (block: SampleBlock) => void
  warnings: () => RecordingWarning[]
}

/** Starts the check of a recording. Without both I and II its derived leads are the only ones there are, and are kept. */
export function checkDerivedLeads(leads: readonly SourceLead[]): DerivedLeadCheck {
  const places = leads.map((_, place) => place)
  const [placeOfI, placeOfII] = ['I', 'II'].map((name) =>
    leads.findIndex((lead) => lead.name === name),
  )
  const [leadI, leadII] = [leads[placeOfI ?? -1], leads[placeOfII ?? -1]]
  if (placeOfI === undefined || placeOfII === undefined || !leadI || !leadII) {
    return { kept: places, check: () => undefined, warnings: () => [] }
  }
  const derived = leads.flatMap((lead, place) => {
    const derive = FROM_I_AND_II.get(lead.name)
    return derive ? [{ lead, place, derive, furthest: 0 }] : []
  })
  return {
    kept: places.filter((place) => !derived.some((one) => one.place === place)),
    check: (block) => {
      const [i, ii] = [block[placeOfI], block[placeOfII]]
      if (!i || !ii) return
      for (const one of derived) {
        const expected = (at: number) =>
          one.derive(millivolts(leadI, i[at]), millivolts(leadII, ii[at]))
        const apart = furthestApart(one.lead, block[one.place] ?? new Float64Array(), expected)
        one.furthest = Math.max(one.furthest, apart)
      }
    },
    warnings: () =>
      derived
        .filter(({ furthest }) => furthest > MOST_MILLIVOLTS_APART)
        .map(({ lead, furthest }) => ({
          warning: 'derivedLeadsContradict',
          value: `${lead.name}: ${furthest.toFixed(2)} mV`,
        })),
  }
}

function furthestApart(
  lead: SourceLead,
  values: Float64Array,
  expected: (at: number) => number,
): number {
  let furthest = 0
  for (let at = 0; at < values.length; at += 1) {
    const apart = Math.abs(millivolts(lead, values[at]) - expected(at))
    if (apart > furthest) furthest = apart
  }
  return furthest
}

function millivolts({ zero, millivoltsPerUnit }: SourceLead, value: number | undefined): number {
  return ((value ?? Number.NaN) - zero) * millivoltsPerUnit
}
