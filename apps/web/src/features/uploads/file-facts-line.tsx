import { styled } from '@mui/material/styles'
import type { UploadedFile } from '@systole/contract/uploads'
import { fromStamp } from '@systole/domain/time/stamp'
import {
  type PatientOnRecord,
  patientMismatch,
  studyDateRemark,
} from '@systole/domain/uploads/patient-mismatch'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../ui/dot-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFactsWords } from './use-facts-words.ts'

const Warning = styled('small')(({ theme }) => ({
  '&&': {
    display: 'flex',
    gap: 6,
    color: (theme.vars ?? theme).palette.tone.warn.text,
    fontWeight: 500,
    overflowWrap: 'anywhere',
  },
  '& svg': { flex: 'none', marginTop: 3 },
}))

/** When it came and what it says of itself in one quiet line, so that nothing moves when it is read, and a word where that does not fit the patient. */
export function FileFactsLine({ file, pet }: { file: UploadedFile; pet: PatientOnRecord }) {
  const { t } = useTranslation('uploads')
  const format = useFormat()
  const now = useNow()
  const words = useFactsWords()(file.facts)
  const at = fromStamp(file.time)
  const added = at ? [t('added', { time: format.timeOrDay(at, now) })] : []
  return (
    <>
      <small>
        <DotList>{[...added, ...words]}</DotList>
      </small>
      {file.facts_state === 'unreadable' && <small>{t('facts.unreadable')}</small>}
      <PatientRemarks file={file} pet={pet} />
    </>
  )
}

/** A study of another patient, or of a date that cannot be meant. Issue 4, "this study says Bella, 2021". */
function PatientRemarks({ file, pet }: { file: UploadedFile; pet: PatientOnRecord }) {
  const { t } = useTranslation('uploads')
  const now = useNow()
  const { dicom } = file.facts
  if (!dicom) return null
  const other = patientMismatch(dicom, pet)
  const remark = studyDateRemark(dicom, now)
  return (
    <>
      {other && (
        <Remark>
          {other.year === null
            ? t('facts.otherPatient', { name: other.name })
            : t('facts.otherPatientOf', { name: other.name, year: other.year })}
        </Remark>
      )}
      {remark && <Remark>{t(remark === 'old' ? 'facts.oldStudy' : 'facts.futureStudy')}</Remark>}
    </>
  )
}

function Remark({ children }: { children: string }) {
  return (
    <Warning>
      <Icon of={TriangleAlert} size={14} />
      {children}
    </Warning>
  )
}
