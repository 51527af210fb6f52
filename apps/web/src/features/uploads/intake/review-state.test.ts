import { expect, test } from 'vitest'
import { aLookedAt, MOCHI_CASE } from '../../../testing/a-looked-at.ts'
import { reviewRows } from './review-rows.ts'
import {
  emptyReview,
  joining,
  nextReview,
  patientGroups,
  type Review,
  type ReviewAction,
  refuseReviewStart,
} from './review-state.ts'

const PDF = '%PDF-1.7'

function review(...files: Parameters<typeof aLookedAt>[]): Review {
  const rows = reviewRows(
    files.map((file) => aLookedAt(...file)),
    MOCHI_CASE,
  )
  return nextReview(emptyReview, { type: 'looked', rows })
}

const after = (start: Review, ...actions: ReviewAction[]) => actions.reduce(nextReview, start)
const kinds = ({ rows }: Review) => rows.map(({ kind }) => kind)

test('types are proposed by content and name; what is unsure stays open and stops the start', () => {
  const list = review(['a/IM01', { modality: 'US' }], ['ecg.pdf', PDF], ['scan.pdf', PDF])
  expect(kinds(list)).toEqual(['echo', 'ecg', ''])
  expect(refuseReviewStart(list)).toBe('kindMissing')
  const chosen = after(list, { type: 'kindForUntyped', kind: 'bloodTest' })
  expect(kinds(chosen)).toEqual(['echo', 'ecg', 'bloodTest'])
  expect(refuseReviewStart(chosen)).toBeUndefined()
})

test('a type chosen for one of many alike is offered to the others, and taken only when wanted', () => {
  const list = review(['a.pdf', PDF], ['b.pdf', PDF], ['c.PDF', PDF], ['echo.pdf', PDF])
  const asked = after(list, { type: 'kindChosen', id: 0, kind: 'others' })
  expect(asked.sameFor).toEqual({ kind: 'others', by: 0, ids: [1, 2] })
  expect(kinds(after(asked, { type: 'sameForAll', yes: true }))).toEqual([
    'others',
    'others',
    'others',
    'echo',
  ])
  expect(kinds(after(asked, { type: 'sameForAll', yes: false }))).toEqual([
    'others',
    '',
    '',
    'echo',
  ])
  expect(after(asked, { type: 'sameForAll', yes: false }).sameFor).toBeUndefined()
})

test('pictures of one series go together, those of another stay', () => {
  const list = review(
    ['SE01/IM01', { modality: 'CT' }],
    ['SE01/IM02', { modality: 'CT' }],
    ['SE02/IM01', { modality: 'CT' }],
  )
  const { sameFor } = after(list, { type: 'kindChosen', id: 0, kind: 'otherXray' })
  expect(sameFor?.ids).toEqual([1])
})

test('files of another patient are asked about by patient and never join unanswered', () => {
  const bella = { modality: 'US', patientName: 'LEE^Bella', studyDate: '2021-03-04' }
  const list = review(['IM01', bella], ['IM02', bella], ['IM03', { modality: 'US' }])
  const [group] = patientGroups(list)
  expect(group).toMatchObject({ name: 'LEE Bella', year: 2021, count: 2 })
  expect(refuseReviewStart(list)).toBe('patientOpen')
  expect(joining(list).map(({ name }) => name)).toEqual(['IM03.dcm'])
  const answer = (join: boolean) =>
    after(list, { type: 'patientAnswered', patient: group?.key ?? '', join })
  expect(joining(answer(false))).toHaveLength(1)
  expect(joining(answer(true))).toHaveLength(3)
  expect(refuseReviewStart(answer(false))).toBeUndefined()
})

test('files of another patient that are not ticked need no answer', () => {
  const list = review(['IM01', { modality: 'US', patientName: 'LEE^Bella' }], ['ecg.pdf', PDF])
  const without = after(list, { type: 'ticked', id: 0, wanted: false })
  expect(patientGroups(without)).toEqual([])
  expect(refuseReviewStart(without)).toBeUndefined()
})

test('nothing ticked is nothing to start', () => {
  expect(refuseReviewStart(review())).toBe('nothing')
  expect(refuseReviewStart(review(['notes.txt', 'to do']))).toBe('nothing')
  expect(
    refuseReviewStart(after(review(['ecg.pdf', PDF]), { type: 'ticked', id: 0, wanted: false })),
  ).toBe('nothing')
})
