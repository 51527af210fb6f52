import type { addPet, RegisteredPet, updateUserPet } from '@systole/contract/hospitals/pets'
import type { InputOf } from '@systole/contract/wire/endpoint'
import { formFromPet, type NewPetForm, petFromForm } from '@systole/domain/pets/new-pet'
import { wirePetName } from '@systole/domain/pets/pet'

/** Converts a valid form to the wire's fields (NEW-8). Throws if the form is invalid. */
export function wireFieldsOf(form: NewPetForm) {
  const pet = petFromForm(form)
  if (!pet) throw new Error('Only a valid form is sent')
  return {
    identifierAndName: wirePetName(pet),
    birthDate: pet.birthDate,
    dob_estimated: pet.birthDateEstimated,
    species: pet.species,
    breedId: pet.breedId ?? '',
    otherBreed: pet.otherBreed,
    otherSpecies: pet.otherSpecies,
    weight: pet.weightGrams,
    neutered: pet.neutered,
    gender: pet.gender,
    size: pet.size,
    owner_name: pet.ownerName,
    owner_email: pet.ownerEmail,
    owner_contact: pet.ownerContact,
  } satisfies Omit<InputOf<typeof addPet>, 'size'> & { size: unknown }
}

export function formOfWire(pet: RegisteredPet, today: string): NewPetForm {
  return formFromPet(
    {
      identifier: pet.identifier,
      name: pet.name,
      species: pet.species,
      otherSpecies: pet.otherSpecies,
      breedId: pet.breedId || null,
      otherBreed: pet.otherBreed,
      birthDate: pet.birthDate,
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
  return 'birthDate' in correction
    ? { ...correction, dob_estimated: after.birthDateFrom === 'age' }
    : correction
}
