import type { SampleRange } from '../signal/ecg-signal.ts'
import type { RecordingHeader, RecordingWarning } from './recording-sink.ts'

/** One lead as its file stores it. Millivolts = (value − zero) × millivoltsPerUnit. */
export type SourceLead = {
  name: string
  millivoltsPerUnit: number
  zero: number
  /** The step of the values: 1 for the counts of a converter, 0.001 for three decimals, `undefined` for values without a step. */
  step: number | undefined
  /** The lowest and highest value that occurs. If it is `undefined`, the samples are read once more to find it. */
  extent: ValueExtent | undefined
}

export type ValueExtent = { lowest: number; highest: number }

/** The extent of counts of 16 bits or fewer, which are stored unchanged. The lowest of 16 bits is beyond it: it says "no sample". */
export const EXTENT_16_BITS: ValueExtent = { lowest: -32_767, highest: 32_767 }

/** A stretch of samples: one array per lead, all of one length, `NaN` where there is none. Valid until the next is asked for. */
export type SampleBlock = readonly Float64Array[]

export const BLOCK_SAMPLES = 16_384

/** A recording as a reader finds it in a file, before its samples become 16-bit counts. */
export type SourceRecording = {
  header: Omit<RecordingHeader, 'leads'>
  leads: readonly SourceLead[]
  /** The samples per lead, for the limits; those of a file that is cut may be fewer. */
  sampleCount: number
  /** Yields the samples from the start in blocks of about `BLOCK_SAMPLES`; called twice if an extent is missing. */
  blocks: () => AsyncIterable<SampleBlock>
  /** Returns the gaps that the file names and the warnings; called after the last block. */
  outcome: () => { stated: readonly SampleRange[]; warnings: readonly RecordingWarning[] }
}
