import { estimatedAgeYears } from '@systole/domain/pets/estimated-age'
import { neuteredWord } from '@systole/domain/pets/neutered'
import type { Species } from '@systole/domain/pets/pet'
import { fill } from '@systole/i18n/fill'
import type { Wording } from '@systole/i18n/languages'
import { dateText, dayText } from './dates.ts'
import { orNotApplicable } from './not-applicable.ts'
import type { FactsSection } from './report-layout.ts'
import type { FrameWords } from './report-words.ts'

const GRAMS_PER_KILOGRAM = 1000
const SPECIES_KEYS = {
  dog: 'dog',
  cat: 'cat',
  'guinea pig': 'guineaPig',
  parrot: 'parrot',
  rabbit: 'rabbit',
  'sugar glider': 'sugarGlider',
  others: 'others',
} as const satisfies Record<Species, string>

export function patientSection(words: FrameWords): FactsSection {
  const { model, texts, timeZone } = words
  const { patient } = model
  const labels = texts.reports.document.patient
  const value = (text: string) => orNotApplicable(texts, text)
  return {
    kind: 'facts',
    id: 'patient',
    title: labels.title,
    facts: [
      { label: labels.name, value: value(patient.name) },
      { label: labels.species, value: value(speciesText(words)) },
      { label: labels.breed, value: value(breedText(words)) },
      { label: labels.sex, value: sexText(words) },
      { label: labels.age, value: value(ageText(words)) },
      { label: labels.weight, value: value(weightText(words)) },
      { label: labels.birthDate, value: value(birthText(words)) },
      { label: labels.identifier, value: value(patient.identifier) },
      { label: labels.received, value: value(dateText(model.deadline.submittedAt, timeZone)) },
    ],
    wide: [],
  }
}

function speciesText({ model, texts }: FrameWords): string {
  const { species, otherSpecies } = model.patient
  if (species === 'others' && otherSpecies !== '') return otherSpecies
  return texts.common.species[SPECIES_KEYS[species]]
}

function breedText({ model, texts }: FrameWords): string {
  const { breed, breedZhHk, breedJa = '', breedKo = '' } = model.patient
  const translated: Record<Wording, string> = {
    ...{ en_us: '', zh_hk: breedZhHk, zh_tw: breedZhHk, zh_cn: breedZhHk },
    ...{ ja: breedJa, ko: breedKo },
  }
  return translated[texts.writtenIn] || breed
}

/** Formats sex and neutering together: "Male, neutered". SPEC 2 defines the wording of each state. */
function sexText({ model, texts }: FrameWords): string {
  const { sexes, neutered, joined } = texts.reports.document.patient
  const { gender, neutered: state } = model.patient
  return fill(joined, { sex: sexes[gender], neutered: neutered[gender][neuteredWord(state)] })
}

/** Formats the birth date; only the year if it was derived from an age. */
function birthText({ model, texts }: FrameWords): string {
  const { birthDate, birthDateEstimated = false } = model.patient
  if (!birthDateEstimated) return dayText(birthDate)
  return fill(texts.common.units.aboutYear, { year: birthDate.slice(0, 4) })
}

/** Formats the age, with two decimals below one year, where a tenth is five weeks. */
function ageText({ model, texts }: FrameWords): string {
  const { ageYears } = model.patient
  if (ageYears <= 0) return ''
  if (model.patient.birthDateEstimated) {
    return fill(texts.common.units.aboutYears, { value: estimatedAgeYears(ageYears).toString() })
  }
  return fill(texts.common.units.years, { value: ageYears.toFixed(ageYears < 1 ? 2 : 1) })
}

function weightText({ model, texts }: FrameWords): string {
  const { weightGrams } = model.patient
  if (weightGrams <= 0) return ''
  const kilograms = (weightGrams / GRAMS_PER_KILOGRAM).toFixed(2)
  return fill(texts.common.units.kilograms, { value: kilograms })
}
