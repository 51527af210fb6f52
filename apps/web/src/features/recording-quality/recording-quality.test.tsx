import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addTexts, startI18n } from '../../i18n/i18n.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { QualityAdvice } from './quality-advice.tsx'
import { QualityFigures } from './quality-figures.tsx'
import { QualityList } from './quality-list.tsx'
import { QualityMonths } from './quality-months.tsx'
import type { RecordingQuality } from './recording-quality.queries.ts'

const none = {
  ...{ recordings: 0, unreadable: 0, acceptable: 0, marginal: 0, rejected: 0, not_judged: 0 },
  shares: null,
}
const one = {
  ...{ ...none, recordings: 3, acceptable: 2, marginal: 1 },
  shares: { usable: 0.9, noise: 0.0166, lost: 0.0834 },
}
const QUALITY: RecordingQuality = {
  ...{ hospital: 'Harbour', days: 90, now: one, before: none },
  months: [
    { ...none, month: '2026-02' },
    { ...one, month: '2026-03' },
  ],
  advice: [{ advice: 'loss', count: 2 }],
  recordings: [
    {
      ...{ caseId: 'case_1', id: '1L-24001', pet: 'Hera', fileName: 'a.json', seconds: 60 },
      ...{
        time: new Date('2026-03-05T04:00:00Z'),
        quality: 'rejected',
        shares: one.shares,
        has_report: false,
      },
      advice: ['loss'],
    },
  ],
}

async function show() {
  await startI18n('en_us')
  await addTexts('recordingQuality')
  await renderPage(
    <>
      <QualityFigures quality={QUALITY} />
      <QualityAdvice quality={QUALITY} />
      <QualityMonths quality={QUALITY} />
      <QualityList quality={QUALITY} />
    </>,
  )
}

test('a hospital reads its shares, months, advice and recordings in words', async () => {
  await show()
  expect(screen.getByText('2 of 3')).toBeVisible()
  expect(screen.getByText('90 %', { selector: 'b' })).toBeVisible()
  expect(screen.getAllByText('no recording in the 90 days before')).toHaveLength(4)
  const [february, march] = within(screen.getByRole('region', { name: 'Month by month' }))
    .getAllByRole('listitem')
    .filter((each) => each.getAttribute('aria-label'))
  expect(february).toHaveAccessibleName(/^February 2026: no recording$/)
  expect(march?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
    'March 2026: 3 recordings, 90 % usable, 1.7 % noise, 8.3 % packet loss',
  )
  expect(screen.getByText('Keep the connection while recording')).toBeVisible()
  const row = screen.getByRole('row', { name: /Hera/ })
  expect(row).toHaveTextContent('Rejected')
  expect(within(row).queryByRole('link')).toBeNull() // a rejected case has no report
})
