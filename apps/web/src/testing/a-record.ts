import type { PetListEntry } from '@systole/contract/hospitals/pets'

/** Creates Mochi's line of the hospital record list; a test sets only the fields that matter to it. */
export function aRecord(changes: Partial<PetListEntry> = {}): PetListEntry {
  return {
    petName: '3381 Mochi',
    petType: 'cat',
    otherSpecies: '',
    breedId: 'cat-british-shorthair',
    owner_name: 'Ms Lee',
    breed: 'British Shorthair',
    age: 6.41,
    weight: 4.2,
    lastVisit: new Date('2026-10-12T08:00:00Z'),
    lastVisitDisplay: '2026-10-12',
    idx: 0,
    petId: 'pet_mochi',
    caseId: 'case_mochi',
    type: 'Advance',
    reconsult: true,
    ...changes,
  }
}
