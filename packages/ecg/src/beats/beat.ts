import type { SampleRange } from '../signal/ecg-signal.ts'

/**
 * N normal, V ventricular premature (VPC), A atrial premature (PAC), E escape, F fusion, P paced, Q unknown, X not a beat (its RR
 * interval joins the one before).
 */
export const BEAT_LABELS = ['N', 'V', 'A', 'E', 'F', 'P', 'Q', 'X'] as const
export type BeatLabel = (typeof BEAT_LABELS)[number]

/** A beat at its R (or largest QRS deflection), 0-based sample of the recording. `shape` is its group of alike beats. */
export type Beat = { sample: number; label: BeatLabel; shape: number }

/** Why samples are missing: the file says so, one value stays too long, a block is repeated sample for sample, or a person marked it. */
export type GapCause = 'stated' | 'constant' | 'repeated' | 'marked'
export type Gap = SampleRange & { cause: GapCause }
