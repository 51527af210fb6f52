import { birthDateToWire } from '@systole/domain/pets/age'
import { type NewPetForm, petFromForm } from '@systole/domain/pets/new-pet'
import { wirePetName } from '@systole/domain/pets/pet'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

/** Registers the pet of a valid form and answers its id (NEW-8). */
export async function registerPet(form: NewPetForm, uid: string): Promise<string> {
  const pet = petFromForm(form)
  if (!pet) throw new Error('registerPet needs a valid form')
  const { pid } = await orThrow(
    client.pets.addPet({
      uid,
      pname: wirePetName(pet),
      dob: birthDateToWire(pet.birthDate),
      tpet: pet.species,
      species: pet.species,
      weight: pet.weightGrams,
      neutered: pet.neutered,
      gender: pet.gender,
      bid: pet.breedId ?? '',
      otherbreed: pet.otherBreed,
      otherpettype: pet.otherSpecies,
      ...(pet.size && { size: pet.size }),
      owner_name: pet.ownerName,
      owner_email: pet.ownerEmail,
      owner_contact: pet.ownerContact,
    }),
  )
  return pid
}

/** Opens an eConsult for the pet and answers the case's id (NEW-10). */
export async function openCase(petId: string, uid: string): Promise<string> {
  const { usid } = await orThrow(
    client.cases.createSession({ type: 'etest', subtype: 'econsult', uid, pid: petId }),
  )
  return usid
}
