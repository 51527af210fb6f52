import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { SystemScreen } from './system-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const JOBS = '/api/query_failed_jobs'
const SETTLE = '/api/settle_failed_job'
const CHECKS = '/api/query_storage_checks'

const aJob = {
  jid: 'job_1',
  name: 'send-mail',
  about: 'mailId mail_1',
  problem: 'the relay refused the sender',
  attempts: 100,
  is_scheduled: false,
  time: '20261120060000',
}
const noJobs = { code: 0, data: { total: 0, jobs: [], waiting: 0, oldest_seconds: 0 } }
const aRound = {
  started: '20261119060000',
  finished: '20261120060000',
  checked: 1200,
  checked_bytes: 2_000_000_000,
  total_bytes: 2_000_000_000,
  found: 1,
}
const checks = (data: object = {}) => ({
  code: 0,
  data: { total: 0, findings: [], rounds: [aRound], ...data },
})

const open = (answers: Parameters<typeof renderVetPage>[1]) =>
  renderVetPage(<SystemScreen />, answers, {
    at: '/system',
    session: { user_type: 'internal_admin' },
  })

test('F38 a failed job is shown in words with its error, and is retried or dismissed', async () => {
  const { user, calls } = await open({
    [JOBS]: { code: 0, data: { total: 1, jobs: [aJob], waiting: 3, oldest_seconds: 130 } },
    [CHECKS]: checks(),
    [SETTLE]: { code: 0, data: {} },
  })
  const row = (await screen.findByText('Send an email')).closest('tr')
  if (!row) throw new Error('no row')
  for (const text of ['mailId mail_1', /the relay refused the sender/, '100 attempts'])
    expect(within(row).getByText(text)).toBeVisible()
  expect(screen.getByText('3 jobs are waiting, the oldest for up to 3 min.')).toBeVisible()
  await user.click(within(row).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(calls(SETTLE)).toHaveLength(1))
  expect(calls(SETTLE)[0]?.fields).toMatchObject({ jid: 'job_1', action: 'retry' })
})

test('where nothing is wrong the page says so', async () => {
  await open({ [JOBS]: noJobs, [CHECKS]: checks() })
  expect(await screen.findByText('No job has failed.')).toBeVisible()
  expect(await screen.findByText('No file is damaged or missing.')).toBeVisible()
  expect(screen.getByText(/Last check finished .*1,200 files/)).toBeVisible()
})

test('F23 a damaged file is listed with its case', async () => {
  const finding = {
    key: 'file_1',
    what: 'file',
    problem: 'damaged',
    name: 'thorax.dcm',
    caseId: 'case_1',
    id: 'EC-24001',
    time: '20261120060000',
  }
  await open({ [JOBS]: noJobs, [CHECKS]: checks({ total: 1, findings: [finding] }) })
  expect(await screen.findByText('thorax.dcm')).toBeVisible()
  expect(screen.getByText('Damaged')).toBeVisible()
  expect(screen.getByRole('link', { name: /EC-24001/ })).toBeVisible()
})
