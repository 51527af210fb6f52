export type EcgLead = { name: string; millivolts: Float32Array }

/** A recording in the units of the field: millivolts and samples per second, every lead equally long. */
export type EcgRecording = {
  samplesPerSecond: number
  durationSeconds: number
  /** In the recorder's own words, e.g. "50 Hz"; empty when the file does not say. */
  filter: string
  leads: readonly EcgLead[]
}

export function sampleCount(recording: EcgRecording): number {
  return recording.leads[0]?.millivolts.length ?? 0
}
