import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import type { EcgSignal } from '@systole/ecg/signal/ecg-signal'
import type { EcgSpecies } from '@systole/ecg/species/species-profile'
import { useEffect, useState } from 'react'
import { runAnalysis } from './run-analysis.ts'

export type Analysing =
  | { state: 'working' }
  | { state: 'ready'; analysis: EcgAnalysis }
  | { state: 'failed' }

const WORKING: Analysing = { state: 'working' }

/** Analyses a recording once its species is known. */
export function useAnalysis(signal: EcgSignal, species: EcgSpecies | undefined): Analysing {
  const [done, setDone] = useState<{ of: EcgSignal; as: EcgSpecies; is: Analysing }>()
  useEffect(() => {
    if (!species) return
    const ended = new AbortController()
    const finish = (is: Analysing) => {
      if (!ended.signal.aborted) setDone({ of: signal, as: species, is })
    }
    runAnalysis({ signal, species }, ended.signal).then(
      (analysis) => finish({ state: 'ready', analysis }),
      () => finish({ state: 'failed' }),
    )
    return () => ended.abort()
  }, [signal, species])
  return done?.of === signal && done.as === species ? done.is : WORKING
}
