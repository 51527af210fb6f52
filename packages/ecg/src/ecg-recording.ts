import type { PaperGain, PaperSpeed } from './paper/ecg-paper.ts'

export type EcgLead = { name: string; millivolts: Float32Array }

/** A recording in the units of the field: millivolts and samples per second, every lead equally long. */
export type EcgRecording = {
  samplesPerSecond: number
  durationSeconds: number
  /** The filter in the recorder's own words, e.g. "50 Hz"; empty if the file names none. */
  filter: string
  /** The gain and speed of the recorder's print, if the file names them. */
  drawnAt: { gain: PaperGain | undefined; speed: PaperSpeed | undefined }
  leads: readonly EcgLead[]
}
