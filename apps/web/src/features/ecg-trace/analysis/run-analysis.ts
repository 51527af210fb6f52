import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import type { AnalysisRequest } from './analysis-work.ts'

/** Analyses a recording in a worker; `signal` ends it. Without workers the page does it. */
export function runAnalysis(request: AnalysisRequest, ended: AbortSignal): Promise<EcgAnalysis> {
  return typeof Worker === 'undefined' ? inPage(request) : inWorker(request, ended)
}

async function inPage(request: AnalysisRequest): Promise<EcgAnalysis> {
  const { analyse } = await import('./analysis-work.ts')
  return analyse(request)
}

function inWorker(request: AnalysisRequest, ended: AbortSignal): Promise<EcgAnalysis> {
  const worker = new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' })
  ended.addEventListener('abort', () => worker.terminate(), { once: true })
  return new Promise<EcgAnalysis>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<EcgAnalysis>) => resolve(data))
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
