import { ecgSignalsAmong } from '../ecg-signals.ts'
import { distinctNames, leadNameOf } from '../lead-name.ts'
import { requireRate } from '../recording-limits.ts'
import type { StatedFacts } from '../recording-reader.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import { EXTENT_16_BITS, type SourceLead } from '../source-recording.ts'
import { millivoltsPerUnit } from '../voltage-unit.ts'
import type { EdfHeader, EdfSignal } from './edf-header.ts'

export type EdfLeads = {
  samplesPerSecond: number
  signals: readonly EdfSignal[]
  leads: readonly SourceLead[]
  /** The labels of signals that are leads or may be, and are not read. */
  dropped: readonly string[]
}

const ANNOTATIONS = /^[EB]DF Annotations/i

export function isAnnotations({ label }: EdfSignal): boolean {
  return ANNOTATIONS.test(label)
}

/**
 * Chooses the leads of an ECG among the signals. Of leads at unlike rates the largest group of one rate is read, of equal groups the
 * faster one: leads are analysed at their own rate, and a recording has one.
 */
export function chooseEdfLeads(header: EdfHeader, stated: StatedFacts): EdfLeads {
  const measured = header.signals.filter((signal) => !isAnnotations(signal))
  const candidates = ecgSignalsAmong(measured)
  if (candidates === undefined) {
    throw new UnreadableRecording('notAnEcg', `signals ${labelsOf(header.signals)}`)
  }
  const signals = largestGroup(candidates)
  const perRecord = signals[0]?.samplesPerRecord ?? 0
  const names = distinctNames(signals.map(({ label }) => leadNameOf(label)))
  return {
    samplesPerSecond: requireRate(rateOf(header, perRecord, stated), 'duration of a data record'),
    signals,
    leads: signals.map((signal, place) =>
      leadOf(signal, names[place] ?? signal.label, { header, stated }),
    ),
    dropped: measured.filter((signal) => !signals.includes(signal)).map(({ label }) => label),
  }
}

function rateOf(header: EdfHeader, perRecord: number, stated: StatedFacts): number | undefined {
  if (header.recordSeconds > 0 && perRecord > 0) return perRecord / header.recordSeconds
  return stated.samplesPerSecond
}

function largestGroup(signals: readonly EdfSignal[]): readonly EdfSignal[] {
  const groups = Map.groupBy(signals, ({ samplesPerRecord }) => samplesPerRecord)
  const [first] = [...groups].toSorted(
    ([rate, group], [otherRate, other]) => other.length - group.length || otherRate - rate,
  )
  return first?.[1] ?? []
}

function leadOf(
  signal: EdfSignal,
  name: string,
  { header, stated }: { header: EdfHeader; stated: StatedFacts },
): SourceLead {
  const { physicalLow, physicalHigh, digitalLow, digitalHigh } = signal
  const unitsPerCount = (physicalHigh - physicalLow) / (digitalHigh - digitalLow)
  const hasGain = Number.isFinite(unitsPerCount) && unitsPerCount !== 0
  const millivolts = millivoltsPerUnit(signal.unit)
  const fromFile = hasGain && millivolts !== undefined ? unitsPerCount * millivolts : undefined
  const perCount = fromFile ?? stated.millivoltsPerUnit
  if (perCount === undefined) {
    const field = hasGain ? `physical dimension "${signal.unit}"` : 'physical and digital limits'
    throw new UnreadableRecording('unitUnknown', `${field} of ${signal.label}`)
  }
  return {
    name,
    millivoltsPerUnit: perCount,
    zero: hasGain ? digitalLow - physicalLow / unitsPerCount : 0,
    step: 1,
    extent: header.bytesPerSample === 2 ? EXTENT_16_BITS : undefined,
  }
}

function labelsOf(signals: readonly EdfSignal[]): string {
  return signals
    .map(({ label }) => label)
    .join(', ')
    .slice(0, 200)
}
