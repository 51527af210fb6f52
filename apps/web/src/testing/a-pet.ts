import type { WirePet } from '@systole/contract/hospitals/pets'

/** Creates Mochi, a cat in the clinic's records. */
export function aPet(changes: Partial<WirePet> = {}): WirePet {
  return {
    pid: 'pet_mochi',
    epid: 'pet_mochi',
    pname: '3381 Mochi',
    identifier: '3381',
    name: 'Mochi',
    dob: '20200620',
    dob_estimated: false,
    species: 'cat',
    otherpettype: '',
    bid: 'cat-british-shorthair',
    breed: 'British Shorthair',
    otherbreed: '',
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
