import type { EcgLead, EcgRecording } from './ecg-recording.ts'
import { MILLIVOLTS_PER } from './millivolts-per.ts'
import { PAPER_GAINS, PAPER_SPEEDS } from './paper/ecg-paper.ts'

/** The reasons why a JSON file cannot be drawn as an ECG. Missing facts of a medical signal are never guessed. */
export type EcgRefusal =
  | 'notAnEcg'
  | 'samplingRateMissing'
  | 'unitUnknown'
  | 'samplesNotNumbers'
  | 'leadsUnequal'

/** The field names used by different recorders; the first one found is used. */
const NAMES = {
  leads: ['leads', 'signals', 'channels'],
  samplingRate: [
    'samplesPerSecond',
    'samplingRate',
    'samplingRateHz',
    'sampling_rate',
    'sampling_rate_hz',
    'sampling_rate_hz',
    'sampleRate',
    'sampleRateHz',
    'sample_rate',
    'frequency',
    'fs',
  ],
  unit: ['unit', 'units'],
  filter: ['filter', 'filters'],
  gain: ['gain_mm_per_mv', 'gainMillimetresPerMillivolt'],
  speed: ['paper_speed_mm_s', 'paperSpeedMillimetresPerSecond'],
  leadName: ['name', 'lead', 'label'],
  samples: ['samples', 'data', 'values', 'signal', 'millivolts'],
} as const

const RATE_MIN = 50
const RATE_MAX = 20_000

type Fields = Readonly<Record<string, unknown>>

/** Parses an ECG from JSON data, or returns why it is not one. */
export function parseEcgJson(value: unknown): EcgRecording | { refusal: EcgRefusal } {
  if (!isFields(value)) return { refusal: 'notAnEcg' }
  const named = namedSamples(pick(value, NAMES.leads))
  if (named.length === 0) return { refusal: 'notAnEcg' }

  const samplesPerSecond = Number(pick(value, NAMES.samplingRate))
  if (!(samplesPerSecond >= RATE_MIN && samplesPerSecond <= RATE_MAX)) {
    return { refusal: 'samplingRateMissing' }
  }
  const scale = MILLIVOLTS_PER[String(pick(value, NAMES.unit) ?? unitInNames(value)).toLowerCase()]
  if (scale === undefined) return { refusal: 'unitUnknown' }

  const leads = named.map(({ name, samples }) => ({ name, millivolts: toNumbers(samples, scale) }))
  if (!leads.every(hasSamples)) return { refusal: 'samplesNotNumbers' }
  const length = leads[0]?.millivolts.length ?? 0
  if (leads.some(({ millivolts }) => millivolts.length !== length)) {
    return { refusal: 'leadsUnequal' }
  }
  return {
    samplesPerSecond,
    durationSeconds: length / samplesPerSecond,
    filter: filterText(pick(value, NAMES.filter)),
    drawnAt: {
      gain: PAPER_GAINS.find((gain) => gain === pick(value, NAMES.gain)),
      speed: PAPER_SPEEDS.find((speed) => speed === pick(value, NAMES.speed)),
    },
    leads,
  }
}

/** Leads are an object by name, or a list whose entries carry their name. */
function namedSamples(leads: unknown): { name: string; samples: readonly unknown[] }[] {
  const entries: [string, unknown][] = Array.isArray(leads)
    ? leads.map((lead, index) => [leadName(lead) ?? String(index + 1), lead])
    : isFields(leads)
      ? Object.entries(leads)
      : []
  return entries.flatMap(([name, lead]) => {
    const samples = isFields(lead) ? pick(lead, NAMES.samples) : lead
    return Array.isArray(samples) && samples.length > 0 ? [{ name, samples }] : []
  })
}

function leadName(lead: unknown): string | undefined {
  const name = isFields(lead) ? pick(lead, NAMES.leadName) : undefined
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** Returns the unit implied by the name `millivolts`. */
function unitInNames(value: Fields): string {
  const leads = pick(value, NAMES.leads)
  const list = Array.isArray(leads) ? leads : isFields(leads) ? Object.values(leads) : []
  return list.length > 0 && list.every((lead) => isFields(lead) && Array.isArray(lead.millivolts))
    ? 'mv'
    : ''
}

function toNumbers(samples: readonly unknown[], scale: number): Float32Array | undefined {
  const numbers = new Float32Array(samples.length)
  for (const [index, sample] of samples.entries()) {
    if (typeof sample !== 'number' || !Number.isFinite(sample)) return undefined
    numbers[index] = sample * scale
  }
  return numbers
}

function hasSamples(lead: { name: string; millivolts: Float32Array | undefined }): lead is EcgLead {
  return lead.millivolts !== undefined
}

function filterText(filter: unknown): string {
  if (typeof filter === 'string') return filter
  if (typeof filter === 'number') return `${filter} Hz`
  return Array.isArray(filter) ? filter.filter((part) => typeof part === 'string').join(', ') : ''
}

function pick(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
