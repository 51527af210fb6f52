import type { FileQuality } from '../uploads/file-quality.ts'

/** A quality for a person to confirm, and why. */
export type ProposedQuality = { quality: FileQuality; because: 'noBeats' | 'short' }

const SHORT_SECONDS = 5

/** Proposes the quality of a recording that cannot be read; a person judges every other. Handbook 7. */
export function proposeQuality(recording: {
  beatCount: number
  durationSeconds: number
}): ProposedQuality | undefined {
  if (recording.beatCount === 0) return { quality: 'rejected', because: 'noBeats' }
  if (recording.durationSeconds < SHORT_SECONDS) return { quality: 'rejected', because: 'short' }
}
