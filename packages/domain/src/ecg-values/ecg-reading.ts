import type { EcgReference, ReferenceAnswer } from '../ecg-references/reference-for.ts'
import { flagOf } from '../ecg-references/reference-for.ts'
import {
  ECG_VALUE_FIELDS,
  type EcgValueField,
  type GivenEcgValue,
  givenEcgValue,
} from './ecg-value.ts'

/** An automatic value of the median beat: a draft. `uncertainty` is one standard deviation, `resolution` one sample or one count. */
export type AutomaticEcgValue = {
  value: number
  uncertainty: number
  resolution: number
  /** The number of beats it comes from. */
  count: number
}

/** A value with its sources: the automatic one, what a person said in its place, and the reference. */
export type EcgReading<Given extends GivenEcgValue = GivenEcgValue> = {
  field: EcgValueField
  automatic: AutomaticEcgValue | undefined
  given: Given | undefined
  /** The value that counts: the person's, otherwise the automatic one. */
  value: number | undefined
  reference: EcgReference | undefined
  flag: 'low' | 'high' | undefined
}

/** Returns the readings of a recording in the order in which an ECG is read. An axis needs two limb leads; without one it is left out. */
export function readEcg<Given extends GivenEcgValue>(
  automatic: Partial<Record<EcgValueField, AutomaticEcgValue>>,
  given: readonly Given[],
  referenceOf: (field: EcgValueField) => ReferenceAnswer,
): EcgReading<Given>[] {
  const hasAxis =
    automatic.axisDegrees !== undefined || given.some(({ field }) => field === 'axisDegrees')
  return ECG_VALUE_FIELDS.filter((field) => field !== 'axisDegrees' || hasAxis).map((field) => {
    const own = givenEcgValue(given, field)
    const value = own?.value ?? automatic[field]?.value
    const answer = referenceOf(field)
    const flag = value === undefined ? undefined : flagOf(value, answer).flag
    return {
      ...{ field, value, automatic: automatic[field], given: own, reference: answer.reference },
      flag: flag === 'low' || flag === 'high' ? flag : undefined,
    }
  })
}
