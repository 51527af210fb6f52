import { takesFiles } from '@systole/domain/cases/case-status'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { ImportEcg } from '../../features/uploads/ecg-import/import-ecg.tsx'
import { useCan } from '../../session/session-context.tsx'

/** Offers the import of a recording in any format, for staff who may, while the case takes files. E22. */
export function ImportRecording({ consult }: { consult: ReadingCase }) {
  const can = useCan()
  if (!can('importEcgFile') || !takesFiles(consult.status, consult.service)) return null
  return <ImportEcg caseId={consult.caseId} />
}
