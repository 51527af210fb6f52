import type { UploadedFile } from '@systole/contract/files/uploads'
import { problemToReport } from '@systole/domain/previews/preview'
import { isFromEarlierCase } from '@systole/domain/uploads/copied-files'
import type { PatientOnRecord } from '@systole/domain/uploads/patients/patient-mismatch'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../../ui/display/dot-list.tsx'
import { PatientRemarks } from '../../../ui/display/patient-remarks.tsx'
import { ToneChip } from '../../../ui/display/tone-chip.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { useFactsWords } from './use-facts-words.ts'

/**
 * Shows date and facts of a file in one line, so that nothing moves when they are read, and a remark if they do not match the
 * patient.
 */
export function FileFactsLine(props: {
  file: UploadedFile
  pet: PatientOnRecord
  /** The stamp of the opening of a follow-up. */
  followsSince: Date | undefined
}) {
  const { file, pet, followsSince } = props
  const { t } = useTranslation('uploads')
  const format = useFormat()
  const now = useNow()
  const words = useFactsWords()(file.facts)
  const problem = problemToReport(file.previews)
  const isLocked = file.facts.document?.isEncrypted ?? false
  const added = t('added', { time: format.timeOrDay(file.time, now) })
  return (
    <>
      {followsSince && isFromEarlierCase(file.time, followsSince) && (
        <ToneChip tone="neutral">{t('fromEarlierCase')}</ToneChip>
      )}
      <small>
        <DotList>{[added, ...words]}</DotList>
      </small>
      {file.facts_state === 'unreadable' && <small>{t('facts.unreadable')}</small>}
      {file.facts_state === 'read' && problem && !isLocked && (
        <small>{t(`facts.preview.${problem}`)}</small>
      )}
      <PatientRemarks facts={file.facts} pet={pet} />
    </>
  )
}
