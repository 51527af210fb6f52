import { checkDerivedLeads } from './derived-leads.ts'
import { countsOf, EMPTY_EXTENT, type LeadScale, scaleOf, widen } from './quantise.ts'
import { requireWithinLimits } from './recording-limits.ts'
import type { RecordingSink, RecordingWarning } from './recording-sink.ts'
import type { SourceLead, SourceRecording, ValueExtent } from './source-recording.ts'

/**
 * Writes a recording into a sink as 16-bit counts, block by block. Derived leads are checked against I and II and left out. Throws
 * `UnreadableRecording` before `begin` if a limit is exceeded or a lead has no gain.
 */
export async function writeRecording(
  recording: SourceRecording,
  sink: RecordingSink,
): Promise<void> {
  const { header, leads, sampleCount } = recording
  requireWithinLimits({
    samplesPerSecond: header.samplesPerSecond,
    leadCount: leads.length,
    sampleCount,
  })
  const extents = await extentsOf(recording)
  const derived = checkDerivedLeads(leads)
  const kept = derived.kept.flatMap((place) => {
    const lead = leads[place]
    return lead ? [{ place, lead, scale: scaleOf(lead, extents[place] ?? NO_EXTENT) }] : []
  })
  sink.begin({
    ...header,
    leads: kept.map(({ lead, scale }) => ({
      name: lead.name,
      countsPerMillivolt: scale.countsPerMillivolt,
      baseline: scale.baseline,
    })),
  })
  for await (const block of recording.blocks()) {
    derived.check(block)
    for (const [index, { place, scale }] of kept.entries()) {
      await sink.append(index, countsOf(block[place] ?? new Float64Array(), scale))
    }
  }
  const { stated, warnings } = recording.outcome()
  await sink.end({
    stated,
    warnings: [...warnings, ...derived.warnings(), ...kept.flatMap(reducedResolution)],
  })
}

const NO_EXTENT: ValueExtent = { lowest: 0, highest: 0 }

/** Returns the extents of all leads; reads the samples once if the reader does not know them. */
async function extentsOf({ leads, blocks }: SourceRecording): Promise<ValueExtent[]> {
  const known = leads.flatMap(({ extent }) => (extent ? [extent] : []))
  let extents = leads.map(() => EMPTY_EXTENT)
  if (known.length === leads.length) extents = known
  else {
    for await (const block of blocks()) {
      extents = extents.map((extent, lead) => widen(extent, block[lead] ?? new Float64Array()))
    }
  }
  return extents.map((extent) => (extent.lowest <= extent.highest ? extent : NO_EXTENT))
}

function reducedResolution(of: { lead: SourceLead; scale: LeadScale }): RecordingWarning[] {
  const microvolts = of.scale.reducedToMicrovolts
  if (microvolts === undefined) return []
  return [{ warning: 'resolutionReduced', value: `${of.lead.name}: ${microvolts} µV` }]
}
