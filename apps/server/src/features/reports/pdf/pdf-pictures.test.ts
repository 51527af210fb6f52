import { aPng } from '@systole/fixtures/a-png'
import type { ReportModel } from '@systole/report/model'
import { aReport } from '@systole/report/testing/a-report'
import { aStrip } from '@systole/report/testing/a-strip'
import { expect, test } from 'vitest'
import { readDrawing } from '../../../testing/read-drawing.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { toSimplified } from '../../../to-simplified.ts'
import { drawReport, type PdfJob } from './drawing/draw-report.ts'

const MM = 72 / 25.4
const draw = (job: PdfJob) => drawReport(job, toSimplified)
type KeyImage = NonNullable<ReportModel['keyImages']>[number]

const strip = (given: Parameters<typeof aStrip>[0] = {}): KeyImage => ({
  id: 'k_strip',
  caption: 'Sinus rhythm',
  file: 'ecg.json',
  kind: 'ecg',
  frame: null,
  picture: { kind: 'strip', strip: aStrip(given) },
})
const still = (id: string, caption: string): KeyImage => ({
  id,
  caption,
  file: 'thorax.dcm',
  kind: 'chestXray',
  frame: 2,
  picture: { kind: 'still', key: id, sha256: '', type: 'image/png', width: 320, height: 120 },
})
const TWO_MEGABYTES = 2 * 1024 * 1024

test.each([
  [25, 10],
  [50, 10],
  [50, 20],
  [100, 5],
])('an ECG at %d mm/s and %d mm/mV is printed in true millimetres', async (speed, gain) => {
  const seconds = 150 / speed
  const microvolts = Array.from({ length: seconds * 250 }, (_, index) => (index === 100 ? 1000 : 0))
  const given = {
    millimetresPerSecond: speed,
    millimetresPerMillivolt: gain,
    leads: [{ name: 'II', microvolts }],
  }
  const bytes = await draw({ model: aReport({ keyImages: [strip(given)] }) })
  const { paths } = await readDrawing(bytes)
  const trace = paths.find(({ points }) => points.length === microvolts.length)
  const xs = (trace?.points ?? []).map(({ x }) => x / MM)
  const ys = (trace?.points ?? []).map(({ y }) => y / MM)
  const perSecond = ((xs[250] ?? 0) - (xs[0] ?? 0)) / 1
  expect(Math.abs(perSecond - speed)).toBeLessThan(0.3)
  const perMillivolt = Math.max(...ys) - Math.min(...ys)
  expect(Math.abs(perMillivolt - gain)).toBeLessThan(0.3)
})

test('a strip prints the letters of its beats, its rate with the source, and its filter', async () => {
  const beats = [
    { at: 13, label: 'N' },
    { at: 13.5, label: 'V' },
  ] as const
  const given = {
    beats: [...beats],
    gaps: [{ from: 14, to: 14.4 }],
    rate: { beatsPerMinute: 118.4, beats: 11, by: 'auto' },
    filter: '0.5–40 Hz',
  } as const
  const bytes = await draw({
    model: aReport({ keyImages: [strip({ ...given, beats: [...beats], gaps: [...given.gaps] })] }),
  })
  const { text } = await readPdf(bytes)
  expect(text).toContain('filter0.5–40Hz·118bpmfrom11beats,automatic')
  const plain = await readPdf(await draw({ model: aReport({ keyImages: [strip()] }) }))
  expect(text.replaceAll(/[^V]/g, '').length).toBe(plain.text.replaceAll(/[^V]/g, '').length + 1)
})

test('the lines of the paper are a millimetre apart: 25 of them measure 25 mm', async () => {
  const { paths } = await readDrawing(await draw({ model: aReport({ keyImages: [strip()] }) }))
  const xs = paths
    .flatMap(({ segments }) => segments)
    .filter(([a, b]) => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) > 20 * MM)
    .map(([a]) => a.x / MM)
  const columns = [...new Set(xs.map((x) => Math.round(x * 100) / 100))].sort((a, b) => a - b)
  expect(columns.length).toBeGreaterThan(150)
  expect((columns[25] ?? 0) - (columns[0] ?? 0)).toBeGreaterThan(24.7)
  expect((columns[25] ?? 0) - (columns[0] ?? 0)).toBeLessThan(25.3)
})

test('a key image is a figure with words, in its order, with its caption and where it is from', async () => {
  const model = aReport({
    keyImages: [still('a', 'Left lateral, VHS 11.6 v'), still('b', ''), strip()],
  })
  const stills = new Map([
    ['a', aPng()],
    ['b', aPng({ shade: 20 })],
  ])
  const pdf = await readPdf(await draw({ model, stills }))
  expect(pdf.roles.filter((role) => role === 'Figure')).toHaveLength(3)
  const order = [
    'Keyimages',
    '1.Leftlateral,VHS11.6v',
    '2.',
    'thorax.dcm·frame3',
    '3.Sinusrhythm',
    'MeiTanaka',
  ]
  const places = order.map((part) => pdf.text.indexOf(part))
  expect(places.every((place) => place > 0)).toBe(true)
})

test.each([1, 2, 3, 5, 12])(
  'of %d key images none is split, and each keeps its caption',
  async (count) => {
    const keyImages = Array.from({ length: count }, (_, place) =>
      still(`k${place}`, `Caption ${place} end`),
    )
    const stills = new Map(keyImages.map(({ id }) => [id, aPng()]))
    const bytes = await draw({ model: aReport({ keyImages }), stills })
    const { images } = await readDrawing(bytes)
    const { pages } = await readPdf(bytes)
    expect(images).toHaveLength(count)
    for (const [place, { page, bottom }] of images.entries()) {
      expect(pages[page]).toContain(`${place + 1}.Caption${place}end`)
      expect(bottom).toBeGreaterThan(60)
    }
  },
)

test('a still that is lost leaves its frame and its caption', async () => {
  const model = aReport({ keyImages: [still('a', 'Left lateral')] })
  const bytes = await draw({ model })
  expect((await readDrawing(bytes)).images).toEqual([])
  expect((await readPdf(bytes)).text).toContain('1.Leftlateral')
})

test('twelve leads of a strip stay on one page and below 2 MB', async () => {
  const [lead = { name: '', microvolts: [] }] = aStrip().leads
  const names = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6']
  const leads = names.map((name) => ({ ...lead, name }))
  const bytes = await draw({ model: aReport({ keyImages: [strip({ leads })] }) })
  const { pages } = await readPdf(bytes)
  const on = pages.filter((page) => page.includes('aVR') || page.includes('V6'))
  expect(on).toHaveLength(1)
  expect(bytes.length).toBeLessThan(TWO_MEGABYTES)
})

test.each(['en_us', 'zh_hk', 'zh_cn', 'ja', 'ko'] as const)(
  'a report in %s says in its language what each file is good for',
  async (language) => {
    const files = [
      { name: 'a.dcm', kind: 'chestXray', addedAt: '', grade: 'diagnostic', gradeReason: '' },
      { name: 'b.json', kind: 'ecg', addedAt: '', grade: 'notUsable', gradeReason: 'XQZ' },
      { name: 'c.pdf', kind: 'bloodTest', addedAt: '' },
    ] as const
    const { text } = await readPdf(await draw({ model: aReport({ language, files: [...files] }) }))
    const said = {
      en_us: ['Diagnostic', 'Notusable:XQZ'],
      zh_hk: ['可作診斷', '無法使用：XQZ'],
      zh_cn: ['可作诊断', '无法使用：XQZ'],
      ja: ['診断可能', '使用不可：XQZ'],
      ko: ['진단가능', '사용불가:XQZ'],
    }[language]
    for (const words of said) expect(text).toContain(words)
  },
)
