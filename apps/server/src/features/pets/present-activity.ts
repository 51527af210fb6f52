import type { WirePetListEntry } from '@systole/contract/hospitals/pets'
import { ageYears } from '@systole/domain/pets/age'
import { breedName } from '@systole/domain/pets/breeds/breeds'
import { wirePetName } from '@systole/domain/pets/pet'
import { presentCaseId } from '../../http/present-case-id.ts'
import type { PetActivity } from './pet-activity-store.ts'

const TYPE = { basic: 'Basic', advance: 'Advance' } as const

/** Converts a pet of the record list to the wire; weight in kilograms. */
export function presentActivity(pet: PetActivity, today: string, place: number): WirePetListEntry {
  return {
    petName: wirePetName(pet),
    petType: pet.species,
    otherpettype: pet.otherSpecies,
    bid: pet.breedId ?? '',
    breed: breedName(pet),
    owner_name: pet.ownerName,
    age: ageYears(pet.birthDate, today),
    weight: pet.weightGrams / 1000,
    lastVisit: pet.visitedAt,
    lastVisitDisplay: pet.visitedAt.toISOString().slice(0, 10),
    idx: place,
    pid: pet.petId,
    ...presentCaseId(pet.caseId ?? ''),
    type: pet.mode ? TYPE[pet.mode] : '',
    reconsult: pet.reconsultable,
  }
}
