import type { OtherPatientFile } from '@systole/domain/uploads/patients/file-belonging'

/** Converts a file that names another animal to the wire. */
export function presentOtherPatient(file: OtherPatientFile) {
  const { fileId, name, patient, belongsBecause } = file
  return {
    ...{ fid: fileId, fname: name, reason: belongsBecause },
    ...{ patient: patient.name, year: patient.year },
  }
}
