import type { ByteSource } from '../../signal/byte-source.ts'
import type { SampleRange } from '../../signal/ecg-signal.ts'
import { distinctNames, leadNameOf } from '../lead-name.ts'
import { requireRate } from '../recording-limits.ts'
import type { StatedFacts } from '../recording-reader.ts'
import { type RecordingWarning, UnreadableRecording } from '../recording-sink.ts'
import type { SourceLead, SourceRecording } from '../source-recording.ts'
import { withTimeGaps } from '../timed-blocks.ts'
import type { FoundLead, FoundRecording } from './find-recordings.ts'
import { findIn, JSON_NAMES, type JsonPlace, numberOf } from './json-fields.ts'
import { durationWarnings, headerOf, startTimeOf } from './json-header.ts'
import { kardiaScale, scaleInFile } from './lead-scale.ts'
import { type NumberColumn, numberBlocks } from './number-blocks.ts'
import { isPairs, timesOf } from './time-stamps.ts'

/** The digits after the decimal point up to which numbers are multiples of a step; more are those of a computation. */
const MOST_DECIMALS = 9

/**
 * Plans how a recording of a JSON file is read: scale of every lead, rate, times. Leads of unlike rates become recordings of their
 * own, because nothing is resampled. Throws `UnreadableRecording` with the field that a person must look at.
 */
export async function planRecordings(
  source: ByteSource,
  found: FoundRecording,
  of: { stated: StatedFacts; isCut: boolean },
): Promise<SourceRecording[]> {
  const byRate = Map.groupBy(found.leads, (lead) => rateInFile(lead, found.places))
  const plans: SourceRecording[] = []
  for (const [rate, leads] of byRate) {
    plans.push(await planRecording(source, { ...found, leads }, { ...of, rate }))
  }
  return plans
}

async function planRecording(
  source: ByteSource,
  { leads, places, isKardia }: FoundRecording,
  of: { stated: StatedFacts; isCut: boolean; rate: number | undefined },
): Promise<SourceRecording> {
  for (const { samples, path } of leads) {
    if (samples.otherAt !== undefined) {
      throw new UnreadableRecording('samplesNotNumbers', `${path}[${samples.otherAt}]`)
    }
  }
  const counts = leads.map(({ samples }) => samples.count)
  const longest = Math.max(...counts)
  const isCut = of.isCut && leads.some(({ samples }) => samples.isCut)
  if (!isCut) requireLikeLengths(leads, longest)
  requireEqualStarts(leads)
  const sources = leads.map((lead, index) =>
    sourceLead(lead, { index, places, isKardia, stated: of.stated.millivoltsPerUnit }),
  )
  const statedRate = of.rate ?? of.stated.samplesPerSecond
  const times = await timesOf(source, { leads, places, sampleCount: longest, isCut, statedRate })
  const samplesPerSecond = requireRate(
    times?.axis.samplesPerSecond ?? statedRate,
    rateField(places),
  )
  const names = distinctNames(sources.map(({ name }) => name))
  const columns = leads.map(columnOf)
  const gaps: SampleRange[] = []
  const read = (all: readonly NumberColumn[]) => numberBlocks(source, all, longest)
  return {
    header: headerOf(places, { samplesPerSecond, isKardia }),
    leads: sources.map((lead, index) => ({ ...lead, name: names[index] ?? lead.name })),
    sampleCount: Math.max(longest, times?.axis.sampleCount ?? 0),
    blocks: () =>
      times ? withTimeGaps(read([times.column, ...columns]), times.axis, gaps) : read(columns),
    outcome: () => ({
      stated: gaps,
      warnings: [
        ...shortLeads(leads, longest, isCut),
        ...durationWarnings(places, {
          samplesPerSecond,
          sampleCount: longest + gaps.reduce((sum, { from, to }) => sum + to - from, 0),
        }),
      ],
    }),
  }
}

function sourceLead(
  lead: FoundLead,
  of: {
    index: number
    places: readonly JsonPlace[]
    isKardia: boolean
    stated: number | undefined
  },
): SourceLead {
  const { samples } = lead
  const summary = samples.kind === 'rows' ? samples.columns[columnOf(lead).column] : samples.summary
  if (!summary) throw new UnreadableRecording('samplesMissing', lead.path)
  const places = lead.place ? [lead.place, ...of.places] : of.places
  const [block] = of.places
  const scale =
    of.isKardia && block
      ? kardiaScale(block, of.stated)
      : scaleInFile({ lead, index: of.index, places, isWhole: summary.decimals <= 0 }, of.stated)
  const decimals = Math.max(0, summary.decimals)
  return {
    name: leadNameOf(lead.name),
    ...scale,
    step: decimals > MOST_DECIMALS ? undefined : Number(`1e-${decimals}`),
    extent: { lowest: summary.lowest, highest: summary.highest },
  }
}

function columnOf(lead: FoundLead): NumberColumn {
  const column = isPairs(lead) ? 1 : (lead.column ?? 0)
  return { node: lead.samples, column, repeats: undefined }
}

function rateInFile(lead: FoundLead, places: readonly JsonPlace[]): number | undefined {
  const own = lead.place ? [lead.place, ...places] : places
  return numberOf(findIn(own, JSON_NAMES.samplingRate)?.node)
}

function rateField(places: readonly JsonPlace[]): string {
  const found = findIn(places, JSON_NAMES.samplingRate)
  return (
    found?.path ?? (places[0]?.path ? `${places[0].path}.samplesPerSecond` : 'samplesPerSecond')
  )
}

/** Throws if a lead has a whole fraction of the samples of another: it may be as long at a lower rate, which the file does not name. */
function requireLikeLengths(leads: readonly FoundLead[], longest: number): void {
  for (const { samples, path } of leads) {
    if (samples.count === 0) throw new UnreadableRecording('samplesMissing', path)
    const share = longest / samples.count
    if (share > 1 && Number.isInteger(share)) {
      const field = `${path}: ${samples.count} of ${longest} samples`
      throw new UnreadableRecording('leadsUnequal', field)
    }
  }
}

function requireEqualStarts(leads: readonly FoundLead[]): void {
  const starts = leads.map(({ place }) => (place ? startTimeOf([place]) : undefined))
  const index = starts.findIndex((start) => start !== starts[0])
  if (index >= 0) throw new UnreadableRecording('startsUnequal', leads[index]?.path ?? '')
}

function shortLeads(
  leads: readonly FoundLead[],
  longest: number,
  isCut: boolean,
): RecordingWarning[] {
  const short = leads.filter(({ samples }) => samples.count < longest)
  const values = short.map(({ path, samples }) => `${path}: ${samples.count} of ${longest} samples`)
  if (isCut && short.length === 0) values.push(`${longest} samples`)
  return values.map((value) => ({ warning: 'cutShort', value }))
}
