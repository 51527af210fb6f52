import { diffReviews } from '@systole/domain/ecg-reviews/diff-reviews'
import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openWriting } from '../testing/open-writing.tsx'
import { ReviewComparison } from './comparison.tsx'

const FIRST = EcgReview.parse({
  heart_rate: { rrRate: 112 },
  rhythm: { sinus: 'yes', regularity: 'irregular' },
})

test('REV-1 a second reviewer sees the first value left, the own right, and what changed', async () => {
  const { user, shown } = await openWriting(
    (writing) => (
      <ReviewComparison
        writing={writing}
        first={FIRST}
        firstReviewer="Ka Lok"
        round="second"
        beats={undefined}
        differences={diffReviews(FIRST, writing.document, 'ecg1l')}
        onStep={() => {}}
      />
    ),
    {
      document: {
        heart_rate: { rrRate: 110, min: null, max: null, counted: null },
        pr: { duration: 0.125 },
        rhythm: { sinus: 'yes', regularity: 'regularly irregular' },
      },
    },
  )
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`(^| )${name}`) }))
  expect(screen.getByRole('button', { name: 'Changed 2' })).toBeVisible()
  expect(row('Heart rate').getByText('within the reading error of 3 bpm')).toBeVisible()
  expect(row('PR').getByText(/over the reading error of 0\.005\ss/)).toBeVisible()
  expect(row('Regularity').getByText('changed')).toBeVisible()
  expect(row('Regularity').getByText('Irregular')).toBeVisible()
  expect(row('Regularity').getByText('Regularly irregular')).toHaveAttribute('data-changed')
  expect(row('Sinus rhythm').getAllByText('Yes')).toHaveLength(2)
  await user.keyboard('d')
  expect(screen.queryByRole('row', { name: /Sinus rhythm/ })).toBeNull()
  row('Regularity').getByRole('button', { name: 'Take the first value: Regularity' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(shown.document.rhythm.regularity).toBe('irregular')
})

test('REV-1 ranges are compared by the numbers of their beats', async () => {
  const at = (sample: number) => ({ recording: 'r1', from_sample: sample, to_sample: sample })
  const first = EcgReview.parse({
    ectopic: { ranges: [{ kind: 'vpc', count: 1, ...at(1200) }] },
  })
  const beats = [100, 400, 800, 1200, 1600].map((sample) => ({
    ...{ sample, shape: 0, source: 'auto' as const },
    label: sample === 800 ? ('X' as const) : ('N' as const),
  }))
  await openWriting((writing) => (
    <ReviewComparison
      {...{ writing, first, beats }}
      firstReviewer=""
      round="second"
      differences={diffReviews(first, writing.document, 'ecg1l')}
      onStep={() => {}}
    />
  ))
  expect(screen.getByText('VPC: beat 3')).toBeVisible() // a mark that is no beat has no number
})
