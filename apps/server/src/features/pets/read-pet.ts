import { isEmail } from '@systole/domain/accounts/email'
import { AGE_MAX_YEARS, ageYears, isDay } from '@systole/domain/pets/age'
import { isListedBreed } from '@systole/domain/pets/breeds/breeds'
import { type Pet, type Species, splitWirePetName } from '@systole/domain/pets/pet'
import {
  type BreedRefusal,
  refuseBreed,
  refuseOtherSpecies,
} from '@systole/domain/pets/refuse-breed'
import { DAY } from '@systole/domain/time/durations'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { petNameKey } from './pet-name-key.ts'

/** Normalizes a name: composed, with single spaces. */
export function readName(sent: string): Pick<Pet, 'identifier' | 'name'> & { nameKey: string } {
  const name = sent.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (name === '') throw fieldRefusal('identifierAndName', 'is missing')
  return { ...splitWirePetName(name), nameKey: petNameKey(name) }
}

/** Returns the owner's address; it is optional, but must be valid because it may be written to. */
export function readOwnerEmail(email: string | undefined): string {
  if (!email || isEmail(email)) return email ?? ''
  throw fieldRefusal('owner_email', 'is no e-mail address')
}

/** Returns the birth date if it exists, is not in the future, and is at most 110 years ago. */
export function readBirthDate(birthDate: string, now: Date): string {
  const tomorrow = new Date(now.getTime() + DAY).toISOString().slice(0, 10) // it may already be tomorrow to the east
  const today = now.toISOString().slice(0, 10)
  if (isDay(birthDate) && birthDate <= tomorrow && ageYears(birthDate, today) <= AGE_MAX_YEARS) {
    return birthDate
  }
  throw fieldRefusal('birthDate', 'must be a day of the last 110 years')
}

const BREED_FIELD: Record<BreedRefusal, string> = {
  otherSpeciesMissing: 'otherSpecies',
  otherBreedMissing: 'otherBreed',
  breedMissing: 'breedId',
}

/** Others requires both texts; every other species a breed of its list. portal §5. */
export function readBreed(input: {
  species: Species
  breedId?: string | undefined
  otherBreed?: string | undefined
  otherSpecies?: string | undefined
}): Pick<Pet, 'breedId' | 'otherSpecies' | 'otherBreed'> {
  const { species, breedId, otherBreed, otherSpecies } = input
  const inWords = species === 'others'
  const breed = {
    breedId: inWords ? null : (breedId ?? null),
    otherSpecies: inWords ? (otherSpecies ?? '').trim() : '',
    otherBreed: inWords ? (otherBreed ?? '').trim() : '',
  }
  const refusal = refuseOtherSpecies({ species, ...breed }) ?? refuseBreed({ species, ...breed })
  const isKnown = inWords || isListedBreed(species, breed.breedId ?? '')
  if (!refusal && isKnown) return breed
  throw fieldRefusal(BREED_FIELD[refusal ?? 'breedMissing'])
}
