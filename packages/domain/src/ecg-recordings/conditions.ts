import { z } from 'zod'
import { plainText } from '../text/plain-text.ts'

/** The posture of the animal during a recording. `unknown` is a statement of the hospital; an absent one was not made. E31. */
export const RecordingPosture = z.enum([
  'right_lateral',
  'left_lateral',
  'sternal',
  'standing',
  'sitting',
  'other',
  'unknown',
])
export type RecordingPosture = z.infer<typeof RecordingPosture>

export const PatientState = z.enum(['awake', 'sedated', 'anesthetised', 'unknown'])
export type PatientState = z.infer<typeof PatientState>

export const CONDITION_TEXT_MAX = 500

/** How the recording was made, as far as a person stated it. E31. */
export const RecordingConditions = z.object({
  posture: RecordingPosture.optional(),
  state: PatientState.optional(),
  /** Free text, such as "clips, wetted with alcohol". */
  electrodes: plainText(CONDITION_TEXT_MAX).optional(),
  /** Sedatives and other drugs that were at work. */
  drugs: plainText(CONDITION_TEXT_MAX).optional(),
  /** Why the ECG was recorded, such as fainting. */
  reason: plainText(CONDITION_TEXT_MAX).optional(),
  device: plainText(CONDITION_TEXT_MAX).optional(),
})
export type RecordingConditions = z.infer<typeof RecordingConditions>

/** The conditions that have to be stated before a case with an ECG is submitted. Handbook 1.2. */
const REQUIRED = ['posture', 'state'] as const satisfies (keyof RecordingConditions)[]
export type RequiredCondition = (typeof REQUIRED)[number]

/** Returns the required conditions that are not stated; `unknown` is a statement. */
export function missingConditions(
  conditions: RecordingConditions | null | undefined,
): RequiredCondition[] {
  return REQUIRED.filter((name) => conditions?.[name] === undefined)
}

/** Returns the conditions as they are stored: without empty texts. */
export function toStatedConditions(conditions: RecordingConditions): RecordingConditions {
  const stated = Object.entries(conditions)
    .map(([name, value]) => [name, value?.trim()] as const)
    .filter(([, value]) => value !== undefined && value !== '')
  return RecordingConditions.parse(Object.fromEntries(stated))
}

/** References are for awake animals that lie on their right side. Handbook 4.7. */
export const REFERENCE_CONDITIONS = { posture: 'right_lateral', state: 'awake' } as const

/** Compares the conditions of a recording with those of the references. */
export function compareWithReference({
  posture = 'unknown',
  state = 'unknown',
}: RecordingConditions = {}): 'same' | 'differ' | 'unknown' {
  const differs =
    (posture !== 'unknown' && posture !== REFERENCE_CONDITIONS.posture) ||
    (state !== 'unknown' && state !== REFERENCE_CONDITIONS.state)
  if (differs) return 'differ'
  return posture === 'unknown' || state === 'unknown' ? 'unknown' : 'same'
}
