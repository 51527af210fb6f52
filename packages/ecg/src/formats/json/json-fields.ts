import { UnreadableRecording } from '../recording-sink.ts'
import { isKind, type JsonNode, type JsonObject } from './json-node.ts'

/** The field names that recorders use; the first one found is used. */
export const JSON_NAMES = {
  recordings: ['recordings', 'records', 'ecgs', 'ecg', 'recording', 'ecgData', 'data'],
  leads: ['leads', 'signals', 'channels'],
  leadNames: ['leadNames', 'lead_names', 'sig_name', 'columns'],
  leadName: ['name', 'lead', 'label'],
  samples: ['samples', 'data', 'values', 'signal', 'millivolts', 'microvolts'],
  samplingRate: [
    ...['samplesPerSecond', 'samples_per_second', 'samplingRate', 'samplingRateHz'],
    ...['sampling_rate', 'sampling_rate_hz', 'sampleRate', 'sampleRateHz', 'sample_rate'],
    ...['sample_rate_hz', 'samplingFrequency', 'sampling_frequency', 'frequency', 'fs'],
  ],
  unit: ['unit', 'units'],
  gain: ['gain', 'adc_gain', 'adcGain'],
  gainUnit: ['gainUnit', 'gain_unit', 'gainUnits', 'gain_units'],
  baseline: ['baseline', 'adcZero', 'adc_zero'],
  time: ['time', 'times', 'timestamps', 'timestamp', 't', 'time_s', 'time_ms', 'time_us'],
  timeUnit: ['timeUnit', 'time_unit', 'timeUnits', 'time_units'],
  startedAt: [
    ...['startedAt', 'started_at', 'startTime', 'start_time', 'recordedAt', 'recorded_at'],
    ...['start', 'recordingTime', 'recording_time', 'dateTime', 'datetime', 'date'],
  ],
  duration: ['duration', 'durationSeconds', 'duration_s', 'duration_seconds', 'durationMs'],
  sampleCount: ['sampleCount', 'sample_count', 'numSamples', 'num_samples', 'sig_len'],
  filter: ['filter', 'filters'],
  device: ['device', 'deviceInfo', 'device_info', 'recorder'],
  patient: ['patientName', 'patient_name', 'petName', 'pet_name', 'patient', 'pet', 'animal'],
  printedGain: ['gain_mm_per_mv', 'gainMillimetresPerMillivolt'],
  printedSpeed: ['paper_speed_mm_s', 'paperSpeedMillimetresPerSecond'],
} as const

/** Gains by names that say what they are; a bare `gain` may be that of an amplifier or of a print. */
export const MILLIVOLTS_PER_COUNT_OF: Readonly<Record<string, (gain: number) => number>> = {
  countsPerMillivolt: (gain) => 1 / gain,
  counts_per_millivolt: (gain) => 1 / gain,
  countsPerMv: (gain) => 1 / gain,
  counts_per_mv: (gain) => 1 / gain,
  adcPerMv: (gain) => 1 / gain,
  adc_per_mv: (gain) => 1 / gain,
  lsbPerMv: (gain) => 1 / gain,
  lsb_per_mv: (gain) => 1 / gain,
  millivoltsPerCount: (gain) => gain,
  millivolts_per_count: (gain) => gain,
  mv_per_count: (gain) => gain,
  mv_per_lsb: (gain) => gain,
  microvoltsPerCount: (gain) => gain / 1000,
  microvolts_per_count: (gain) => gain / 1000,
  uv_per_count: (gain) => gain / 1000,
  uvPerLsb: (gain) => gain / 1000,
  uv_per_lsb: (gain) => gain / 1000,
  nanovoltsPerCount: (gain) => gain / 1e6,
  nv_per_count: (gain) => gain / 1e6,
}

/** A field and the path at which a person finds it. */
export type JsonField = { name: string; path: string; node: JsonNode }

/** An object and its place in the file. */
export type JsonPlace = { object: JsonObject; path: string }

/** Returns the first of some fields that has a value. Throws if it occurs twice with nothing to say which holds. */
export function find({ object, path }: JsonPlace, names: readonly string[]): JsonField | undefined {
  for (const name of names) {
    const node = object.fields.get(name)
    if (node === undefined || node === null) continue
    if (object.repeated.has(name)) {
      throw new UnreadableRecording('damaged', `${fieldPath(path, name)} occurs twice`)
    }
    return { name, path: fieldPath(path, name), node }
  }
  return undefined
}

/** Returns the first of some fields in the innermost object that has one. */
export function findIn(
  places: readonly JsonPlace[],
  names: readonly string[],
): JsonField | undefined {
  for (const place of places) {
    const found = find(place, names)
    if (found) return found
  }
  return undefined
}

export function textIn(places: readonly JsonPlace[], names: readonly string[]): string {
  const node = findIn(places, names)?.node
  return typeof node === 'string' ? node.trim() : ''
}

/** Returns a number, also one that is written as text with a unit such as `500 Hz`. */
export function numberOf(node: JsonNode | undefined): number | undefined {
  if (typeof node === 'number') return node
  const text =
    typeof node === 'string' ? /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)/i.exec(node)?.[1] : undefined
  const number = Number(text ?? Number.NaN)
  return Number.isNaN(number) ? undefined : number
}

/** Joins the texts of a field that is a text, a number or an object of texts. */
export function jsonWordsOf(node: JsonNode | undefined, names?: readonly string[]): string {
  if (typeof node === 'string') return node.trim()
  if (!isKind(node, 'object')) return ''
  const wanted = names ?? [...node.fields.keys()]
  const words = wanted
    .map((name) => node.fields.get(name))
    .filter((word) => typeof word === 'string')
  return words.join(' ').trim()
}

export function fieldPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
