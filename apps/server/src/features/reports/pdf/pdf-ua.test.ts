import { aPng } from '@systole/fixtures/a-png'
import { addAddendum } from '@systole/report/add-addendum'
import { buildEcgReport } from '@systole/report/ecg/build-ecg-report'
import { anEcgSource } from '@systole/report/ecg/testing/an-ecg-source'
import { aReport } from '@systole/report/testing/a-report'
import { aStrip } from '@systole/report/testing/a-strip'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDocument } from '../../../pdf/open-document.ts'
import { childTag, drawTagged, rootTag } from '../../../pdf/tags.ts'
import { type PdfStructure, pdfStructure } from '../../../testing/pdf-structure.ts'
import { renderPdf } from './render-pdf.ts'

const LONG = 'The left atrium is enlarged, and the mitral valve thickened. '.repeat(160)
const verification = { modelSha256: 'ab'.repeat(32), address: 'https://portal.test/verify' }

const LEFT_LATERAL = {
  id: 'a',
  caption: 'Left lateral, VHS 11.6 v',
  file: 'thorax.dcm',
  kind: 'chestXray' as const,
  frame: null,
  picture: {
    kind: 'still' as const,
    key: 'a',
    sha256: '',
    type: 'image/png' as const,
    width: 320,
    height: 120,
  },
}
const STRIP = {
  id: 'b',
  caption: '',
  file: 'ecg.json',
  kind: 'ecg' as const,
  frame: null,
  picture: { kind: 'strip' as const, strip: aStrip() },
}

const REPORTS = {
  'a report that was released': () => ({ model: aReport(), verification }),
  'a report over many pages': () => ({ model: aReport({ notes: LONG }), verification }),
  'a report in Hong Kong Chinese': () => ({ model: aReport({ language: 'zh_hk' }), verification }),
  'a report with key images': () => ({
    model: aReport({ keyImages: [LEFT_LATERAL, STRIP] }),
    stills: new Map([['a', aPng()]]),
    verification,
  }),
  'an ECG report with phrases in another language': () => ({
    model: buildEcgReport(
      anEcgSource({
        phraseIn: ({ id }) => (id === 'vpc' ? { text: '心室期外収縮', language: 'ja' } : undefined),
      }),
      { revision: '20261123052100', reason: '' },
    ),
    verification,
  }),
  'a corrected report with an addendum': () => ({
    model: addAddendum(aReport({ reason: 'A name was unclear' }), {
      text: 'The blood pressure came in: 180 mmHg.',
      reason: 'A value came in late',
      revision: '20261121014200',
      signer: { name: 'Leo Wong', title: 'Cardiologist', licence: '' },
    }),
    verification,
  }),
}

/** ISO 14289-1, as far as a program can check it; the numbers are those of the Matterhorn Protocol. */
describe.each(Object.keys(REPORTS) as (keyof typeof REPORTS)[])('%s', (name) => {
  // the keys of the table
  let pdf: PdfStructure
  beforeAll(async () => {
    pdf = pdfStructure(await renderPdf(REPORTS[name]()))
  })
  const of = (role: RegExp) => pdf.elements.filter((element) => role.test(element.role))

  test('RVIEW-5 says that it is PDF/UA, in which language it is, and shows its title (05, 06, 07, 11)', () => {
    expect(pdf.xmp).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(pdf.xmp).toMatch(/<dc:title>[\s\S]*(EC-24790|6L-25096)/)
    expect(pdf.catalog).toMatch(/\/Lang \((en|zh-\w+)/)
    expect(pdf.catalog).toMatch(/\/StructTreeRoot \d/)
    expect(pdf.isMarked).toBe(true)
    expect(pdf.showsTitle).toBe(true)
  })

  test('RVIEW-5 paints nothing outside marked content, and lines and page feet are artifacts (01)', () => {
    expect(pdf.strays).toEqual([])
    expect(pdf.artifacts).toBeGreaterThanOrEqual(pdf.pages.length)
  })

  test('RVIEW-5 every page is walked in the order of its structure (28)', () => {
    expect(pdf.pages.length).toBeGreaterThan(0)
    for (const page of pdf.pages) expect(page).toMatch(/\/StructParents \d/)
    for (const page of pdf.pages) expect(page).toMatch(/\/Tabs \/S\b/)
  })

  test('RVIEW-5 headings begin with one of the first rank and skip none (14)', () => {
    const ranks = of(/^H\d$/).map(({ role }) => Number(role.slice(1)))
    expect(ranks[0]).toBe(1)
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
    ranks.reduce((before, rank) => {
      expect(rank).toBeLessThanOrEqual(before + 1)
      return rank
    })
  })

  test('RVIEW-5 every figure says what it shows and where it is; every head of a table what it heads (13, 15)', () => {
    for (const { dict } of of(/^Figure$/)) {
      expect(dict).toMatch(/\/Alt \(.+/)
      expect(dict).toMatch(/\/BBox \[/)
    }
    expect(of(/^Figure$/).length).toBeGreaterThan(0)
    for (const { dict } of of(/^TH$/)) expect(dict).toMatch(/\/Scope \/(Column|Row)/)
    expect(of(/^TH$/).length).toBeGreaterThan(0)
  })

  test('RVIEW-5 elements stand where they may: rows in tables, cells in rows, items in lists (09)', () => {
    expect(pdf.misplaced).toEqual([])
  })

  test('RVIEW-5 every font is embedded and says which characters its glyphs are (10, 31)', () => {
    expect(pdf.fonts.length).toBeGreaterThan(0)
    for (const font of pdf.fonts) expect(font).toMatch(/\/ToUnicode \d/)
    expect(pdf.embedded).toBe(pdf.fonts.length)
  })
})

test('the check sees what is wrong: words without a tag, a picture without words, a row outside a table', async () => {
  const { doc, bytes } = openDocument({
    ...{ title: 'Wrong', author: 'Systole', lang: 'en', createdAt: new Date(0) },
  })
  doc.addPage()
  const root = rootTag(doc)
  drawTagged(doc, childTag(doc, root, 'Figure'), () => doc.rect(9, 9, 9, 9).fill())
  childTag(doc, root, 'TR')
  doc.font('Helvetica').text('Nobody reads this aloud.', 40, 40)
  root.element.end()
  doc.end()
  const wrong = pdfStructure(await bytes)
  expect(wrong.strays.length).toBeGreaterThan(0)
  expect(wrong.elements.find(({ role }) => role === 'Figure')?.dict).not.toContain('/Alt')
  expect(wrong.misplaced).toEqual(['TR in Document'])
})

test('RVIEW-5 a key image says its caption and its file to who does not see it (13)', async () => {
  const { elements } = pdfStructure(await renderPdf(REPORTS['a report with key images']()))
  const figures = elements.filter(({ role }) => role === 'Figure').map(({ dict }) => dict)
  expect(figures.join()).toContain('/Alt (Left lateral, VHS 11.6 v. thorax.dcm)')
  const without = pdfStructure(await renderPdf(REPORTS['a report that was released']()))
  const before = without.elements.filter(({ role }) => role === 'Figure').length
  expect(figures).toHaveLength(before + 2)
})
