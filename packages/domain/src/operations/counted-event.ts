import { z } from 'zod'

/**
 * An event of a case, as the operations page counts it and the case list finds it. A case that is promised once more
 * counts by its newest promise.
 */
export const CountedEvent = z.enum([
  'cameIn',
  'finished',
  'kept',
  'missed',
  'rejected',
  'files',
  'clarification',
  'afterReport',
  'qualityAsked',
  'sentBack',
])
export type CountedEvent = z.infer<typeof CountedEvent>

/** The events that interrupt the way of a case: questions of both sides, rejections and returns. */
export const SETBACKS = [
  'files',
  'clarification',
  'afterReport',
  'qualityAsked',
  'sentBack',
  'rejected',
] as const satisfies readonly CountedEvent[]
export type Setback = (typeof SETBACKS)[number]

/** The lines of the case log by which setbacks are found; the others are questions between clinic and reader. */
export const SETBACK_ACTION = {
  rejected: 'case.reject',
  qualityAsked: 'ecg.askQuality',
  sentBack: 'ecg.sentBack',
} as const satisfies Partial<Record<Setback, string>>
