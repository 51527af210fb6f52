/** One beat in all leads, single or the median of many: millivolts around the R at `rIndex`, all leads equally long. */
export type BeatShape = {
  samplesPerSecond: number
  rIndex: number
  /** The room for P and for T: the time from the beat before, and to the next one. */
  rrBeforeSeconds: number
  rrAfterSeconds: number
  leads: readonly Float32Array[]
}

/** A wave by indexes of the beat's samples. `prominence` is its height over its surroundings in millivolts. */
export type WaveBounds = { on: number; peak: number; off: number; prominence: number }

/** The waves of one lead. The end of the QRS is the J point. */
export type LeadBounds = {
  p: WaveBounds | undefined
  qrs: WaveBounds
  t: WaveBounds | undefined
}

export type BeatBounds = {
  leads: readonly LeadBounds[]
  /** Earliest onset and latest end over the leads, as intervals are read. */
  overall: { pOn: number | undefined; qrsOn: number; qrsOff: number; tOff: number | undefined }
}
