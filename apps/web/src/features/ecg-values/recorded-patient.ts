import type { Case } from '@systole/contract/cases/wire-case'
import type { ReferencePet } from '@systole/domain/ecg-references/reference-for'
import type { PatientOnRecord } from '@systole/domain/uploads/patients/patient-mismatch'

/** The case of a recording and its animal. */
export type RecordedPatient = {
  caseId: string
  /** The name of the pet, its number in the clinic, and the case, as they are printed. */
  name: string
  identifier: string
  caseNumber: string
  pet: ReferencePet
  /** The animal by name, to be compared with that of a file. */
  onRecord?: PatientOnRecord
  /** The breed by its id in the list, for criteria that hold for one breed only. */
  breedId?: string
  /** True for who may overrule automatic values. */
  mayChange: boolean
}

export function recordedPatient(
  consult: { caseId: string; caseNumber: string; pet: Omit<Case['pet'], 'petId'> },
  mayChange: boolean,
): RecordedPatient {
  const { caseId, caseNumber, pet } = consult
  return {
    caseId,
    name: pet.name,
    identifier: pet.idx,
    caseNumber,
    mayChange,
    onRecord: { name: pet.name, ownerName: pet.owner.name, identifier: pet.idx },
    breedId: pet.breed_id,
    pet: {
      species: pet.pet_type,
      birthDate: pet.birthDate,
      size: pet.breed_size,
      weightGrams: pet.demographic.weight,
    },
  }
}

/** Returns the line that says on paper whose ECG it is. */
export function aboutPatient(patient: RecordedPatient): string {
  const { name, identifier, caseNumber } = patient
  return [name, identifier, caseNumber].filter((part) => part !== '').join(' · ')
}
