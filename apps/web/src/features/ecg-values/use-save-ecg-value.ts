import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { type Recording, recordingsQuery } from '../ecg-trace/recordings/recordings.queries.ts'
import type { SaveEcgValue } from './ecg-value-field.tsx'

/** Returns a function that saves the value of a person with the automatic one that was shown; a newer value is fetched and shown. */
export function useSaveEcgValue(
  caseId: string,
  recording: Recording | undefined,
  analysis: EcgAnalysis,
): SaveEcgValue {
  const queries = useQueryClient()
  return async (field, value) => {
    if (!recording) throw new Error('a value is saved for a recording on the server')
    const automatic = analysis.values[field]
    const version = recording.values.findLast((each) => each.field === field)?.version ?? 0
    try {
      return await orThrow(
        client.ecgRecordings.saveEcgValue({
          ...{ caseId, rid: recording.rid, field, version },
          ...(value !== undefined && { value: rounded(value) }),
          ...(automatic && { automatic: rounded(automatic.value) }),
          analysis_version: analysis.version,
        }),
      )
    } finally {
      await queries.invalidateQueries({ queryKey: recordingsQuery(caseId).queryKey })
    }
  }
}

/** The wire takes nine decimals. */
function rounded(value: number): number {
  return Number(value.toFixed(9))
}
