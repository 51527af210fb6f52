import { emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReadingCase } from '../testing/a-reading-case.ts'
import { finished, openDesk, READ } from '../testing/open-desk.tsx'

test('the office reads who writes an answer, not that there is none, and asks for no draft', async () => {
  const { calls } = await openDesk({ isOffice: true })
  expect(screen.getAllByText('Being written by Mei Tanaka').length).toBeGreaterThan(0)
  expect(screen.queryByText('Not answered yet')).toBeNull()
  expect(screen.getByRole('tab', { name: 'Answers' })).toBeVisible()
  expect(calls.filter(({ path }) => path === READ)).toEqual([])
})

test('the office reads the answers of a released report', async () => {
  await openDesk({ isOffice: true, consult: aReadingCase({ status: 'close' }), draft: finished })
  expect(screen.getByDisplayValue('Low risk.')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Answers 2/2' })).toBeVisible()
})

test('who released a report is led from its desk to adding to it and correcting it', async () => {
  await openDesk({ consult: aReadingCase({ status: 'close' }), draft: finished })
  const link = screen.getByRole('link', { name: 'Add to or correct the report' })
  expect(link.getAttribute('href')).toBe('/econsult-report?usid=case_mochi#amend')
})

test('current doses stay in sight beside the answers, whatever tab is open', async () => {
  const dosingInformation = 'Pimobendan 1.25 mg twice a day'
  const clinical = { ...emptyClinicalInput(), dosingInformation }
  const { user } = await openDesk({ consult: aReadingCase({ clinical }) })
  expect(screen.getByText(dosingInformation)).toBeVisible()
  expect(screen.getByLabelText('Answer to question 1')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /Notes/ }))
  expect(screen.getByText(dosingInformation)).toBeVisible()
})
