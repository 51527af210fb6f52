import type { FileFacts } from './file-facts.ts'
import {
  otherPatientInFile,
  type PatientMismatch,
  type PatientOnRecord,
} from './patient-mismatch.ts'

export const BELONGING_REASON_MAX = 300

type CaseFile = { fileId: string; name: string; facts: FileFacts; belongsBecause: string | null }

/** A file of a case that names another animal, and why it belongs to the case; empty until somebody says it. */
export type OtherPatientFile = {
  fileId: string
  name: string
  patient: PatientMismatch
  belongsBecause: string
}

/** The files that name another animal than the pet of their case, in their order. */
export function otherPatientFiles(
  files: readonly CaseFile[],
  pet: PatientOnRecord,
): OtherPatientFile[] {
  return files.flatMap(({ fileId, name, facts, belongsBecause }) => {
    const patient = otherPatientInFile(facts, pet)
    return patient ? [{ fileId, name, patient, belongsBecause: belongsBecause ?? '' }] : []
  })
}

/** Keeps a report from being signed, beside what is missing in its draft. */
export type FileBlocker = { reason: 'otherPatient'; file: string; fileName: string }

/** A report is not signed while a file that names another animal has nobody's word for it. */
export function unexplainedFiles(
  files: readonly Pick<OtherPatientFile, 'fileId' | 'name' | 'belongsBecause'>[],
): FileBlocker[] {
  return files
    .filter(({ belongsBecause }) => belongsBecause.trim() === '')
    .map(({ fileId, name }) => ({ reason: 'otherPatient', file: fileId, fileName: name }))
}
