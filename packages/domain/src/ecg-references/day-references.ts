import type { AnalysedSpecies } from '../ecg-recordings/ecg-species.ts'
import { ECG_SOURCES } from './reference-sources.ts'

/** A publication about a day of an animal's ECG. Without one nothing is said: no criterion is invented. */
export type DayReference = { citation: string; short: string }

export type DayCounts = { ventricular: number; couplets: number; runs: number }

/** The breeds that the screening criterion was made for. */
const SCREENED_BREEDS: readonly string[] = ['dog-dobermann']
/** J Vet Cardiol 2020: this many VPC a day, or one couplet, triplet or VT. Handbook 4.7. */
export const SCREENING_VPC = 50

/** Returns the source of the screening criterion of a breed; `undefined` for breeds without one. */
export function screeningOf(breedId: string): DayReference | undefined {
  return SCREENED_BREEDS.includes(breedId) ? ECG_SOURCES.jvc2020 : undefined
}

/** Returns the source of the screening criterion of the breed if the day is over it. */
export function screeningOver(breedId: string, counts: DayCounts): DayReference | undefined {
  const { ventricular, couplets, runs } = counts
  const isOver = ventricular >= SCREENING_VPC || couplets > 0 || runs > 0
  return isOver ? screeningOf(breedId) : undefined
}

/** The longest pause of healthy dogs in a day, in seconds. Handbook 4.6. */
const LONGEST_HEALTHY_PAUSE: Partial<Record<AnalysedSpecies, number>> = { dog: 5.7 }

/** Returns how long healthy animals of the species pause, with the source. */
export function healthyPause(
  species: AnalysedSpecies,
): (DayReference & { seconds: number }) | undefined {
  const seconds = LONGEST_HEALTHY_PAUSE[species]
  return seconds === undefined ? undefined : { ...ECG_SOURCES.vetRec129, seconds }
}
