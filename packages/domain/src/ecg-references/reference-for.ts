import { compareWithReference, type RecordingConditions } from '../ecg-recordings/conditions.ts'
import { analysedSpecies } from '../ecg-recordings/ecg-species.ts'
import { ECG_STEPS, roundToStep } from '../ecg-values/ecg-number.ts'
import { ageYears } from '../pets/age.ts'
import type { Pet, PetSize } from '../pets/pet.ts'
import type { AnimalGroup, Bounds, EcgReferenceField, ReferenceCell } from './reference-cell.ts'
import { ECG_SOURCES } from './reference-sources.ts'
import { ECG_REFERENCES } from './reference-table.ts'

export type ReferencePet = Pick<Pet, 'species' | 'birthDate' | 'size' | 'weightGrams'>

/** Why a value has no range beside it. */
export type NoReferenceReason = 'species' | 'notAdult' | 'noPublishedValue' | 'typicalOnly'

/** A published range with its citation; `conditions` compares the recording with "awake, right lateral". E31. */
export type EcgReference = {
  cell: Extract<ReferenceCell, { standing: 'published' }>
  citation: string
  /** The citation in a few words, for a line beside the value. */
  shortCitation: string
  conditions: 'same' | 'differ' | 'unknown'
  /** The step to which the value is shown, and compared; 0 for a value that is compared as it is. */
  step: number
}

export type ReferenceAnswer =
  | { reference: EcgReference }
  | { reference: undefined; reason: NoReferenceReason }

/** The table is of adults; the source of the rates of puppies names no age, so the same line is theirs. */
const ADULT_YEARS = 1
/** Toy breeds weigh less than this by the clubs' standards. */
const TOY_BELOW_GRAMS = 5000
/** The sizes of the breed table: small to about 15 kg, large to about 45 kg. */
const SIZE_BELOW_GRAMS: readonly { below: number; size: PetSize }[] = [
  { below: 15_000, size: 'small' },
  { below: 45_000, size: 'large' },
  { below: Number.POSITIVE_INFINITY, size: 'giant' },
]

/** Returns the published reference of a value for this animal on that day (`YYYY-MM-DD`), or why there is none. Never a diagnosis. */
export function referenceFor(
  field: EcgReferenceField,
  pet: ReferencePet,
  { today, conditions }: { today: string; conditions?: RecordingConditions },
): ReferenceAnswer {
  const { species, isNearest } = analysedSpecies(pet)
  const column = isNearest ? undefined : ECG_REFERENCES[species]
  if (column === undefined) return { reference: undefined, reason: 'species' }
  const cells = column[field] ?? []
  const published = cells.flatMap((cell) => (cell.standing === 'published' ? [cell] : []))
  if (published.length === 0) return { reference: undefined, reason: 'noPublishedValue' }
  const isYoung = ageYears(pet.birthDate, today) < ADULT_YEARS
  const groups: readonly AnimalGroup[] = isYoung ? ['young'] : groupsOf(pet)
  const own = groups.flatMap((group) => published.find((cell) => cell.group === group) ?? [])
  const cell = own[0] ?? (isYoung ? undefined : published.find((each) => each.group === undefined))
  if (cell === undefined) {
    return { reference: undefined, reason: isYoung ? 'notAdult' : 'noPublishedValue' }
  }
  const { citation, short: shortCitation } = ECG_SOURCES[cell.source]
  return {
    reference: {
      cell,
      citation,
      shortCitation,
      conditions: compareWithReference(conditions),
      step: stepOf(field),
    },
  }
}

const STEP_BY_UNIT: readonly { unit: RegExp; step: number }[] = [
  { unit: /Seconds$/, step: ECG_STEPS.seconds },
  { unit: /Millivolts$/, step: ECG_STEPS.millivolts },
  { unit: /PerMinute$/, step: ECG_STEPS.perMinute },
  { unit: /Degrees$/, step: ECG_STEPS.degrees },
]

function stepOf(field: EcgReferenceField): number {
  return STEP_BY_UNIT.find(({ unit }) => unit.test(field))?.step ?? 0
}

/** Returns the groups of an adult, the nearest first: a giant dog is large, a toy dog small. */
function groupsOf({ size, weightGrams, species }: ReferencePet): readonly AnimalGroup[] {
  if (species !== 'dog') return []
  const own = size ?? SIZE_BELOW_GRAMS.find(({ below }) => weightGrams < below)?.size ?? 'giant'
  if (own === 'giant') return ['giant', 'large']
  if (own === 'small' && weightGrams > 0 && weightGrams < TOY_BELOW_GRAMS) return ['toy', 'small']
  return [own]
}

/** Flags are for a person to look at, never diagnoses. */
export type ReferenceFlag =
  | { flag: 'low' | 'high' | 'within' }
  | { flag: 'noReference'; reason: NoReferenceReason }

/**
 * Compares a value, as it is shown, with its reference: 0.041 s reads 0.040 s and is within a limit of 0.040 s. Bounds in brackets
 * (`wider`) are the ones that flag. SPEC E14.
 */
export function flagOf(value: number, answer: ReferenceAnswer): ReferenceFlag {
  if (answer.reference === undefined) return { flag: 'noReference', reason: answer.reason }
  const { cell, step } = answer.reference
  if (cell.kind === 'typical') return { flag: 'noReference', reason: 'typicalOnly' }
  const shown = step === 0 ? value : Number(roundToStep(value, step).toFixed(SHOWN_DIGITS))
  if (isBelow(shown, cell)) return { flag: 'low' }
  return { flag: isAbove(shown, cell) ? 'high' : 'within' }
}

/** More than any step has: 57 steps of 0.01 are 0.57, not 0.5700000000000001. */
const SHOWN_DIGITS = 6

function isBelow(value: number, { low, wider, isExclusive }: Bounds): boolean {
  const bound = wider?.low ?? low
  return bound !== undefined && (value < bound || (isExclusive === true && value === bound))
}

function isAbove(value: number, { high, wider, isExclusive }: Bounds): boolean {
  const bound = wider?.high ?? high
  return bound !== undefined && (value > bound || (isExclusive === true && value === bound))
}

/** Returns the QT corrected for rate after Van de Water, for dogs and guinea pigs; Bazett does not fit dogs. */
export function vanDeWaterQtc(qtSeconds: number, rrSeconds: number): number {
  return qtSeconds + 0.087 * (1 - rrSeconds)
}
