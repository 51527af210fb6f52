import { z } from 'zod'

/** The steps of the review in the order in which an ECG is read. SPEC ECG-4. */
export const REVIEW_STEPS = [
  'heart_rate',
  'rhythm',
  'p_wave',
  'qrs',
  'p_qrs',
  't_wave',
  'ectopic',
  'diagnosis',
  'interpretation',
  'evaluation',
  'notes',
  'preview',
  'completed',
] as const
export const ReviewStep = z.enum(REVIEW_STEPS)
export type ReviewStep = z.infer<typeof ReviewStep>
