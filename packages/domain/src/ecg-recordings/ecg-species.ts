import { z } from 'zod'
import type { Species } from '../pets/pet.ts'

/** The species whose constants the analysis knows. */
export const AnalysedSpecies = z.enum([
  'dog',
  'cat',
  'rabbit',
  'guineaPig',
  'sugarGlider',
  'parrot',
])
export type AnalysedSpecies = z.infer<typeof AnalysedSpecies>

const PROFILE_OF: Partial<Record<string, AnalysedSpecies>> = {
  dog: 'dog',
  cat: 'cat',
  rabbit: 'rabbit',
  parrot: 'parrot',
  'guinea pig': 'guineaPig',
  'sugar glider': 'sugarGlider',
} satisfies Record<Exclude<Species, 'others'>, AnalysedSpecies>

/** The heart rate of mammals falls with the fourth root of their weight (241/min at 1 kg, Stahl 1967): 7 kg is between cat and dog. */
const NEAREST: readonly { belowGrams: number; species: AnalysedSpecies }[] = [
  { belowGrams: 1000, species: 'guineaPig' },
  { belowGrams: 7000, species: 'cat' },
  { belowGrams: Number.POSITIVE_INFINITY, species: 'dog' },
]

/** Returns the species whose profile an animal is analysed with, and whether it is only the nearest one. Handbook 7. */
export function analysedSpecies(pet: { species: string; weightGrams: number }): {
  species: AnalysedSpecies
  isNearest: boolean
} {
  const own = PROFILE_OF[pet.species]
  if (own) return { species: own, isNearest: false }
  const nearest = NEAREST.find(({ belowGrams }) => pet.weightGrams < belowGrams)
  return { species: nearest?.species ?? 'dog', isNearest: true }
}
