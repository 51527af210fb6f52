import { type DayRequest, tabulateDay } from './day-work.ts'

/** Tabulates long recordings beside the page, which stays fluent meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<DayRequest>) => {
  self.postMessage(tabulateDay(data))
})
