import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { runInWorker } from '../run-in-worker.ts'
import type { AnalysisRequest } from './analysis-work.ts'

/** Analyses a recording in a worker; `ended` ends it. Without workers the page does it. */
export async function runAnalysis(
  request: AnalysisRequest,
  ended: AbortSignal,
): Promise<EcgAnalysis> {
  if (typeof Worker === 'undefined') return (await import('./analysis-work.ts')).analyse(request)
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' })
  return runInWorker(worker, request, ended)
}
