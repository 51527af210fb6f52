import { z } from 'zod'
import { DAY } from '../time/durations.ts'

/** The clinic may ask for a report to be done again until then after its delivery. Spec §9, "Re-performance". */
export const REPEAT_WITHIN = DAY
export const REPEAT_REASON_MAX = 2000

export const RepeatDecision = z.enum(['accepted', 'declined'])
export type RepeatDecision = z.infer<typeof RepeatDecision>
