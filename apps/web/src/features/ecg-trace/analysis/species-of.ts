import type { EcgSpecies } from '@systole/ecg/species/species-profile'

const PROFILES: Readonly<Record<string, EcgSpecies>> = {
  dog: 'dog',
  cat: 'cat',
  rabbit: 'rabbit',
  'guinea pig': 'guineaPig',
  'sugar glider': 'sugarGlider',
  parrot: 'parrot',
}

/** Returns the profile for a species as named on the wire; without one it is assumed to be a dog, which is said on the screen. */
export function ecgSpeciesOf(species: string): { species: EcgSpecies; assumed: boolean } {
  const known = PROFILES[species]
  return { species: known ?? 'dog', assumed: known === undefined }
}
