import { z } from 'zod'
import { DAY } from '../time/durations.ts'

/** The time after delivery within which the clinic may request a repeated report. portal §9, "Re-performance". */
export const REPEAT_WITHIN = DAY
export const REPEAT_REASON_MAX = 2000

export const RepeatDecision = z.enum(['accepted', 'declined'])
export type RepeatDecision = z.infer<typeof RepeatDecision>
