import type { PetListEntry, RegisteredPet } from '@systole/contract/hospitals/pets'
import { ageYears } from '@systole/domain/pets/age'
import { type Species, splitWirePetName } from '@systole/domain/pets/pet'

/** A pet that was found, shown before a case is opened for it: a wrong patient is the worst mistake here. */
export type ChosenPet = {
  petId: string
  identifier: string
  name: string
  species: Species
  otherSpecies: string
  breedId: string
  breed: string
  ageYears: number | undefined
  weightGrams: number
  ownerName: string
  lastVisit: Date | undefined
}

export function petFound(pet: RegisteredPet, today: string): ChosenPet {
  return {
    petId: pet.petId,
    identifier: pet.identifier,
    name: pet.name,
    species: pet.species,
    otherSpecies: pet.otherSpecies,
    breedId: pet.breedId,
    breed: pet.breed,
    ageYears: ageYears(pet.birthDate, today),
    weightGrams: pet.weight,
    ownerName: pet.owner_name,
    lastVisit: pet.lastVisit ?? undefined,
  }
}

/** Converts a line of the record list, whose weights are in kilograms. */
export function petOfRecord(entry: PetListEntry): ChosenPet {
  return {
    petId: entry.petId,
    ...splitWirePetName(entry.petName),
    species: entry.petType,
    otherSpecies: entry.otherSpecies,
    breedId: entry.breedId,
    breed: entry.breed,
    ageYears: entry.age,
    weightGrams: Math.round(entry.weight * 1000),
    ownerName: entry.owner_name,
    lastVisit: entry.lastVisit ?? undefined,
  }
}
