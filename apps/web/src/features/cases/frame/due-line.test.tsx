import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCase } from '../../../testing/a-case.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { DueLine } from './due-line.tsx'

const consult = aCase({
  status: 'submit',
  submitted: new Date('2026-11-20T06:00:00Z'),
  due: new Date('2026-11-21T06:00:00Z'),
})

test.each([
  ['2026-11-21T05:59:00Z', 'Due in 1 min'],
  ['2026-11-20T06:00:00Z', 'Due in 24 h 00 min'],
])('at %s the report is promised: %s', async (now, words) => {
  await renderVetPage(<DueLine consult={consult} now={new Date(now)} />)
  expect(screen.getByRole('timer').textContent?.replaceAll(/\s/g, ' ')).toContain(words)
  expect(screen.queryByRole('link')).toBeNull()
})

test('SPEC 13 while the clinic is asked the clock is paused, also when it was paused before the promise and is looked at after', async () => {
  const asked = { ...consult, paused: new Date('2026-11-20T12:00:00Z') }
  await renderVetPage(<DueLine consult={asked} now={new Date('2026-11-23T00:00:00Z')} />)
  expect(screen.getByText(/The clock is paused until you reply/)).toBeVisible()
  expect(screen.queryByText(/overdue/)).toBeNull()
})

test('STAFF-5 a late report is shown with the time it is now expected at', async () => {
  const reported = { ...consult, expected: new Date('2026-11-21T08:15:00Z') }
  await renderVetPage(<DueLine consult={reported} now={new Date('2026-11-21T06:02:00Z')} />)
  expect(screen.getByText(/^New estimate/)).toBeVisible()
})

test('STAFF-5 a case whose report is asked for again is not late', async () => {
  const asked = { ...consult, status: 'resend_report_request' as const }
  await renderVetPage(<DueLine consult={asked} now={new Date('2026-11-23T06:02:00Z')} />)
  expect(screen.queryByText(/overdue/)).toBeNull()
})

test('later than promised is said, with the way to support', async () => {
  await renderVetPage(<DueLine consult={consult} now={new Date('2026-11-21T06:02:00Z')} />)
  expect(screen.getByText(/2\smin overdue. We’re on it./)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Contact support' })
  expect(link.getAttribute('href')).toMatch(/^mailto:/)
})
