export const WAVE_TYPES = ['P', 'QRS', 'T'] as const
export type WaveType = (typeof WAVE_TYPES)[number]

/** One wave of one beat in one lead, in 0-based samples of the recording: onset, largest deflection and end. */
export type BeatWave = {
  lead: string
  type: WaveType
  /** The R (or largest QRS deflection) of the beat that the wave belongs to. */
  beatSample: number
  on: number
  peak: number
  off: number
}

/**
 * `present`: a P before the QRS higher than the noise, at the PR of most beats or of their shape.
 * `absent`: the window before the QRS was read and shows none. `unreadable`: a gap, noise, or no room before the QRS.
 */
export type PVerdict = 'present' | 'absent' | 'unreadable'

/** The P of one beat over all leads: what the rhythm is judged by. One entry for each beat, in the order of the beats. */
export type BeatPWave = {
  /** The R (or largest QRS deflection) of the beat. */
  beatSample: number
  verdict: PVerdict
  /** P onset to QRS onset; only of a P that is present. */
  prSeconds: number | undefined
  /** Of the P window of this beat with that of the median beat in the clearest lead: −1…1, and 0 where no median P exists. */
  correlation: number
  /** Signed, against the baseline before the P, in the first lead of the recording; only of a P that is present. */
  heightMillivolts: number | undefined
}
