import { expect, test } from 'vitest'
import { EconsultStatus } from '../cases/case.ts'
import { refuseDraft } from './refuse-draft.ts'
import { releaseBlockers } from './refuse-release.ts'
import { emptyReportDraft, ReportDraft } from './report-draft.ts'
import { nextRevision } from './revision.ts'

const complete = ReportDraft.parse({
  answers: [{ type: 'prognosis', value: 'Good.' }],
  quality: 'acceptable',
})

test('STAFF-4 a draft with every asked answer and a quality may be released', () => {
  expect(releaseBlockers(['prognosis'], complete)).toEqual([])
})

test('STAFF-4 an empty draft lacks each asked answer, in the order asked, and the quality', () => {
  expect(releaseBlockers(['prognosis', 'riskOfAnesthesia'], emptyReportDraft())).toEqual([
    { reason: 'unanswered', question: 'prognosis' },
    { reason: 'unanswered', question: 'riskOfAnesthesia' },
    { reason: 'qualityMissing' },
  ])
})

test('STAFF-4 an answer of white space is no answer', () => {
  const draft = { ...complete, answers: [{ type: 'prognosis' as const, value: ' \n\t' }] }
  expect(releaseBlockers(['prognosis'], draft)).toEqual([
    { reason: 'unanswered', question: 'prognosis' },
  ])
})

test('STAFF-4 SPEC 20: a question that was not asked needs no answer', () => {
  expect(releaseBlockers([], { ...complete, answers: [] })).toEqual([])
})

test('STAFF-4 a recommendation without a name is pointed out by its place', () => {
  const recommendations = [
    { name: 'Echo', priority: 'recommended' as const },
    { name: ' ', priority: 'could consider' as const },
  ]
  expect(releaseBlockers(['prognosis'], { ...complete, recommendations })).toEqual([
    { reason: 'recommendationNameMissing', place: 1 },
  ])
})

test.each(EconsultStatus.options)(
  'STAFF-4 in status %s only processing lets the reader write',
  (status) => {
    const refusal = refuseDraft({ status, readerId: 'account_1' }, 'account_1')
    const expected = new Map([
      ['data_processing', undefined],
      ['submit', 'notHolder'],
    ])
    expect(refusal).toBe(expected.has(status) ? expected.get(status) : 'wrongStatus')
  },
)

test.each([['account_2'], [null]])(
  'STAFF-4 a case claimed by %s is not written by another',
  (readerId) => {
    expect(refuseDraft({ status: 'data_processing', readerId }, 'account_1')).toBe('notHolder')
  },
)

test.each([
  ['the first one', undefined, '20261120014200'],
  ['a day after the last', '20261119014200', '20261120014200'],
  ['in the same second', '20261120014200', '20261120014201'],
  ['with a clock that went back', '20261120020000', '20261120020001'],
  ['at the end of a minute', '20261120014259', '20261120014300'],
])('SPEC 19: a revision is a stamp later than the last: %s', (_what, last, next) => {
  expect(nextRevision(new Date('2026-11-20T01:42:00.900Z'), last)).toBe(next)
})
