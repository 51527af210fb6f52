import { aReport } from '@systole/report/testing/a-report'
import { aStrip } from '@systole/report/testing/a-strip'
import { renderPdf } from '../apps/server/src/features/reports/pdf/render-pdf.ts'

/**
 * Measures the time of a report's PDF in its thread, the memory left after fifty in a row, and the cost of forty simultaneously.
 * `node --expose-gc bench/pdf.ts` prints one line of JSON per row.
 */
const ROUNDS = 50
const AT_ONCE = 40
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

let mostMegabytes = 0
const watch = setInterval(() => {
  mostMegabytes = Math.max(mostMegabytes, process.memoryUsage.rss() / MEGABYTE)
}, 5)
const start = performance.now()
await Promise.all(
  Array.from({ length: AT_ONCE }, () => renderPdf({ model: REPORTS['zh_hk, plain'] })),
)
clearInterval(watch)
const seconds = Math.round((performance.now() - start) / 100) / 10
console.log(JSON.stringify({ atOnce: AT_ONCE, seconds, rssAtMost: Math.round(mostMegabytes) }))
