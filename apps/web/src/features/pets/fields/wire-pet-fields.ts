import type { addPet, updateUserPet, WirePet } from '@systole/contract/hospitals/pets'
import type { InputOf } from '@systole/contract/wire/endpoint'
import { birthDateFromWire, birthDateToWire } from '@systole/domain/pets/age'
import { formFromPet, type NewPetForm, petFromForm } from '@systole/domain/pets/new-pet'
import { wirePetName } from '@systole/domain/pets/pet'

/** Converts a valid form to the wire's fields (NEW-8). Throws if the form is invalid. */
export function wireFieldsOf(form: NewPetForm) {
  const pet = petFromForm(form)
  if (!pet) throw new Error('Only a valid form is sent')
  return {
    pname: wirePetName(pet),
    dob: birthDateToWire(pet.birthDate),
    dob_estimated: pet.birthDateEstimated,
    species: pet.species,
    bid: pet.breedId ?? '',
    otherbreed: pet.otherBreed,
    otherpettype: pet.otherSpecies,
    weight: pet.weightGrams,
    neutered: pet.neutered,
    gender: pet.gender,
    size: pet.size,
    owner_name: pet.ownerName,
    owner_email: pet.ownerEmail,
    owner_contact: pet.ownerContact,
  } satisfies Omit<InputOf<typeof addPet>, 'size'> & { size: unknown }
}

export function formOfWire(pet: WirePet, today: string): NewPetForm {
  return formFromPet(
    {
      identifier: pet.identifier,
      name: pet.name,
      species: pet.species,
      otherSpecies: pet.otherpettype,
      breedId: pet.bid || null,
      otherBreed: pet.otherbreed,
      birthDate: birthDateFromWire(pet.dob) ?? '',
      birthDateEstimated: pet.dob_estimated,
      gender: pet.gender,
      neutered: pet.neutered,
      weightGrams: pet.weight,
      size: pet.size,
      ownerName: pet.owner_name,
      ownerEmail: pet.owner_email,
      ownerContact: pet.owner_contact,
    },
    today,
  )
}

/** Returns only the fields that the form changed, so that concurrent corrections by others are kept. */
export function correctionOf(
  before: NewPetForm,
  after: NewPetForm,
): InputOf<typeof updateUserPet>['params'] {
  const was = new Map<string, unknown>(Object.entries(wireFieldsOf(before)))
  const changed = Object.entries(wireFieldsOf(after)).filter(
    ([field, value]) => was.get(field) !== value,
  )
  const correction = Object.fromEntries(changed)
  // a new birth date states again whether it is known or estimated from an age
  return 'dob' in correction
    ? { ...correction, dob_estimated: after.birthDateFrom === 'age' }
    : correction
}
