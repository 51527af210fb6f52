import type { queryUserActivities as contract } from '@systole/contract/pets'
import { ageYears } from '@systole/domain/pets/age'
import { findBreed } from '@systole/domain/pets/breeds/breeds'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { petsOfYear } from './pet-activity-store.ts'

const TYPE = { basic: 'Basic', advance: 'Advance' } as const

/** The hospital record list of a year. Weight in kilograms here. NEW-4. */
export async function queryUserActivities(
  { db, clock }: CallContext,
  { input, scope }: Call<typeof contract>,
) {
  const today = clock.now().toISOString().slice(0, 10)
  const activities = await petsOfYear(db, scope, input.params.year)
  return {
    pets: activities.map((pet, place) => ({
      petName: pet.identifier === '' ? pet.name : `${pet.identifier} ${pet.name}`,
      petType: pet.species,
      breed: (pet.breedId ? findBreed(pet.breedId)?.name : undefined) ?? pet.otherBreed,
      age: ageYears(pet.birthDate, today),
      weight: pet.weightGrams / 1000,
      lastVisit: toStamp(pet.visitedAt),
      lastVisitDisplay: pet.visitedAt.toISOString().slice(0, 10),
      idx: place,
      pid: pet.petId,
      usid: pet.caseId ?? '',
      type: pet.mode ? TYPE[pet.mode] : ('' as const),
      reconsult: pet.reconsultable,
    })),
  }
}
