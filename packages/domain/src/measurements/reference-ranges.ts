/**
 * A range of healthy animals, in vertebrae or as a ratio. The numbers and their sources are from memory and not
 * compared with the papers yet (docs/operations.md, "Before patients are read").
 */
export type ReferenceRange = { low?: number; high: number; source: string }

type Key = { method: 'vhs' | 'vlas' | 'laAo'; species: string; breedId: string | null }

const BUCHANAN_1995 = 'Buchanan & Bücheler 1995, JAVMA 206:194'
const LITSTER_2000 = 'Litster & Buchanan 2000, JAVMA 216:210'
const LAMB_2001 = 'Lamb et al. 2001, Vet Rec 148:707'
const JEPSEN_GRANT_2013 = 'Jepsen-Grant et al. 2013, Vet Radiol Ultrasound 54:3'
const RISHNIW_ERB_2000 = 'Rishniw & Erb 2000, JVIM 14:429'
const MALCOLM_2018 = 'Malcolm et al. 2018, JAVMA 253:1038'

const VHS_OF_SPECIES: Record<string, ReferenceRange> = {
  dog: { low: 8.7, high: 10.7, source: BUCHANAN_1995 },
  cat: { low: 6.7, high: 8.1, source: LITSTER_2000 },
}

/** Breeds whose healthy hearts are larger than those of dogs in general: mean and two standard deviations. */
const VHS_OF_BREED: Record<string, ReferenceRange> = {
  'dog-boxer': around(11.6, 0.8, LAMB_2001),
  'dog-cavalier-king-charles-spaniel': around(10.6, 0.5, LAMB_2001),
  'dog-labrador-retriever': around(10.8, 0.6, LAMB_2001),
  'dog-boston-terrier': around(11.7, 1.4, JEPSEN_GRANT_2013),
  'dog-bulldog': around(12.7, 1.7, JEPSEN_GRANT_2013),
  'dog-pomeranian': around(10.5, 0.9, JEPSEN_GRANT_2013),
  'dog-pug': around(10.7, 0.9, JEPSEN_GRANT_2013),
}

const VLAS_OF_SPECIES: Record<string, ReferenceRange> = {
  dog: { high: 2.3, source: MALCOLM_2018 },
}

const LA_AO_OF_SPECIES: Record<string, ReferenceRange> = {
  dog: { high: 1.6, source: RISHNIW_ERB_2000 },
}

const OF_SPECIES: Record<Key['method'], Record<string, ReferenceRange>> = {
  vhs: VHS_OF_SPECIES,
  vlas: VLAS_OF_SPECIES,
  laAo: LA_AO_OF_SPECIES,
}

/** The VLAS from which an enlarged left atrium is likely in a dog with mitral valve disease. */
export const VLAS_SUGGESTS_ENLARGED = 2.5

/**
 * Returns the range to show beside a value: that of the breed if it is known to differ, otherwise of the species. Never a
 * diagnosis.
 */
export function referenceRange(key: Key): (ReferenceRange & { ofBreed: boolean }) | undefined {
  const ofBreed = key.method === 'vhs' && key.breedId ? VHS_OF_BREED[key.breedId] : undefined
  if (ofBreed) return { ...ofBreed, ofBreed: true }
  const ofSpecies = OF_SPECIES[key.method][key.species]
  return ofSpecies && { ...ofSpecies, ofBreed: false }
}

/** Compares a value with a range. */
export function placeInRange(
  value: number,
  { low, high }: Pick<ReferenceRange, 'low' | 'high'>,
): 'below' | 'within' | 'above' {
  if (low !== undefined && value < low) return 'below'
  return value > high ? 'above' : 'within'
}

function around(mean: number, deviation: number, source: string): ReferenceRange {
  const tenths = (value: number) => Math.round(value * 10) / 10
  return { low: tenths(mean - 2 * deviation), high: tenths(mean + 2 * deviation), source }
}
