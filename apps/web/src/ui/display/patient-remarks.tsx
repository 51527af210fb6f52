import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import type { FileFacts } from '@systole/domain/uploads/file-facts'
import {
  otherPatientInFile,
  type PatientOnRecord,
  studyDateRemark,
} from '@systole/domain/uploads/patients/patient-mismatch'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../hooks/use-now.ts'
import { Icon } from './icon.tsx'

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

/** Returns the facts of the pet for comparison with a study. */
export function patientOnRecord(pet: Case['pet']): PatientOnRecord {
  return { name: pet.name, ownerName: pet.owner.name, identifier: pet.idx }
}

/** Warns of a file that names another patient and of a study with an implausible date. */
export function PatientRemarks({ facts, pet }: { facts: FileFacts; pet: PatientOnRecord }) {
  const { t } = useTranslation('uploads')
  const now = useNow()
  const { dicom } = facts
  const other = otherPatientInFile(facts, pet)
  const remark = dicom && studyDateRemark(dicom, now)
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
