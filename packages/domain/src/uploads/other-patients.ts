import type { FileFacts } from './file-facts.ts'
import { otherPatientInFile, type PatientOnRecord } from './patient-mismatch.ts'

/** How many files name another patient than `pet`, and whom, each name once, in the order of the files. */
export function otherPatients(
  files: readonly { facts: Pick<FileFacts, 'dicom' | 'document'> }[],
  pet: PatientOnRecord,
): { count: number; names: string[] } {
  const named = files.flatMap(({ facts }) => otherPatientInFile(facts, pet)?.name ?? [])
  return { count: named.length, names: [...new Set(named)] }
}
