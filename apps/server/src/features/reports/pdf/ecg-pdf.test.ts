import { createHash } from 'node:crypto'
import type { Language } from '@systole/domain/hospitals/hospital'
import { buildEcgReport } from '@systole/report/ecg/build-ecg-report'
import type { EcgReportModel } from '@systole/report/ecg/ecg-report-model'
import { anEcgSource } from '@systole/report/ecg/testing/an-ecg-source'
import type { ReportLayout } from '@systole/report/report-layout'
import { layOutReport } from '@systole/report/sections'
import { aStrip } from '@systole/report/testing/a-strip'
import { expect, test } from 'vitest'
import { readDrawing } from '../../../testing/read-drawing.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { toSimplified } from '../../../to-simplified.ts'
import { drawReport } from './drawing/draw-report.ts'

const MM = 72 / 25.4
const RELEASE = { revision: '20261123052100', reason: 'A value came in late' }
const verification = {
  modelSha256: createHash('sha256').update('ecg').digest('hex'),
  address: 'https://portal.test/verify',
}

function reportIn(language: Language): EcgReportModel {
  const { hospital } = anEcgSource()
  const first = buildEcgReport(anEcgSource(), { revision: '20261122052100', reason: '' })
  return buildEcgReport(
    anEcgSource({
      hospital: { ...hospital, reportLanguage: language },
      day: {
        hours: [{ hour: 0, mean: 101, min: 61, max: 190, vpc: 3, pac: 0, pauses: 1 }],
        pauses: [{ seconds: 2.31, atSeconds: 4212.4, beat: 7012 }],
        summary: {
          startedAt: '2026-11-21T17:30:05',
          ventricular: { count: 670, couplets: 6, runs: 1, shapes: 2 },
          fastestRun: { beats: 5, perMinute: 247, atSeconds: 51_912 },
          atrial: 35,
          screening: { vpcPerDay: 50, isOver: true, source: 'J Vet Cardiol 2020' },
          healthyPause: { seconds: 5.7, source: 'Vet Rec 129:213' },
        },
      },
    }),
    { ...RELEASE, before: first },
  )
}

/** Returns every text that the page of a report shows; drawings and addresses are no text. */
function textsOf({ titleBlock, sections, footer }: ReportLayout): string[] {
  const { brand, title, subtitle, hospitalName, hospitalLines, date } = titleBlock
  const head = [brand.name, title, subtitle, hospitalName, ...hospitalLines, date, footer]
  return [...head, ...sections.flatMap((section) => stringsIn(section))]
}

const NO_TEXT = ['kind', 'id', 'lang', 'langs', 'alt', 'qrAlt', 'url', 'picture']

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    NO_TEXT.includes(key) ? [] : stringsIn(part),
  )
}

const withoutSpace = (text: string) => text.replaceAll(/\s/g, '').replaceAll('µ', 'μ')

test.each(['en_us', 'zh_hk', 'zh_cn', 'ja', 'ko'] as const)(
  'ECG-9 every text of the page of a report in %s is in its PDF',
  async (language) => {
    const model = reportIn(language)
    const texts = textsOf(layOutReport(model, { toSimplified, verification }))
    const { text } = await readPdf(await drawReport({ model, verification }, toSimplified))
    expect(texts.length).toBeGreaterThan(140)
    expect(texts.filter((each) => !text.includes(withoutSpace(each)))).toEqual([])
    expect(text).not.toContain('□')
  },
)

test.each([25, 50])('ECG-9 25 mm of a strip at %d mm/s print as 25 ± 0.3 mm', async (speed) => {
  const microvolts = Array.from({ length: 750 }, (_, index) => (index === 100 ? 1000 : 0))
  const strip = aStrip({ millimetresPerSecond: speed, leads: [{ name: 'II', microvolts }] })
  const source = anEcgSource({
    strips: [{ purpose: 'rhythm', rows: [{ strip, fromBeat: 1, toBeat: 4 }] }],
  })
  const model = buildEcgReport(source, RELEASE)
  const { paths } = await readDrawing(await drawReport({ model }, toSimplified))
  const trace = paths.find(({ points }) => points.length === microvolts.length)
  const xs = (trace?.points ?? []).map(({ x }) => x / MM)
  const samples = (25 / speed) * strip.samplesPerSecond
  expect(Math.abs((xs[samples] ?? 0) - (xs[0] ?? 0) - 25)).toBeLessThan(0.3)
})

test('ECG-9 the bar by which a scaled print is seen is 25 mm long', async () => {
  const { strips: _, ...rest } = anEcgSource()
  const model = buildEcgReport({ ...rest, strips: [] }, RELEASE)
  const { paths } = await readDrawing(await drawReport({ model }, toSimplified))
  const widths = paths.flatMap(({ points }) => {
    const xs = points.map(({ x }) => x / MM)
    return xs.length > 0 ? [Math.max(...xs) - Math.min(...xs)] : []
  })
  expect(widths.some((width) => Math.abs(width - 25) < 0.3)).toBe(true)
})
