import type { PaperGain, PaperSpeed } from './paper.ts'

export type EcgLead = { name: string; millivolts: Float32Array }

/** A recording in the units of the field: millivolts and samples per second, every lead equally long. */
export type EcgRecording = {
  samplesPerSecond: number
  durationSeconds: number
  /** In the recorder's own words, e.g. "50 Hz"; empty when the file does not say. */
  filter: string
  /** The paper the recorder drew it on, where the file says so. */
  drawnAt: { gain: PaperGain | undefined; speed: PaperSpeed | undefined }
  leads: readonly EcgLead[]
}
