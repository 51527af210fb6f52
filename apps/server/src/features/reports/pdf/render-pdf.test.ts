import { createHash } from 'node:crypto'
import { verifyCode } from '@systole/domain/reports/verify-code'
import { addAddendum } from '@systole/report/add-addendum'
import type { ReportModel } from '@systole/report/model'
import { layOutReport } from '@systole/report/sections'
import { aReport } from '@systole/report/testing/a-report'
import { expect, test, vi } from 'vitest'
import { readPdf } from '../../../testing/read-pdf.ts'
import { toSimplified } from '../../../to-simplified.ts'
import { drawReport, type PdfJob } from './drawing/draw-report.ts'
import { renderPdf } from './render-pdf.ts'

const TWO_MEGABYTES = 2 * 1024 * 1024
const MARKUP = '<iframe src="file:///etc/passwd"></iframe> & <b>not bold</b> %PDF-1.4 )Tj'

/** Draws in this thread, whose code is loaded; `renderPdf` draws the same in a thread of its own. */
const draw = (job: PdfJob) => drawReport(job, toSimplified)
const render = (given: Partial<ReportModel> = {}) => draw({ model: aReport(given) })

test('RVIEW-5 every text of an English report can be read back from its PDF', async () => {
  const { text } = await readPdf(await render())
  const { answers, recommendations, notes, files, hospital } = aReport()
  for (const expected of [
    'eConsult report',
    'Advance, case EC-24790',
    hospital.name,
    hospital.address,
    'Cavalier King Charles Spaniel',
    'Recommended treatment plan',
    ...answers.map(({ answer }) => answer),
    ...recommendations.map(({ name }) => name),
    'Strongly recommended',
    notes,
    'Signed 2026/11/20, 09:42 (GMT+8)',
    ...files.map(({ name }) => name),
  ]) {
    expect(text).toContain(withoutSpace(expected))
  }
})

test.each(['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati'])(
  'RVIEW-2 read in %s, the page of a report has the dates of its PDF: those of the hospital',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    try {
      const model = aReport({ revision: '20261119235700' })
      const { text } = await readPdf(await draw({ model }))
      const page = JSON.stringify(layOutReport(model, { toSimplified }))
      const dates = page.match(/\d{4}\/\d\d\/\d\d(?:, \d\d:\d\d \(GMT[^)]*\))?/g) ?? []
      expect(dates).toContain('2026/11/20')
      expect(dates).toContain('2026/11/20, 07:57 (GMT+8)')
      for (const date of dates) expect(text).toContain(withoutSpace(date))
    } finally {
      vi.unstubAllEnvs()
    }
  },
)

test.each([
  ['Hong Kong characters outside the common set', '嘅冇咗啲喺嚟佢哋㗎𨋢邨龘'],
  ['a character of the supplementary plane that only the Japanese face has', '𠮷野家'],
  ['Japanese', '犬の僧帽弁閉鎖不全症（ステージB2）'],
  ['Korean', '승모판 폐쇄부전증 진단'],
  ['Latin between Han', '每日兩次 pimobendan 0.25–0.3 mg/kg，飯前一小時。'],
  ['accents and signs', 'Müller’s dog: 38.5 °C, ±0.3 mV, ≥ 2 µg/mL, α-blocker, ½ tablet'],
])('RVIEW-4 a Traditional Chinese report keeps %s', async (_what, notes) => {
  const { text } = await readPdf(await render({ language: 'zh_hk', notes }))
  expect(text).toContain('心臟遙距會診報告')
  expect(text).toContain(withoutSpace(notes))
})

test('RVIEW-4 a report for zh_cn is in Simplified characters', async () => {
  const { text, lang } = await readPdf(
    await render({ language: 'zh_cn', notes: '皇后頭髮乾燥，發現衞生問題。' }),
  )
  expect(text).toContain('皇后头发干燥，发现卫生问题。')
  expect(lang).toBe('zh-Hans-CN')
})

test.each([
  ['ja', 'コンサルトレポート', '心雑音', '直前の診察で骨と角を確認。', 'NotoSansJP'],
  ['ko', '원격 협진 보고서', '심잡음', '승모판 폐쇄부전증 진단', 'NotoSansKR'],
] as const)('RVIEW-4 a report in %s is set in its own glyphs', async (...row) => {
  const [language, title, murmur, notes, face] = row
  const { text, lang, fonts } = await readPdf(await render({ language, notes }))
  for (const expected of [title, murmur, notes]) expect(text).toContain(withoutSpace(expected))
  expect(text).not.toContain('□')
  expect(lang).toBe(language)
  expect(fonts.some((name) => name.startsWith(face))).toBe(true)
  expect(fonts.filter((name) => /NotoSans(TC|SC)/.test(name))).toEqual([])
})

test('a character that no face has leaves a visible mark', async () => {
  const { text } = await readPdf(await render({ notes: 'before 😀 after' }))
  expect(text).toContain('before□after')
})

test('markup in every free field appears as it was typed, and the PDF does nothing', async () => {
  const bytes = await render({
    notes: MARKUP,
    reason: MARKUP,
    hospital: { name: MARKUP, address: MARKUP, phone: MARKUP },
    patient: { ...aReport().patient, name: MARKUP, breed: MARKUP },
    answers: [{ type: 'additional_question_1', question: MARKUP, answer: MARKUP }],
    recommendations: [{ name: MARKUP, priority: 'recommended' }],
    signature: { name: MARKUP, title: MARKUP, licence: MARKUP, signedAt: '20261120014200' },
    files: [{ name: MARKUP, kind: 'others', addedAt: '' }],
  })
  const { text } = await readPdf(bytes)
  expect(text.split(withoutSpace(MARKUP)).length - 1).toBeGreaterThanOrEqual(9)
  expect(bytes.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|EmbeddedFile|URI)\b/)
})

test('RVIEW-5 the PDF is tagged: title, headings, lists and tables with column heads', async () => {
  const pdf = await readPdf(await render())
  expect(pdf).toMatchObject({ title: 'eConsult report EC-24790', lang: 'en', isTagged: true })
  expect(pdf.roles).toEqual(
    expect.arrayContaining([
      'H1',
      'H2',
      'H3',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
    ]),
  )
  expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1)
})

test('RVIEW-5 every page says patient, case, revision and which page of how many', async () => {
  const answer = 'The left atrium is enlarged. '.repeat(400)
  const { pages } = await readPdf(
    await render({ answers: [{ type: 'prognosis', question: '', answer }] }),
  )
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((page, place) => {
    expect(page).toContain('Biscuit·EC-24790·revision2026/11/20,09:42(GMT+8)')
    expect(page).toContain(`${place + 1}/${pages.length}`)
  })
})

test('a report of the greatest length is drawn whole, below 2 MB', async () => {
  const longest = '左心房及左心室擴大，'.repeat(2000)
  const model = aReport()
  const bytes = await render({
    language: 'zh_hk',
    notes: longest,
    answers: model.answers.map((item) => ({ ...item, answer: longest })),
  })
  const { text } = await readPdf(bytes)
  expect(text.split('擴').length - 1).toBe(4 * 2000)
  expect(bytes.length).toBeLessThan(TWO_MEGABYTES)
}, 60_000)

test('the same report makes the same bytes, in whichever thread it is drawn', async () => {
  const [one, other] = [await renderPdf({ model: aReport() }), await render()]
  expect(sha256(one)).toBe(sha256(other))
})

/** Removes white space as `readPdf` does, and unifies micro sign and Greek mu, which share a glyph in the fonts. */
function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll('µ', 'μ')
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

test('a released report says how it is checked: number, revision, code, hash, address, and a QR code with a name', async () => {
  const modelSha256 = 'ab'.repeat(32)
  const verification = { modelSha256, address: 'https://portal.test/verify' }
  const { text, roles } = await readPdf(await draw({ model: aReport(), verification }))
  for (const said of ['EC-24790', '20261120014200', verifyCode(modelSha256), modelSha256])
    expect(text).toContain(said)
  expect(text).toContain('portal.test/verify')
  expect(roles).toContain('Figure')
})

test('an addendum is below with its own signature, and the first page says that there is one', async () => {
  const model = addAddendum(aReport(), {
    text: 'The blood pressure came in: 180 mmHg.',
    reason: 'A value came in late',
    revision: '20261121014200',
    signer: { name: 'Leo Wong', title: 'Cardiologist', licence: '' },
  })
  const { text } = await readPdf(await draw({ model }))
  const order = ['Reason:Avaluecameinlate', 'Signed2026/11/20', '180mmHg.', 'LeoWong,Cardiologist']
  const places = order.map((part) => text.indexOf(part))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
