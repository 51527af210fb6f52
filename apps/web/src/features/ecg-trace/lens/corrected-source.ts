import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { combine, DERIVED_LEADS, derivedScale } from '../source/derived-leads.ts'
import type { TraceLead, TraceSource } from '../source/trace-source.ts'

/** The corrections of leads: inverted ones by their stored names, and the names after swaps by their stored names. */
export type LeadCorrections = {
  inverted: readonly string[]
  leadNames: Readonly<Record<string, string>>
}

/** Returns a source that shows the leads as a person corrected them; the stored signal stays as it is. */
export function correctedSource(
  source: TraceSource,
  { inverted, leadNames }: LeadCorrections,
): TraceSource {
  const isSwapped = Object.entries(leadNames).some(([stored, name]) => stored !== name)
  if (inverted.length === 0 && !isSwapped) return source
  const measured = source.leads.flatMap((lead, place) =>
    lead.derived
      ? []
      : [
          {
            place,
            isInverted: inverted.includes(lead.name),
            lead: correctedLead(lead, inverted.includes(lead.name), leadNames),
          },
        ],
  )
  const copy = (index: number, from: number, out: Int16Array) => {
    const of = measured[index]
    if (!of) return
    source.copySamples(of.place, from, out)
    if (of.isInverted) invert(out, of.lead.baseline)
  }
  const derived = derivedOf(
    measured.map(({ lead }) => lead),
    copy,
  )
  return {
    ...source,
    leads: [...measured.map(({ lead }) => lead), ...derived.map(({ lead }) => lead)],
    copySamples: (lead, from, out) => {
      if (lead < measured.length) copy(lead, from, out)
      else derived[lead - measured.length]?.copy(from, out)
    },
    copyPairs: (lead, level, from, out) => {
      const of = measured[lead]
      if (!of) {
        out.fill(NO_SAMPLE)
        return
      }
      source.copyPairs(of.place, level, from, out)
      if (of.isInverted) invertPairs(out, of.lead.baseline)
    },
  }
}

function correctedLead(
  lead: TraceLead,
  isInverted: boolean,
  leadNames: LeadCorrections['leadNames'],
): TraceLead {
  const name = leadNames[lead.name] ?? lead.name
  if (!isInverted) return { ...lead, name }
  return { ...lead, name, highest: 0 - lead.lowest, lowest: 0 - lead.highest }
}

function invert(counts: Int16Array, baseline: number): void {
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? NO_SAMPLE
    if (count !== NO_SAMPLE) counts[at] = 2 * baseline - count
  }
}

/** Inverts (lowest, highest) pairs: the lowest becomes the highest. */
function invertPairs(pairs: Int16Array, baseline: number): void {
  invert(pairs, baseline)
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const low = pairs[at] ?? NO_SAMPLE
    pairs[at] = pairs[at + 1] ?? NO_SAMPLE
    pairs[at + 1] = low
  }
}

function derivedOf(
  leads: readonly TraceLead[],
  copy: (lead: number, from: number, out: Int16Array) => void,
): { lead: TraceLead; copy: (from: number, out: Int16Array) => void }[] {
  const placeOf = (name: string) =>
    leads.findIndex((lead) => lead.name.toUpperCase() === name.toUpperCase())
  const [placeOfI, placeOfII] = [placeOf('I'), placeOf('II')]
  const [leadI, leadII] = [leads[placeOfI], leads[placeOfII]]
  if (!leadI || !leadII) return []
  const countsOf = (place: number, from: number, length: number) => {
    const counts = new Int16Array(length)
    copy(place, from, counts)
    return counts
  }
  return DERIVED_LEADS.filter(({ name }) => placeOf(name) < 0).map((each) => ({
    lead: {
      name: each.name,
      derived: true,
      ...derivedScale(leadI, leadII),
      highest: Math.max(leadI.highest, leadII.highest, -leadI.lowest, -leadII.lowest),
      lowest: Math.min(leadI.lowest, leadII.lowest, -leadI.highest, -leadII.highest),
    },
    copy: (from, out) =>
      combine(
        each,
        { ...leadI, counts: countsOf(placeOfI, from, out.length) },
        { ...leadII, counts: countsOf(placeOfII, from, out.length) },
        out,
      ),
  }))
}
