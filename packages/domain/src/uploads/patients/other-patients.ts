import type { FileFacts } from '../file-facts.ts'
import { otherPatientInFile, type PatientOnRecord } from './patient-mismatch.ts'

/** Counts the files that name another patient than `pet` and returns the names, each once, in the order of the files. */
export function otherPatients(
  files: readonly { facts: Pick<FileFacts, 'dicom' | 'document'> }[],
  pet: PatientOnRecord,
): { count: number; names: string[] } {
  const named = files.flatMap(({ facts }) => otherPatientInFile(facts, pet)?.name ?? [])
  return { count: named.length, names: [...new Set(named)] }
}
