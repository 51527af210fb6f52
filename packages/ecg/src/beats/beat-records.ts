import { BEAT_LABELS, type Beat } from './beat.ts'

/** The author of a beat: the analysis, the person who prepared the recording, or the one who reviewed it. */
export const BEAT_SOURCES = ['auto', 'patcher', 'reviewer'] as const
export type BeatSource = (typeof BEAT_SOURCES)[number]
export type SourcedBeat = Beat & { source: BeatSource }

export const BEAT_RECORD_BYTES = 8
const MOST_SHAPE = 65_535

/**
 * Writes beats as they are stored and sent, little endian: u32 sample, u8 label, u8 source, u16 shape; the places in their lists.
 * Beats without an author are automatic.
 */
export function encodeBeats(
  beats: readonly (Beat & Partial<SourcedBeat>)[],
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(beats.length * BEAT_RECORD_BYTES))
  for (let place = 0; place < beats.length; place += 1) {
    const { sample, label, source = 'auto', shape } = beats[place] as Beat & Partial<SourcedBeat>
    const at = place * BEAT_RECORD_BYTES
    view.setUint32(at, sample, true)
    view.setUint8(at + 4, BEAT_LABELS.indexOf(label))
    view.setUint8(at + 5, BEAT_SOURCES.indexOf(source))
    view.setUint16(at + 6, Math.min(shape, MOST_SHAPE), true)
  }
  return new Uint8Array(view.buffer)
}

/** Reads whole records; a label or source of a newer program reads as Q and auto. */
export function decodeBeats(bytes: Uint8Array): SourcedBeat[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const beats: SourcedBeat[] = []
  // a loop, because a day has 130,000
  for (let at = 0; at + BEAT_RECORD_BYTES <= bytes.byteLength; at += BEAT_RECORD_BYTES) {
    beats.push({
      sample: view.getUint32(at, true),
      label: BEAT_LABELS[view.getUint8(at + 4)] ?? 'Q',
      source: BEAT_SOURCES[view.getUint8(at + 5)] ?? 'auto',
      shape: view.getUint16(at + 6, true),
    })
  }
  return beats
}
