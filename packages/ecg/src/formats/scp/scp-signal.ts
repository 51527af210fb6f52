import { UnreadableRecording } from '../recording-sink.ts'
import { HuffmanDecoder } from './huffman-decoder.ts'
import { parseHuffmanTables } from './huffman-tables.ts'
import { scpLeadName } from './scp-lead-name.ts'
import type { ScpRecord, ScpSection } from './scp-sections.ts'

/** A lead of section 3; samples count from 1 and include the last. */
export type ScpLead = { name: string; firstSample: number; sampleCount: number }

export type ScpSignal = {
  samplesPerSecond: number | undefined
  /** Millivolts of one step. */
  millivoltsPerStep: number
  leads: readonly (ScpLead & { values: Float64Array })[]
}

const LEAD_BYTES = 9
const SIGNAL_HEADER_BYTES = 6
const MOST_LEADS = 85
const NANOVOLTS_PER_MILLIVOLT = 1e6
const MICROSECONDS = 1e6

/** Decodes the rhythm of section 6 by the leads of section 3 and the codes of section 2. */
export function decodeScpSignal({ sections }: ScpRecord): ScpSignal {
  const leads = parseLeads(required(sections, 3))
  const rhythm = required(sections, 6)
  if (rhythm.byteLength < SIGNAL_HEADER_BYTES + 2 * leads.length) {
    throw new UnreadableRecording('samplesMissing', 'section 6')
  }
  const nanovolts = rhythm.getUint16(0, true)
  const interval = rhythm.getUint16(2, true)
  const differences = rhythm.getUint8(4)
  if (rhythm.getUint8(5) !== 0) {
    throw new UnreadableRecording('compressionUnsupported', 'bimodal compression')
  }
  if (differences > 2) {
    throw new UnreadableRecording('sampleFormatUnknown', `differences of order ${differences}`)
  }
  const codes = sections.get(2)
  const decoder = codes ? new HuffmanDecoder(parseHuffmanTables(codes.data)) : undefined
  let at = SIGNAL_HEADER_BYTES + 2 * leads.length
  return {
    samplesPerSecond: interval > 0 ? MICROSECONDS / interval : undefined,
    millivoltsPerStep: nanovolts / NANOVOLTS_PER_MILLIVOLT,
    leads: leads.map((lead, place) => {
      const length = rhythm.getUint16(SIGNAL_HEADER_BYTES + 2 * place, true)
      const bytes = bytesOf(rhythm, at, length)
      at += length
      const values = decoder
        ? decoder.decode(bytes, lead.sampleCount)
        : wordsOf(bytes, lead.sampleCount)
      return { ...lead, values: summed(values, differences) }
    }),
  }
}

/** Parses section 3. Throws if only what is left of the beats after a reference beat was stored. */
function parseLeads(data: DataView): ScpLead[] {
  const [count, flags] = [data.getUint8(0), data.getUint8(1)]
  if ((flags & 1) !== 0) {
    throw new UnreadableRecording('compressionUnsupported', 'reference beat subtraction')
  }
  if (count === 0) throw new UnreadableRecording('samplesMissing', 'leads of section 3')
  if (count > MOST_LEADS) throw new UnreadableRecording('tooManyLeads', `${count}`)
  if (data.byteLength < 2 + count * LEAD_BYTES)
    throw new UnreadableRecording('damaged', 'section 3')
  const leads = Array.from({ length: count }, (_, place) => {
    const at = 2 + place * LEAD_BYTES
    const firstSample = Math.max(1, data.getUint32(at, true)) // some recorders count from 0
    const lastSample = data.getUint32(at + 4, true)
    const name = scpLeadName(data.getUint8(at + 8))
    return { name, firstSample, sampleCount: Math.max(0, lastSample - firstSample + 1) }
  })
  const late = leads.find(({ firstSample }) => firstSample !== leads[0]?.firstSample)
  if (late) throw new UnreadableRecording('startsUnequal', `first sample of ${late.name}`)
  return leads
}

function required(sections: ReadonlyMap<number, ScpSection>, id: number): DataView {
  const data = sections.get(id)?.data
  if (!data || data.byteLength < 2) throw new UnreadableRecording('samplesMissing', `section ${id}`)
  return data
}

function bytesOf(data: DataView, from: number, length: number): Uint8Array {
  const start = Math.min(from, data.byteLength)
  const end = Math.min(start + length, data.byteLength)
  return new Uint8Array(data.buffer, data.byteOffset + start, end - start)
}

function wordsOf(bytes: Uint8Array, most: number): Float64Array {
  const values = new Float64Array(Math.min(most, bytes.length >> 1))
  for (let index = 0; index < values.length; index += 1) {
    values[index] = (((bytes[2 * index] ?? 0) << 16) | ((bytes[2 * index + 1] ?? 0) << 24)) >> 16
  }
  return values
}

/** Sums first or second differences in place; the first values, as many as the order, are samples themselves. */
function summed(values: Float64Array, order: number): Float64Array {
  for (let index = order; order > 0 && index < values.length; index += 1) {
    const [before, earlier] = [values[index - 1] ?? 0, values[index - 2] ?? 0]
    const predicted = order === 1 ? before : 2 * before - earlier
    values[index] = (values[index] ?? 0) + predicted
  }
  return values
}
