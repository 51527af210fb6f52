import { reportParts } from '@systole/report/report-parts'
import { aReport } from '@systole/report/testing/a-report'
import { expect, test } from 'vitest'
import { compareParts } from './compare-parts.ts'

const parts = (given: Parameters<typeof aReport>[0] = {}) =>
  reportParts(aReport(given), { toSimplified: (text) => text })

test('a revision that says the same has no changed part', () => {
  expect(compareParts(parts(), parts({ revision: '20261121000000', reason: 'x' }), 'en')).toEqual(
    [],
  )
})

test('only the words that changed are marked, in their part', () => {
  const after = parts({ notes: 'The ECG trace was long enough to measure the QT interval.' })
  const [notes, ...others] = compareParts(parts(), after, 'en')
  expect(others).toEqual([])
  expect(notes?.title).toBe('Notes')
  const of = (is: string) =>
    notes?.words.filter((word) => word.is === is).map(({ text }) => text.trim())
  expect(of('removed')?.join(' ')).toBe('too short')
  expect(of('added')?.join(' ')).toBe('long enough')
})

test('what was taken out and what was added show as whole parts', () => {
  const changes = compareParts(parts(), parts({ notes: '', answers: [] }), 'en')
  expect(changes.every(({ words }) => words.every(({ is }) => is === 'removed'))).toBe(true)
  expect(changes).toHaveLength(4)
})

test('Chinese is compared by words, not by whole lines', () => {
  const before = [{ id: 'notes', title: '備註', text: '左心房明顯擴大，建議覆診。' }]
  const after = [{ id: 'notes', title: '備註', text: '左心房輕度擴大，建議覆診。' }]
  const [notes] = compareParts(before, after, 'zh-Hant-HK')
  expect(notes?.words.find(({ is }) => is === 'same')?.text).toContain('左心房')
  expect(notes?.words.filter(({ is }) => is !== 'same').map(({ text }) => text)).toEqual([
    '明顯',
    '輕度',
  ])
})
