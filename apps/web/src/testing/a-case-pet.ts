import type { Case } from '@systole/contract/cases/wire-case'

/** Creates Mochi as the pet of a case. */
export function aCasePet(changes: Partial<Case['pet']> = {}): Case['pet'] {
  return {
    petId: 'pet_mochi',
    idx: '3381',
    name: 'Mochi',
    birthDate: '2020-06-01',
    dob_estimated: false,
    pet_type: 'cat',
    other_pet_type: '',
    breed_id: '',
    breed: 'British Shorthair',
    breed_size: null,
    gender: 'F',
    demographic: { weight: 4200, weighed: new Date('2026-11-20T09:59:00Z'), neutered: 'snipped' },
    owner: { name: '', email: '', contact: '' },
    ...changes,
  }
}
