import type { PetListEntry, WirePet } from '@systole/contract/hospitals/pets'
import { ageYears, birthDateFromWire } from '@systole/domain/pets/age'
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

export function petFound(pet: WirePet, today: string): ChosenPet {
  const birthDate = birthDateFromWire(pet.dob)
  return {
    petId: pet.pid,
    identifier: pet.identifier,
    name: pet.name,
    species: pet.species,
    otherSpecies: pet.otherpettype,
    breedId: pet.bid,
    breed: pet.breed,
    ageYears: birthDate === undefined ? undefined : ageYears(birthDate, today),
    weightGrams: pet.weight,
    ownerName: pet.owner_name,
    lastVisit: pet.lastVisit ?? undefined,
  }
}

/** Converts a line of the record list, whose weights are in kilograms. */
export function petOfRecord(entry: PetListEntry): ChosenPet {
  return {
    petId: entry.pid,
    ...splitWirePetName(entry.petName),
    species: entry.petType,
    otherSpecies: entry.otherpettype,
    breedId: entry.bid,
    breed: entry.breed,
    ageYears: entry.age,
    weightGrams: Math.round(entry.weight * 1000),
    ownerName: entry.owner_name,
    lastVisit: entry.lastVisit ?? undefined,
  }
}
