import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { useEffect, useState } from 'react'
import type { AnalysisRequest } from './analysis-work.ts'
import { runAnalysis } from './run-analysis.ts'

export type Analysing =
  | { state: 'working' }
  | { state: 'ready'; analysis: EcgAnalysis }
  | { state: 'failed' }

const WORKING: Analysing = { state: 'working' }

/** Analyses a recording in a worker once it has been read and its species is known. */
export function useAnalysis(
  recording: Pick<AnalysisRequest, 'signal' | 'stated'> | undefined,
  species: AnalysisRequest['species'] | undefined,
): Analysing {
  const [done, setDone] = useState<{ of: unknown; as: string; is: Analysing }>()
  useEffect(() => {
    if (!species || !recording) return
    const ended = new AbortController()
    const finish = (is: Analysing) => {
      if (!ended.signal.aborted) setDone({ of: recording, as: species, is })
    }
    const { signal, stated = [] } = recording
    runAnalysis({ signal, stated, species }, ended.signal).then(
      (analysis) => finish({ state: 'ready', analysis }),
      () => finish({ state: 'failed' }),
    )
    return () => ended.abort()
  }, [recording, species])
  return done && done.of === recording && done.as === species ? done.is : WORKING
}
