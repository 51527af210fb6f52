import type { ServiceId } from '@systole/domain/services/service-id'
import type { PatientOnRecord } from '@systole/domain/uploads/patient-mismatch'
import { useQuery } from '@tanstack/react-query'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { RecordingRemarks } from './recording-remarks.tsx'
import { recordingsOfFile, recordingsQuery } from './recordings.queries.ts'
import { remarksOf } from './remarks-of.ts'
import { useRemarkWords } from './use-remark-words.ts'

/** Says beside a file of a list how far its import is, why it failed, and what may be wrong with its recordings. */
export function FileRecordingLine(props: {
  caseId: string
  service?: ServiceId
  file: { fileId: string; name: string }
  pet?: PatientOnRecord
}) {
  const { caseId, file, service, pet } = props
  const words = useRemarkWords()
  const { data } = useQuery(recordingsQuery(caseId))
  const recordings = recordingsOfFile(data?.recordings ?? [], file)
  const importing = recordings.find(({ state }) => state === 'importing')
  if (importing) {
    const text = words.progress(importing)
    const percent = importing.progress?.percent
    return (
      <>
        <small role="status">{text}</small>
        {typeof percent === 'number' && <ProgressBar label={text} percent={percent} />}
      </>
    )
  }
  const remarks = recordings.flatMap((each) => remarksOf(each, { service, pet }))
  const named = new Map(remarks.map((each) => [`${each.remark} ${each.value}`, each]))
  return <RecordingRemarks remarks={[...named.values()]} />
}
