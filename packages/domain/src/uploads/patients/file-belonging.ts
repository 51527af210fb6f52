import type { FileFacts } from '../file-facts.ts'
import {
  otherPatientInFile,
  type PatientMismatch,
  type PatientOnRecord,
} from './patient-mismatch.ts'

export const BELONGING_REASON_MAX = 300

type CaseFile = { fileId: string; name: string; facts: FileFacts; belongsBecause: string | null }

/**
 * A file of a case that names another animal, and the reason why it belongs to the case; the reason is empty until it is given.
 */
export type OtherPatientFile = {
  fileId: string
  name: string
  patient: PatientMismatch
  belongsBecause: string
}

/** Returns the files that name another animal than the pet of their case, in their order. */
export function otherPatientFiles(
  files: readonly CaseFile[],
  pet: PatientOnRecord,
): OtherPatientFile[] {
  return files.flatMap(({ fileId, name, facts, belongsBecause }) => {
    const patient = otherPatientInFile(facts, pet)
    return patient ? [{ fileId, name, patient, belongsBecause: belongsBecause ?? '' }] : []
  })
}

/** A file that prevents signing, in addition to the blockers of the draft. */
export type FileBlocker = { reason: 'otherPatient'; file: string; fileName: string }

/** Returns the files that name another animal and have no explanation; they prevent signing. */
export function unexplainedFiles(
  files: readonly Pick<OtherPatientFile, 'fileId' | 'name' | 'belongsBecause'>[],
): FileBlocker[] {
  return files
    .filter(({ belongsBecause }) => belongsBecause.trim() === '')
    .map(({ fileId, name }) => ({ reason: 'otherPatient', file: fileId, fileName: name }))
}
