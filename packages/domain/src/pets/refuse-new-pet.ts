import { isEmail } from '../accounts/email.ts'
import { readDecimal } from '../text/decimal.ts'
import { hasForbiddenCharacter } from '../text/plain-text.ts'
import { AGE_MAX_YEARS, isDay } from './age.ts'
import { chosenSpeciesOf, type NewPetForm, weightGramsOf } from './new-pet.ts'
import { WEIGHT_MAX_GRAMS } from './pet.ts'
import {
  type BreedChoice,
  type BreedRefusal,
  refuseBreed,
  refuseOtherSpecies,
} from './refuse-breed.ts'

export type NewPetField = keyof NewPetForm
export type NewPetReason =
  | BreedRefusal
  | 'identifierMissing'
  | 'identifierSpaces'
  | 'nameMissing'
  | 'ownerNameMissing'
  | 'ownerEmailFormat'
  | 'birthDateMissing'
  | 'birthDateInvalid'
  | 'birthDateInFuture'
  | 'ageMissing'
  | 'ageOutOfRange'
  | 'ageInvalid'
  | 'tooManyDecimals'
  | 'genderMissing'
  | 'intactMissing'
  | 'weightMissing'
  | 'weightNotPositive'
  | 'weightInvalid'
  | 'weightTooLarge'
  | 'speciesMissing'
  | 'invalidCharacter'

const FREE_TEXTS = [
  'identifier',
  'name',
  'ownerName',
  'ownerEmail',
  'ownerContact',
  'otherSpecies',
  'otherBreed',
] as const satisfies readonly NewPetField[]

const given = (text: string) => text.trim() !== ''

/** The check of each field, in the order of the form. portal §5, "New pet"; NEW-6. */
const CHECKS = {
  identifier: refuseIdentifier,
  name: ({ name }) => (given(name) ? undefined : 'nameMissing'),
  speciesGroup: ({ speciesGroup }) => (speciesGroup === '' ? 'speciesMissing' : undefined),
  otherKind: (form) =>
    form.speciesGroup === 'others' && !chosenSpeciesOf(form) ? 'speciesMissing' : undefined,
  otherSpecies: (form) => withSpecies(form, refuseOtherSpecies),
  breedId: (form) =>
    chosenSpeciesOf(form) === 'others' ? undefined : withSpecies(form, refuseBreed),
  otherBreed: (form) =>
    chosenSpeciesOf(form) === 'others' ? withSpecies(form, refuseBreed) : undefined,
  birthDate: refuseBirthDate,
  age: refuseAge,
  gender: ({ gender }) => (gender === '' ? 'genderMissing' : undefined),
  intact: ({ intact }) => (intact === '' ? 'intactMissing' : undefined),
  weight: refuseWeight,
  ownerName: ({ ownerName }) => (given(ownerName) ? undefined : 'ownerNameMissing'),
  ownerEmail: ({ ownerEmail }) =>
    given(ownerEmail) && !isEmail(ownerEmail) ? 'ownerEmailFormat' : undefined,
} as const satisfies Partial<
  Record<NewPetField, (form: NewPetForm, today: string) => NewPetReason | undefined>
>

/** Returns the error of every invalid field; empty if the pet can be registered. */
export function refuseNewPet(
  form: NewPetForm,
  today: string,
): Partial<Record<NewPetField, NewPetReason>> {
  const reasons: Partial<Record<NewPetField, NewPetReason>> = {}
  const fields = Object.keys(CHECKS) as (keyof typeof CHECKS)[] // the keys of the table above
  for (const field of fields) {
    const reason = CHECKS[field](form, today)
    if (reason) reasons[field] = reason
  }
  for (const field of FREE_TEXTS) {
    if (hasForbiddenCharacter(form[field])) reasons[field] = 'invalidCharacter'
  }
  return reasons
}

/** Refuses an identifier with spaces, because both are sent as one text that is split at its first space (NEW-8). */
function refuseIdentifier({ identifier }: NewPetForm): NewPetReason | undefined {
  if (!given(identifier)) return 'identifierMissing'
  return /\s/.test(identifier.trim()) ? 'identifierSpaces' : undefined
}

function refuseBirthDate({ birthDate }: NewPetForm, today: string): NewPetReason | undefined {
  if (birthDate === '') return 'birthDateMissing'
  if (!isDay(birthDate)) return 'birthDateInvalid'
  return birthDate > today ? 'birthDateInFuture' : undefined
}

function refuseAge({ age }: NewPetForm): NewPetReason | undefined {
  if (!given(age)) return 'ageMissing'
  const years = readDecimal(age)
  if (years === 'notANumber') return 'ageInvalid'
  if (years === 'tooManyDecimals') return 'tooManyDecimals'
  return years < 0 || years > AGE_MAX_YEARS ? 'ageOutOfRange' : undefined
}

function refuseWeight({ weight }: NewPetForm): NewPetReason | undefined {
  if (!given(weight)) return 'weightMissing'
  const kilograms = readDecimal(weight)
  if (kilograms === 'notANumber') return 'weightInvalid'
  if (kilograms === 'tooManyDecimals') return 'tooManyDecimals'
  const grams = weightGramsOf(weight)
  if (grams < 1) return 'weightNotPositive'
  return grams > WEIGHT_MAX_GRAMS ? 'weightTooLarge' : undefined
}

function withSpecies<Reason>(
  form: NewPetForm,
  refuse: (pet: BreedChoice) => Reason,
): Reason | undefined {
  const species = chosenSpeciesOf(form)
  return species && refuse({ ...form, species })
}
