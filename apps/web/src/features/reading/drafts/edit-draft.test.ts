import { emptyReportDraft, ReportDraft } from '@systole/domain/reports/report-draft'
import { expect, test } from 'vitest'
import {
  answerTo,
  movedRecommendation,
  prioritised,
  RECOMMENDATIONS_MAX,
  renamedRecommendation,
  withAnswer,
  withInserted,
  withNotes,
  withoutRecommendation,
  withRecommendation,
} from './edit-draft.ts'

const empty = emptyReportDraft()
const three = ['a', 'b', 'c'].reduce(
  (draft, name, place) => renamedRecommendation(withRecommendation(draft), place, name),
  empty,
)
const names = (draft: ReportDraft) => draft.recommendations.map(({ name }) => name).join('')

test('an answer replaces the former answer to the same question', () => {
  const draft = withAnswer(withAnswer(empty, 'prognosis', 'fair'), 'prognosis', 'good')
  expect(draft.answers).toEqual([{ type: 'prognosis', value: 'good' }])
  expect(answerTo(draft, 'prognosis')).toBe('good')
  expect(answerTo(draft, 'riskOfAnesthesia')).toBe('')
})

test('an inserted measurement is set off by a space', () => {
  const first = withInserted(empty, 'prognosis', '200 bpm')
  expect(answerTo(first, 'prognosis')).toBe('200 bpm')
  expect(answerTo(withInserted(first, 'prognosis', 'x'), 'prognosis')).toBe('200 bpm x')
  const line = withAnswer(empty, 'prognosis', 'Rate:\n')
  expect(answerTo(withInserted(line, 'prognosis', 'x'), 'prognosis')).toBe('Rate:\nx')
})

test('what the wire refuses is left out while pasting, and the rest stays', () => {
  const pasted = withNotes(withAnswer(empty, 'prognosis', 'a\u0000b\u202e\n\u{1f431}'), '\u0007')
  expect(answerTo(pasted, 'prognosis')).toBe('ab\n\u{1f431}')
  expect(pasted.notes).toBe('')
  expect(ReportDraft.safeParse(pasted).success).toBe(true)
})

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
] as const)('recommendation %i moved by %i gives %s', (place, by, order) => {
  expect(names(movedRecommendation(three, place, by))).toBe(order)
})

test('a recommendation is taken out, and gets its priority', () => {
  expect(names(withoutRecommendation(three, 1))).toBe('ac')
  const urgent = prioritised(three, 1, 'strongly recommended')
  expect(urgent.recommendations.map(({ priority }) => priority)).toEqual([
    'recommended',
    'strongly recommended',
    'recommended',
  ])
})

test('the twenty-first recommendation is not added', () => {
  const full = Array.from({ length: RECOMMENDATIONS_MAX + 1 }).reduce<ReportDraft>(
    withRecommendation,
    empty,
  )
  expect(full.recommendations).toHaveLength(RECOMMENDATIONS_MAX)
})

test('an answer of 20,000 characters is kept and one more is cut', () => {
  expect(answerTo(withAnswer(empty, 'prognosis', 'x'.repeat(20_001)), 'prognosis')).toHaveLength(
    20_000,
  )
})
