import {
  type PatientMismatch,
  type PatientOnRecord,
  patientMismatch,
} from '@systole/domain/uploads/patients/patient-mismatch'
import { toSource } from './found-file.ts'
import { inspectFile } from './inspect-files.ts'

/** Returns the patient named in a study if it is not this pet. */
export async function readOtherPatient(
  file: File,
  pet: PatientOnRecord,
): Promise<PatientMismatch | undefined> {
  const { dicom } = await inspectFile(toSource({ file, path: file.name, handle: undefined }), [])
  return dicom && patientMismatch(dicom, pet)
}
