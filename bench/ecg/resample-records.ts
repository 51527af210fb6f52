import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

type Lead = { name: string; gain: number; baseline: number; length: number; samples: string }
type Reference = {
  id: string
  fs: number
  leads: Lead[]
  beats: { sample: number; label: string }[]
}

const SAMPLES_PER_SECOND = 128

/** Writes records as a recorder of 128 Hz would have made them, with the same gain, and their beats at the new samples. */
export function writeAt128Hz(folder: string, ids: readonly string[], to: string): void {
  mkdirSync(to, { recursive: true })
  for (const id of ids) {
    const text = gunzipSync(readFileSync(join(folder, `${id}.json.gz`))).toString('utf8')
    const record = JSON.parse(text) as Reference
    const ratio = record.fs / SAMPLES_PER_SECOND
    const resampled = {
      ...record,
      fs: SAMPLES_PER_SECOND,
      leads: record.leads.map((lead) => resampleLead(lead, ratio)),
      beats: record.beats.map(({ sample, label }) => ({
        sample: Math.round(sample / ratio),
        label,
      })),
      exclude: [],
    }
    writeFileSync(join(to, `${id}.json.gz`), gzipSync(JSON.stringify(resampled), { level: 1 }))
  }
}

/** Averages a triangle of two new samples' width around each, which keeps higher frequencies from folding down. */
function resampleLead(lead: Lead, ratio: number): Lead {
  const bytes = Buffer.from(lead.samples, 'base64')
  const count = bytes.length >> 1
  const length = Math.floor(count / ratio)
  const out = Buffer.alloc(2 * length)
  for (let index = 0; index < length; index += 1) {
    const centre = index * ratio
    let sum = 0
    let weights = 0
    for (let at = Math.ceil(centre - ratio); at <= centre + ratio; at += 1) {
      if (at < 0 || at >= count) continue
      const weight = 1 - Math.abs(at - centre) / ratio
      sum += weight * bytes.readInt16LE(2 * at)
      weights += weight
    }
    out.writeInt16LE(Math.round(sum / weights), 2 * index)
  }
  return { ...lead, length, samples: out.toString('base64') }
}
