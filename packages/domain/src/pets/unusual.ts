import type { PetSize, Species } from './pet.ts'

/** Rough bounds of an animal of any age in kilograms; outside them a unit or a digit is likely wrong. */
const USUAL_KILOGRAMS: Partial<Record<Species, readonly [least: number, most: number]>> = {
  dog: [0.2, 110],
  cat: [0.08, 16],
  rabbit: [0.05, 12],
  'guinea pig': [0.06, 2.5],
  parrot: [0.01, 2.5],
  'sugar glider': [0.01, 0.4],
}
/** Few of our patients grow older; parrots do. */
const USUAL_YEARS = 30

/** A grown dog of a small breed weighs up to about 15 kg. */
const SMALL_BREED_MOST = 20

/** A weight that asks for a second look, never a refusal (experience S4). */
export function unusualWeight(
  species: Species | undefined,
  kilograms: number,
  size: PetSize | '' = '',
): 'heavyForSize' | 'heavy' | 'light' | undefined {
  const usual = species && USUAL_KILOGRAMS[species]
  if (!usual || kilograms <= 0) return undefined
  if (kilograms > usual[1]) return 'heavy'
  if (species === 'dog' && size === 'small' && kilograms > SMALL_BREED_MOST) return 'heavyForSize'
  return kilograms < usual[0] ? 'light' : undefined
}

export function isUnusualAge(species: Species | undefined, years: number): boolean {
  return years > USUAL_YEARS && species !== 'parrot' && species !== 'others'
}
