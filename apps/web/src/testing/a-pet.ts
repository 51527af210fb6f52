import type { RegisteredPet } from '@systole/contract/hospitals/pets'

/** Creates Mochi, a cat in the clinic's records. */
export function aPet(changes: Partial<RegisteredPet> = {}): RegisteredPet {
  return {
    petId: 'pet_mochi',
    epid: 'pet_mochi',
    identifierAndName: '3381 Mochi',
    identifier: '3381',
    name: 'Mochi',
    birthDate: '2020-06-20',
    dob_estimated: false,
    species: 'cat',
    otherSpecies: '',
    breedId: 'cat-british-shorthair',
    breed: 'British Shorthair',
    otherBreed: '',
    gender: 'F',
    neutered: 'snipped',
    weight: 4200,
    size: null,
    owner_name: 'Ms Lee',
    owner_email: '',
    owner_contact: '',
    lastVisit: new Date('2026-10-12T08:00:00Z'),
    ...changes,
  }
}
