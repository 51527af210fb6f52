import { formatOf } from '@systole/domain/uploads/accepted-formats'
import type {
  PatientMismatch,
  PatientOnRecord,
} from '@systole/domain/uploads/patients/patient-mismatch'
import { useState } from 'react'
import { addTexts } from '../../../i18n/i18n.ts'

type Asked = { file: File; other: PatientMismatch; joins: boolean }

/** Asks about a study that names another patient before it is added. Issue 4, "Content is looked at". */
export function useStudyPatient(pet: PatientOnRecord) {
  const [asked, setAsked] = useState<Asked>()
  return {
    asked,
    /** Reads the patient of the chosen file; returns whether it may be added. */
    mayJoin: async (file: File): Promise<boolean> => {
      const other = await otherPatientOf(file, pet)
      if (!other) return true
      if (asked?.file === file) return asked.joins
      setAsked({ file, other, joins: false })
      return false
    },
    answer: (joins: boolean) => setAsked((was) => was && { ...was, joins }),
  }
}

/** Loads the DICOM parser with the first study; if that fails, nothing is asked here, and the list of files shows the remark. */
async function otherPatientOf(
  file: File,
  pet: PatientOnRecord,
): Promise<PatientMismatch | undefined> {
  if (formatOf(file.name) !== 'dcm') return undefined
  try {
    const [{ readOtherPatient }] = await Promise.all([
      import('../intake/read-other-patient.ts'),
      addTexts('intake'),
    ])
    return await readOtherPatient(file, pet)
  } catch {
    return undefined
  }
}
