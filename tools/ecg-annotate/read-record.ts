import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type EcgSignal, NO_SAMPLE, type SignalLead } from '@systole/ecg/signal/ecg-signal'
import { ECG_SPECIES, type EcgSpecies } from '@systole/ecg/species/species-profile'

export type ReferenceRecord = {
  id: string
  species: EcgSpecies
  /** True where the record names no species that has a profile. */
  isSpeciesAssumed: boolean
  signal: EcgSignal
}

/** Reads the signal of a record in the format `ecg-ref-1`. Annotations in it are not looked at. Throws what is wrong with it. */
export function readRecord(path: string): ReferenceRecord {
  const bytes = readFileSync(path)
  const text = path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  const record: unknown = JSON.parse(text.toString('utf8'))
  if (!isObject(record)) throw new Error('not an object')
  const { id, fs, leads, units } = record
  if (typeof id !== 'string' || !/^[\w.-]+$/.test(id)) throw new Error(`id: ${JSON.stringify(id)}`)
  if (typeof fs !== 'number' || !(fs >= 50 && fs <= 20_000)) throw new Error(`fs: ${fs}`)
  if (units !== undefined && units !== 'mV') throw new Error(`units: ${JSON.stringify(units)}`)
  if (!Array.isArray(leads) || leads.length === 0) throw new Error('leads: none')
  const signalLeads = leads.map(readLead)
  const sampleCount = Math.max(...signalLeads.map(({ samples }) => samples.length))
  return {
    id,
    ...speciesOf(record.species),
    signal: { samplesPerSecond: fs, sampleCount, leads: signalLeads },
  }
}

/** As on the screens: an animal without a profile of its own is read as a dog, which is said. */
const ASSUMED: EcgSpecies = 'dog'

/** Returns the species that a record's text names. A dog whose time axis is shrunk serves as a cat, whose rates it has. */
export function speciesOf(text: unknown): { species: EcgSpecies; isSpeciesAssumed: boolean } {
  const words = String(text)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
  if (words.includes('shrunk')) return { species: 'cat', isSpeciesAssumed: false }
  const named = ECG_SPECIES.find((species) => words.includes(species.toLowerCase()))
  return { species: named ?? ASSUMED, isSpeciesAssumed: named === undefined }
}

function readLead(lead: unknown, place: number): SignalLead {
  if (!isObject(lead)) throw new Error(`leads[${place}]: not an object`)
  const { name = String(place + 1), samples, gain, baseline = 0 } = lead
  const path = `leads[${place}]`
  if (Array.isArray(samples)) return leadOfMillivolts(String(name), samples, path)
  if (typeof samples !== 'string') throw new Error(`${path}.samples: neither text nor numbers`)
  if (typeof gain !== 'number' || !(gain > 0)) throw new Error(`${path}.gain: ${gain}`)
  if (typeof baseline !== 'number') throw new Error(`${path}.baseline: ${baseline}`)
  const bytes = Buffer.from(samples, 'base64')
  const counts = Int16Array.from({ length: bytes.length >> 1 }, (_, index) =>
    bytes.readInt16LE(2 * index),
  )
  return { name: String(name), countsPerMillivolt: gain, baseline, samples: counts }
}

const MOST_COUNTS_PER_MILLIVOLT = 10_000
const LARGEST_COUNT = 32_000

function leadOfMillivolts(name: string, samples: readonly unknown[], path: string): SignalLead {
  const millivolts = samples.map((value, index) => {
    if (value === null) return Number.NaN
    if (typeof value !== 'number') throw new Error(`${path}.samples[${index}]: not a number`)
    return value
  })
  const largest = millivolts.reduce((most, value) => Math.max(most, Math.abs(value) || 0), 0)
  const countsPerMillivolt = Math.min(MOST_COUNTS_PER_MILLIVOLT, LARGEST_COUNT / (largest || 1))
  const counts = Int16Array.from(millivolts, (value) =>
    Number.isFinite(value) ? Math.round(value * countsPerMillivolt) : NO_SAMPLE,
  )
  return { name, countsPerMillivolt, baseline: 0, samples: counts }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
