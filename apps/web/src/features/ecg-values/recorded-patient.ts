import type { WireCase } from '@systole/contract/cases/wire-case'
import type { ReferencePet } from '@systole/domain/ecg-references/reference-for'
import { birthDateFromWire } from '@systole/domain/pets/age'

/** The case of a recording and its animal. */
export type RecordedPatient = {
  caseId: string
  pet: ReferencePet
  /** The breed by its id in the list, for criteria that hold for one breed only. */
  breedId?: string
  /** True for who may overrule automatic values. */
  mayChange: boolean
}

export function recordedPatient(
  consult: { caseId: string; pet: Omit<WireCase['pet'], 'pid'> },
  mayChange: boolean,
): RecordedPatient {
  const { caseId, pet } = consult
  return {
    caseId,
    mayChange,
    breedId: pet.breed_id,
    pet: {
      species: pet.pet_type,
      birthDate: birthDateFromWire(pet.dob) ?? '',
      size: pet.breed_size,
      weightGrams: pet.demographic.weight,
    },
  }
}
