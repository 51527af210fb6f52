import { expect, test } from 'vitest'
import { emptyReportDraft, type ReportDraft } from './report-draft.ts'
import { signWarnings } from './sign-warnings.ts'

const NONE = { language: 'en_us', missing: () => [], implausible: new Map() } as const
const draft = (changes: Partial<ReportDraft>): ReportDraft => ({
  ...emptyReportDraft(),
  ...changes,
})
const CHINESE = '心影大小及形態正常，未見肺水腫或胸腔積液。'

test('STAFF-4 a report in the agreed language with glyphs for all of it has no warning', () => {
  const answers = [{ type: 'prognosis' as const, value: 'Good with treatment, {{m:abcdefgh}}.' }]
  expect(signWarnings(['prognosis'], draft({ answers }), NONE)).toEqual([])
  expect(signWarnings(['prognosis'], draft({}), NONE)).toEqual([])
})

test('STAFF-4 a report that is mostly in another language is reported once, with the first such text', () => {
  const answers = [{ type: 'prognosis' as const, value: CHINESE }]
  expect(signWarnings(['prognosis'], draft({ answers, notes: CHINESE }), NONE)).toEqual([
    { reason: 'otherLanguage', at: { in: 'answer', question: 'prognosis' } },
  ])
})

test('STAFF-4 one note in another language among many words is no warning', () => {
  const answers = [{ type: 'prognosis' as const, value: 'Good with treatment. '.repeat(9) }]
  expect(signWarnings(['prognosis'], draft({ answers, notes: CHINESE }), NONE)).toEqual([])
})

test('STAFF-4 characters without a glyph are named with the text they stand in', () => {
  const missing = (text: string) => [...text].filter((character) => character === '𓂀')
  const recommendations = [
    { name: 'Echo', priority: 'recommended' as const },
    { name: 'Holter 𓂀', priority: 'recommended' as const },
  ]
  expect(signWarnings([], draft({ recommendations, notes: '𓂀' }), { ...NONE, missing })).toEqual([
    { reason: 'missingGlyphs', at: { in: 'recommendation', place: 1 }, characters: ['𓂀'] },
    { reason: 'missingGlyphs', at: { in: 'notes' }, characters: ['𓂀'] },
  ])
})

test('a slash that found no phrase is named with the text it stays in', () => {
  const answers = [{ type: 'prognosis' as const, value: 'VHS {{m:abcdefgh}}. /B2' }]
  expect(signWarnings(['prognosis'], draft({ answers, notes: 'See /hcm.' }), NONE)).toEqual([
    { reason: 'slashLeft', at: { in: 'answer', question: 'prognosis' }, words: ['/B2'] },
    { reason: 'slashLeft', at: { in: 'notes' }, words: ['/hcm'] },
  ])
})

test('STAFF-4 an implausible measurement is named with the answer that speaks of it, once', () => {
  const implausible = new Map([['abcdefgh', 'LA/Ao 0.65']])
  const value = 'Left atrium {{m:abcdefgh}}, heart {{m:ijklmnop}}; again {{m:abcdefgh}}.'
  const answers = [{ type: 'prognosis' as const, value }]
  expect(signWarnings(['prognosis'], draft({ answers }), { ...NONE, implausible })).toEqual([
    { reason: 'implausible', at: { in: 'answer', question: 'prognosis' }, values: ['LA/Ao 0.65'] },
  ])
})
