import { takesRecordings } from '@systole/domain/ecg-recordings/takes-recordings'
import { useTranslation } from 'react-i18next'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { ImportEcg } from '../../features/uploads/ecg-import/import-ecg.tsx'
import { useCan } from '../../session/session-context.tsx'

/** Offers the import of a recording in any format, for staff who may, while the case takes recordings; else it says why not. E22. */
export function ImportRecording({ consult }: { consult: ReadingCase }) {
  const { t } = useTranslation('patching')
  const can = useCan()
  if (!can('importEcgFile')) return null
  if (!takesRecordings(consult)) return <span>{t('noFurtherRecordings')}</span>
  return <ImportEcg caseId={consult.caseId} />
}
