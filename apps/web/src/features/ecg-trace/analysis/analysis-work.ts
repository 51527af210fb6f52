import { analyseEcg, type EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import type { EcgSignal } from '@systole/ecg/signal/ecg-signal'
import type { EcgSpecies } from '@systole/ecg/species/species-profile'

export type AnalysisRequest = { signal: EcgSignal; species: EcgSpecies }

export function analyse({ signal, species }: AnalysisRequest): EcgAnalysis {
  return analyseEcg(signal, { species })
}
