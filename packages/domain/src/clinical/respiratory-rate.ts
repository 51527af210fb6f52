import type { Species } from '../pets/pet.ts'

/**
 * Breaths per minute above which the resting rate is high. Dog and cat: under 40 at rest (experience S7). Rabbit 30-60, guinea
 * pig 42-104: Merck Veterinary Manual, "Resting Respiratory Rates". Parrot up to 75, the budgerigar's, larger ones less: Ritchie,
 * Harrison & Harrison, Avian Medicine (1994). Sugar glider 16-40: Carpenter, Exotic Animal Formulary. The books are cited from memory.
 */
const HIGH_AT_REST: Partial<Record<Species, number>> = {
  dog: 40,
  cat: 40,
  rabbit: 60,
  'guinea pig': 104,
  parrot: 75,
  'sugar glider': 40,
}
/** The rate above which a typing error, or a heart rate, is likelier than a breathing rate in any species. */
const HARDLY_POSSIBLE = 150

export type RespiratoryRateDoubt = 'high' | 'hardlyPossible'

/**
 * Returns why a rate should be confirmed, or `undefined`; it never refuses one. Species without a table are only checked against
 * `HARDLY_POSSIBLE`.
 */
export function respiratoryRateDoubt(
  species: Species,
  perMinute: number,
): RespiratoryRateDoubt | undefined {
  if (perMinute > HARDLY_POSSIBLE) return 'hardlyPossible'
  const high = HIGH_AT_REST[species]
  return high !== undefined && perMinute > high ? 'high' : undefined
}
