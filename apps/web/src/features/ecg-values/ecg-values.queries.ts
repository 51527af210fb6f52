import type { EcgRecording } from '@systole/contract/ecg/recordings'
import type { EcgValue } from '@systole/contract/ecg/values'
import type { Decoded } from '@systole/contract/wire/names'
import type { GivenEcgValue } from '@systole/domain/ecg-values/ecg-value'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

export type Recording = Decoded<EcgRecording>
/** A value of a person, by whose role it is judged. */
export type GivenValue = GivenEcgValue & EcgValue

/** How often a recording is asked for while it is being read. */
const WAIT_MS = 3000

/** The recordings of a case; asked again until all have been read. */
export const recordingsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['ecg', 'recordings', caseId],
    queryFn: () => orThrow(client.ecgRecordings.queryEcgRecordings({ caseId })),
    refetchInterval: ({ state }) =>
      state.data?.recordings.some((each) => each.state === 'importing') ? WAIT_MS : false,
  })

export function givenValuesOf({ values }: Pick<Recording, 'values'>): GivenValue[] {
  return values.map((value) => ({ ...value, userType: value.author.user_type }))
}
