import { type AnalysisRequest, analyse } from './analysis-work.ts'

/** Analyses recordings beside the page, which stays fluent meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  self.postMessage(analyse(data))
})
