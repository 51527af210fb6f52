import type { EcgValue } from '@systole/contract/ecg/values'
import type { GivenEcgValue } from '@systole/domain/ecg-values/ecg-value'
import type { Recording } from '../ecg-trace/recordings/recordings.queries.ts'

/** A value of a person, by whose role it is judged. */
export type GivenValue = GivenEcgValue & EcgValue

export function givenValuesOf({ values }: Pick<Recording, 'values'>): GivenValue[] {
  return values.map((value) => ({ ...value, userType: value.author.user_type }))
}
