import { isStaff } from '../accounts/is-staff.ts'
import type { UserType } from '../accounts/user-type.ts'
import { withMinusSign } from '../text/minus-sign.ts'
import { digitsOf, ECG_STEPS, roundToStep, shownSpread } from './ecg-number.ts'

/** The range is what a heart and a recorder can give, never a reference range. */
type Field = { min: number; max: number; unit: EcgUnit; step: number }
export type EcgUnit = 'bpm' | 's' | 'mV' | '°'

/**
 * The numbers that are read from an ECG: limits, unit, and the step to which they are shown; what is kept is exact. SPEC ECG 2, SPEC
 * E14.
 */
export const ECG_VALUES = {
  heartRatePerMinute: { min: 1, max: 600, unit: 'bpm', step: ECG_STEPS.perMinute },
  pHeightMillivolts: { min: -2, max: 2, unit: 'mV', step: ECG_STEPS.millivolts },
  pDurationSeconds: { min: 0, max: 0.2, unit: 's', step: ECG_STEPS.seconds },
  prSeconds: { min: 0, max: 1, unit: 's', step: ECG_STEPS.seconds },
  rHeightMillivolts: { min: -10, max: 10, unit: 'mV', step: ECG_STEPS.millivolts },
  qrsDurationSeconds: { min: 0, max: 0.4, unit: 's', step: ECG_STEPS.seconds },
  qtSeconds: { min: 0, max: 1.5, unit: 's', step: ECG_STEPS.seconds },
  tHeightMillivolts: { min: -5, max: 5, unit: 'mV', step: ECG_STEPS.millivolts },
  axisDegrees: { min: -180, max: 180, unit: '°', step: ECG_STEPS.degrees },
} as const satisfies Readonly<Record<string, Field>>
export type EcgValueField = keyof typeof ECG_VALUES
export const ECG_VALUE_FIELDS = Object.keys(ECG_VALUES) as [EcgValueField, ...EcgValueField[]] // the keys of the table

/** Returns whether a number is possible for a field. Screens and calls name what is not `Invalid value`. SPEC ECG-5. */
export function isPossible(field: EcgValueField, value: number): boolean {
  const { min, max } = ECG_VALUES[field]
  return Number.isFinite(value) && value >= min && value <= max
}

/** Returns the number as the value of a field; the kept value stays exact. */
export function ecgNumberText(field: EcgValueField, value: number): string {
  const { step } = ECG_VALUES[field]
  return roundToStep(value, step).toFixed(digitsOf(step))
}

/** Returns the number as people read it, on screens and in print alike, with its unit. */
export function ecgValueText(field: EcgValueField, value: number): string {
  return withUnit(withMinusSign(ecgNumberText(field, value)), ECG_VALUES[field].unit)
}

/** Returns an uncertainty or a resolution of a field with its unit, never as zero. */
export function ecgSpreadText(field: EcgValueField, spread: number): string {
  const { unit, step } = ECG_VALUES[field]
  return withUnit(shownSpread(spread, step), unit)
}

function withUnit(number: string, unit: EcgUnit): string {
  return unit === '°' ? `${number}${unit}` : `${number}\u00a0${unit}`
}

/** A value that a person gave; `null` returns to the automatic one. */
export type GivenEcgValue = { field: EcgValueField; value: number | null; userType: UserType }

/**
 * Returns the value that a person gave for a field, of all that were given in their order: the newest of a cardiologist, otherwise the
 * newest of the clinic. `undefined` leaves the automatic value.
 */
export function givenEcgValue<Given extends GivenEcgValue>(
  given: readonly Given[],
  field: EcgValueField,
): Given | undefined {
  const ofField = given.filter((each) => each.field === field)
  const newest = [
    ofField.findLast(({ userType }) => isStaff(userType)),
    ofField.findLast(({ userType }) => !isStaff(userType)),
  ]
  return newest.find((each) => each !== undefined && each.value !== null)
}
