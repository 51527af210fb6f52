import type { queryRecordingQuality } from '@systole/contract/ecg/recording-quality'
import type { OutputOf } from '@systole/contract/wire/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

export type RecordingQuality = OutputOf<typeof queryRecordingQuality>

/** How the recordings of a hospital score, by default the own one. */
export const recordingQualityQuery = (hospitalId: string | undefined) =>
  queryOptions({
    queryKey: ['ecg', 'recording-quality', hospitalId ?? ''],
    queryFn: () =>
      orThrow(
        client.ecgRecordings.queryRecordingQuality({
          ...(hospitalId && { hospital_id: hospitalId }),
        }),
      ),
  })
