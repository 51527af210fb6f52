import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openWriting } from '../testing/open-writing.tsx'
import { AsyncOutcome } from './async-outcome.tsx'
import { ReviewComparison } from './comparison.tsx'

const FIRST = EcgReview.parse({
  heart_rate: { rrRate: 112 },
  rhythm: { sinus: 'yes', regularity: 'irregular' },
})

test('REV-1 a second reviewer sees the first value left, the own right, and what changed', async () => {
  const { user, shown } = await openWriting(
    (writing) => (
      <ReviewComparison writing={writing} first={FIRST} firstReviewer="Ka Lok" round="second" />
    ),
    {
      document: {
        heart_rate: { rrRate: 110, min: null, max: null, counted: null },
        rhythm: { sinus: 'yes', regularity: 'regularly irregular' },
      },
    },
  )
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`(^| )${name}`) }))
  expect(screen.getByText(/^1 field changed, \d\d fields alike$/)).toBeVisible()
  expect(row('Heart rate').getByText('within the reading error of 3 bpm')).toBeVisible()
  expect(row('Regularity').getByText('changed')).toBeVisible()
  expect(row('Regularity').getByText('Irregular')).toBeVisible()
  expect(row('Regularity').getByText('Regularly irregular')).toHaveAttribute('data-changed')
  await user.click(
    row('Regularity').getByRole('button', { name: 'Take the first value: Regularity' }),
  )
  expect(shown.document.rhythm.regularity).toBe('irregular')
  await user.click(screen.getByRole('button', { name: 'All' }))
  expect(row('Sinus rhythm').getAllByText('Yes')).toHaveLength(2)
})

test('REV-1 an outcome other than agreement needs a reason', async () => {
  const send = vi.fn(async () => {})
  const { user } = await openWriting(() => <AsyncOutcome send={send} onDone={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Send outcome' }))
  expect(screen.getByText('Choose an outcome.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Major difference' }))
  await user.click(screen.getByRole('button', { name: 'Send outcome' }))
  expect(screen.getByText('Write what differs.')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Beat 17 is a PAC.')
  await user.click(screen.getByRole('button', { name: 'Send outcome' }))
  expect(send).toHaveBeenCalledWith('major', 'Beat 17 is a PAC.')
})
