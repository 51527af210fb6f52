import { formatOf } from '@systole/domain/uploads/accepted-formats'
import type { PatientMismatch, PatientOnRecord } from '@systole/domain/uploads/patient-mismatch'
import { useState } from 'react'
import { addTexts } from '../../i18n/i18n.ts'

type Asked = { file: File; other: PatientMismatch; joins: boolean }

/** Asks about a study that names another patient before it joins. Issue 4, "Content is looked at". */
export function useStudyPatient(pet: PatientOnRecord) {
  const [asked, setAsked] = useState<Asked>()
  return {
    asked,
    /** Reads whom the chosen file names; answers whether it may join as things stand. */
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

/** The reader of DICOM comes with the first study; without a line to fetch it nothing is asked here, and the list remarks it. */
async function otherPatientOf(
  file: File,
  pet: PatientOnRecord,
): Promise<PatientMismatch | undefined> {
  if (formatOf(file.name) !== 'dcm') return undefined
  try {
    const [{ readOtherPatient }] = await Promise.all([
      import('./intake/read-other-patient.ts'),
      addTexts('intake'),
    ])
    return await readOtherPatient(file, pet)
  } catch {
    return undefined
  }
}
