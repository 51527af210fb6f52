import type { BeatLabel } from '../beats/beat.ts'
import type { Sensitivity } from '../beats/detect-beats.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import type { WaveType } from '../waves/wave.ts'

/** A stretch that is left out: noise, lost packets, or excluded by a person. */
export const RANGE_MARKS = ['noise', 'packetLoss', 'excluded'] as const
export type RangeMark = (typeof RANGE_MARKS)[number]
export type MarkedRange = SampleRange & { mark: RangeMark }

export type BoundSide = 'on' | 'off'

/**
 * One change that a person makes to the beats, stretches or leads of a recording. Samples count from 0. A list of edits on a base is a
 * patch revision; the raw signal never changes. Leads are named as they are stored, also after a swap. SPEC ECG 2.
 */
export type PatchEdit =
  | { edit: 'addBeat'; sample: number; label: BeatLabel }
  | { edit: 'moveBeat'; from: number; to: number }
  | { edit: 'deleteBeat'; sample: number }
  | { edit: 'relabel'; samples: readonly number[]; label: BeatLabel }
  | { edit: 'relabelShape'; shape: number; label: BeatLabel }
  | ({ edit: 'markRange' } & MarkedRange)
  | ({ edit: 'clearRange' } & SampleRange)
  | { edit: 'invertLead'; lead: string }
  | { edit: 'swapLeads'; one: string; other: string }
  | { edit: 'usePrimaryLead'; lead: string }
  | { edit: 'setSensitivity'; sensitivity: Sensitivity }
  /** The bound of a wave in the median beat, in samples of the median beat from its R. */
  | { edit: 'setBound'; lead: string; wave: WaveType; side: BoundSide; offset: number }

/** The reasons why an edit does not fit the beats it is made on. */
export type EditRefusal = 'noSuchBeat' | 'beatExists' | 'outside' | 'noSuchLead' | 'emptyRange'
