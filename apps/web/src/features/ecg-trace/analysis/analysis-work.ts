import { analyseEcg, type EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import type { EcgSignal, SampleRange } from '@systole/ecg/signal/ecg-signal'
import type { EcgSpecies } from '@systole/ecg/species/species-profile'

export type AnalysisRequest = {
  signal: EcgSignal
  species: EcgSpecies
  /** Gaps that the file itself names. */
  stated?: readonly SampleRange[]
}

export function analyse({ signal, species, stated = [] }: AnalysisRequest): EcgAnalysis {
  return analyseEcg(signal, { species, stated })
}
