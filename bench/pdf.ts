import { aReport } from '@systole/report/testing/a-report'
import { aStrip } from '@systole/report/testing/a-strip'
import { renderPdf } from '../apps/server/src/features/reports/render-pdf.ts'

/**
 * How long a report's PDF takes in its worker, and whether fifty in a row leave memory behind.
 * `node --expose-gc bench/pdf.ts`; the figures go to the console as one line of JSON a row.
 */
const ROUNDS = 50
const MEGABYTE = 1024 * 1024
const REPORTS = {
  'en_us, plain': aReport(),
  'zh_hk, plain': aReport({ language: 'zh_hk', notes: '左心房及左心室擴大。'.repeat(40) }),
  'en_us, ECG strip': aReport({
    keyImages: [
      {
        ...{ id: 'k_strip', caption: 'Sinus rhythm', file: 'ecg.json', kind: 'ecg', frame: null },
        picture: { kind: 'strip', strip: aStrip() },
      },
    ],
  }),
} as const

for (const [name, model] of Object.entries(REPORTS)) {
  await renderPdf({ model })
  const times: number[] = []
  const memory: number[] = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    bytes = (await renderPdf({ model })).length
    times.push(performance.now() - start)
    globalThis.gc?.()
    memory.push(process.memoryUsage.rss() / MEGABYTE)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const row = {
    report: name,
    pdfKilobytes: Math.round(bytes / 1024),
    medianMs: Math.round(sorted[ROUNDS / 2] ?? 0),
    p95Ms: Math.round(sorted[Math.floor(ROUNDS * 0.95)] ?? 0),
    rssAfter10: Math.round(memory[9] ?? 0),
    rssAfter50: Math.round(memory.at(-1) ?? 0),
  }
  console.log(JSON.stringify(row))
}
