import { configure, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../i18n/i18n.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { SentMailsScreen } from './sent-mails-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const CALL = '/api/query_sent_mails'
const at = new Date('2026-11-20T04:00:00Z')
const welcome = {
  ...{ mid: 'mail_1', email: 'ada@northvet.test', subject: 'Welcome', caseId: '', id: '' },
  ...{ state: 'accepted', attempts: 1, problem: '', queued: at, accepted: at, bounced: null },
}
const report = {
  ...welcome,
  ...{ mid: 'mail_2', email: 'leo@other.test', caseId: 'case_1', id: 'EC-1', subject: 'Report' },
  ...{ state: 'bounced', problem: '550 no such mailbox', bounced: at },
}

beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('timeline') // loaded with the page
})

const open = (data: object, find = '') =>
  renderVetPage(
    <SentMailsScreen />,
    { [CALL]: { code: 0, data } },
    { at: `/mails${find}`, session: { user_type: 'internal_admin' } },
  )

test('each email is listed with its case, its status and the answer of the mail server', async () => {
  await open({ mails: [welcome, report], more: false })
  const row = await screen.findByRole('row', { name: /leo@other\.test/ })
  expect(within(row).getByRole('link', { name: 'EC-1' })).toHaveAttribute(
    'href',
    '/case?usid=case_1',
  )
  expect(within(row).getByText('Could not be delivered')).toBeVisible()
  expect(within(row).getByText('550 no such mailbox')).toBeVisible()
  const other = screen.getByRole('row', { name: /ada@northvet\.test/ })
  expect(within(other).getByText('About no case')).toBeVisible()
  expect(screen.getByText('2 emails')).toBeVisible()
})

test('a longer list says that a search finds older emails, and the address keeps the search', async () => {
  await open({ mails: [welcome], more: true }, '?find=northvet')
  expect(await screen.findByText(/^The newest 1 emails/)).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Email address' })).toHaveValue('northvet')
})
