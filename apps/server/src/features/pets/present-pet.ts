import type { WirePet } from '@systole/contract/hospitals/pets'
import { breedName } from '@systole/domain/pets/breeds/breeds'
import { wirePetName } from '@systole/domain/pets/pet'
import type { PetRow } from './pet-store.ts'

/** Converts the id of a pet to the wire. */
export function presentPetId(petId: string) {
  return { pid: petId }
}

/** Converts a pet to the wire; weight stays in grams. */
export function presentPet(pet: PetRow): WirePet {
  return {
    pid: pet.petId,
    epid: pet.petId,
    pname: wirePetName(pet),
    identifier: pet.identifier,
    name: pet.name,
    dob: pet.birthDate,
    dob_estimated: pet.birthDateEstimated,
    species: pet.species,
    otherpettype: pet.otherSpecies,
    bid: pet.breedId ?? '',
    breed: breedName(pet),
    otherbreed: pet.otherBreed,
    gender: pet.gender,
    neutered: pet.neutered,
    weight: pet.weightGrams,
    size: pet.size,
    owner_name: pet.ownerName,
    owner_email: pet.ownerEmail,
    owner_contact: pet.ownerContact,
    location: pet.location,
    did: pet.deviceId,
    lastVisit: pet.lastCaseAt,
  }
}
