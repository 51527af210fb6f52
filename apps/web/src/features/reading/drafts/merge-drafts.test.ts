import { emptyReportDraft, type ReportDraft } from '@systole/domain/reports/report-draft'
import { expect, test } from 'vitest'
import { answerTo, withAnswer, withNotes } from './edit-draft.ts'
import { copyPart, mergeDrafts } from './merge-drafts.ts'

const base = emptyReportDraft()
const answered = (text: string, draft: ReportDraft = base) => withAnswer(draft, 'prognosis', text)

test('STAFF-4 what two windows changed in different parts is put together', () => {
  const mine = answered('Fair.')
  const theirs = { ...withNotes(base, 'Call us.'), quality: 'acceptable' as const }
  const { draft, clashes } = mergeDrafts({ base, mine, theirs })
  expect(clashes).toEqual([])
  expect(answerTo(draft, 'prognosis')).toBe('Fair.')
  expect(draft).toMatchObject({ notes: 'Call us.', quality: 'acceptable' })
})

test('STAFF-4 a part that both changed is for the person to choose, and is mine until then', () => {
  const mine = withNotes(answered('Fair.'), 'Mine.')
  const theirs = answered('Poor.')
  const { draft, clashes } = mergeDrafts({ base, mine, theirs })
  expect(clashes).toEqual([{ is: 'answer', question: 'prognosis' }])
  expect(answerTo(draft, 'prognosis')).toBe('Fair.')
  expect(draft.notes).toBe('Mine.')
  const [clash] = clashes
  expect(clash && answerTo(copyPart(clash, theirs, draft), 'prognosis')).toBe('Poor.')
})

test('the same change on both sides is none', () => {
  expect(mergeDrafts({ base, mine: answered('Fair.'), theirs: answered('Fair.') }).clashes).toEqual(
    [],
  )
})

test('where the beginning is not known, all that differs is for the person to choose', () => {
  const recommendations = [{ name: 'Holter', priority: 'recommended' as const }]
  const { draft, clashes } = mergeDrafts({
    base: undefined,
    mine: { ...base, recommendations },
    theirs: answered('Poor.'),
  })
  expect(clashes).toEqual([{ is: 'answer', question: 'prognosis' }, { is: 'recommendations' }])
  expect(draft.recommendations).toEqual(recommendations)
})
