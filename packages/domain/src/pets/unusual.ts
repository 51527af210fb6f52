import type { PetSize, Species } from './pet.ts'

/** Approximate weight limits in kilograms for any age; a weight outside them probably has a wrong unit or digit. */
const USUAL_KILOGRAMS: Partial<Record<Species, readonly [least: number, most: number]>> = {
  dog: [0.2, 110],
  cat: [0.08, 16],
  rabbit: [0.05, 12],
  'guinea pig': [0.06, 2.5],
  parrot: [0.01, 2.5],
  'sugar glider': [0.01, 0.4],
}
/** The age above which a confirmation is requested; only parrots commonly exceed it. */
const USUAL_YEARS = 30

/** The maximum weight of a grown dog of a small breed, about 15 kg. */
const SMALL_BREED_MOST = 20

/** Returns why a weight should be confirmed, or `undefined`; it never refuses one (experience S4). */
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
