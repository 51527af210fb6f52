import { decimateSamples } from '@systole/ecg/pyramid/decimate'
import { samplesPerPair } from '@systole/ecg/pyramid/pyramid'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import {
  combine,
  DERIVED_LEADS,
  type DerivedLead,
  derivedScale,
  inLimbOrder,
  sameName,
} from './derived-leads.ts'
import type { TraceLead } from './trace-source.ts'

/** A lead with how its samples and the pairs of its pyramid are read. */
export type DrawnLead = {
  lead: TraceLead
  copySamples: (from: number, out: Int16Array) => void
  copyPairs: (level: number, from: number, out: Int16Array) => void
}

/** Reads stored leads by their index. */
type Stored = {
  copySamples: (lead: number, from: number, out: Int16Array) => void
  copyPairs: (lead: number, level: number, from: number, out: Int16Array) => void
}

/** Pairs of a derived lead are calculated from at most this many samples; a whole day of them would take minutes to load. */
const MOST_DERIVED_SAMPLES = 1 << 20

/** Returns the stored leads, with the limb leads that follow from I and II, in their usual order. */
export function drawnLeads(measured: readonly TraceLead[], stored: Stored): DrawnLead[] {
  const own = measured.map(
    (lead, place): DrawnLead => ({
      lead,
      copySamples: (from, out) => stored.copySamples(place, from, out),
      copyPairs: (level, from, out) => stored.copyPairs(place, level, from, out),
    }),
  )
  const named = (name: string) => own.find(({ lead }) => sameName(lead.name, name))
  const [leadI, leadII] = [named('I'), named('II')]
  if (!leadI || !leadII) return own
  const missing = DERIVED_LEADS.filter(({ name }) => !named(name))
  if (missing.length === 0) return own
  const drawn = [...own, ...missing.map((each) => derivedLead(each, leadI, leadII))]
  const order = inLimbOrder(drawn.map(({ lead }) => lead))
  return drawn.toSorted((one, other) => order.indexOf(one.lead) - order.indexOf(other.lead))
}

function derivedLead(derived: DerivedLead, one: DrawnLead, two: DrawnLead): DrawnLead {
  const [leadI, leadII] = [one.lead, two.lead]
  const copySamples = (from: number, out: Int16Array) => {
    const countsOf = ({ copySamples: copy }: DrawnLead) => {
      const counts = new Int16Array(out.length)
      copy(from, counts)
      return counts
    }
    combine(derived, { ...leadI, counts: countsOf(one) }, { ...leadII, counts: countsOf(two) }, out)
  }
  return {
    lead: {
      name: derived.name,
      derived: true,
      ...derivedScale(leadI, leadII),
      // as far as the larger of both reaches, in either direction
      highest: Math.max(leadI.highest, leadII.highest, -leadI.lowest, -leadII.lowest),
      lowest: Math.min(leadI.lowest, leadII.lowest, -leadI.highest, -leadII.highest),
    },
    copySamples,
    copyPairs: (level, from, out) => pairsOfSamples(copySamples, samplesPerPair(level), from, out),
  }
}

/** Calculates pairs from samples, because the extremes of a difference do not follow from those of its parts. */
function pairsOfSamples(
  copySamples: DrawnLead['copySamples'],
  perPair: number,
  from: number,
  out: Int16Array,
): void {
  out.fill(NO_SAMPLE)
  const count = (out.length / 2) * perPair
  if (count > MOST_DERIVED_SAMPLES) return
  const samples = new Int16Array(count)
  copySamples(from * perPair, samples)
  decimateSamples(samples, 0, { from: 0, samplesPerColumn: perPair, columns: out.length / 2 }, out)
}
