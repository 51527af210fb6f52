import type { WireDelivery } from '@systole/contract/reports/deliveries'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { Deliveries } from './deliveries.tsx'

const QUERY = '/api/query_report_deliveries'
const RESEND = '/api/resend_report'

function aDelivery(changes: Partial<WireDelivery> = {}): WireDelivery {
  return {
    mid: 'mail_1',
    revision: '20261120060000',
    email: 'reports@harbour.test',
    state: 'accepted',
    attempts: 1,
    problem: '',
    queued: new Date('2026-11-20T06:00:00Z'),
    accepted: new Date('2026-11-20T06:00:05Z'),
    bounced: null,
    ...changes,
  }
}

function answers(deliveries: WireDelivery[], opened: { name: string; time: Date }[] = []) {
  const addresses = ['reports@harbour.test', 'new@harbour.test']
  return { code: 0, data: { revision: '20261120060000', deliveries, opened, addresses } }
}

test.each([
  ['queued', 0, 'Waiting to be sent'],
  ['queued', 2, 'Retrying'],
  ['sent', 1, 'Sending'],
  ['accepted', 1, 'Delivered to mail server'],
  ['opened', 1, 'Opened in the portal'],
] as const)(
  'REPT-1 a mail that is %s after %i tries is shown as "%s"',
  async (state, attempts, words) => {
    await renderVetPage(<Deliveries caseId="case_mochi" />, {
      [QUERY]: answers([aDelivery({ state, attempts })]),
    })
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByText(/could not be delivered/)).toBeNull()
  },
)

test('a mail that came back is said, with the download and the way to the addresses; it is sent again once', async () => {
  const onDownload = vi.fn()
  const { user, calls } = await renderVetPage(
    <Deliveries caseId="case_mochi" onDownload={onDownload} />,
    {
      [QUERY]: answers([
        aDelivery({ state: 'bounced', bounced: new Date('2026-11-20T06:00:10Z') }),
      ]),
      [RESEND]: { code: 0, data: { sent_to: ['reports@harbour.test'] } },
    },
  )
  await screen.findByText(/could not be delivered to reports@harbour.test/)
  await user.click(screen.getByRole('button', { name: 'Download it here' }))
  expect(onDownload).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Check the addresses' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mail again to reports@harbour.test' }))
  await waitFor(() => expect(calls(RESEND)).toHaveLength(1))
  expect(calls(RESEND)[0]?.fields).toMatchObject({ email: 'reports@harbour.test' })
})

test('an address that was added since can be sent to, and all together', async () => {
  const { user, calls } = await renderVetPage(<Deliveries caseId="case_mochi" />, {
    [QUERY]: answers([aDelivery()]),
    [RESEND]: { code: 0, data: { sent_to: [] } },
  })
  await screen.findByText('Not sent yet')
  await user.click(screen.getByRole('button', { name: 'Mail again to all' }))
  await waitFor(() => expect(calls(RESEND)).toHaveLength(1))
  expect(calls(RESEND)[0]?.fields).not.toHaveProperty('email')
})

const underWay = { [QUERY]: answers([aDelivery({ state: 'queued', attempts: 0, accepted: null })]) }

test('while a mail is under way it is not sent again', async () => {
  await renderVetPage(<Deliveries caseId="case_mochi" />, underWay)
  const button = await screen.findByRole('button', { name: 'Mail again to reports@harbour.test' })
  expect(button).toHaveProperty('disabled', true)
})

test('STAFF-2 a cardiologist sees the deliveries and sends none again', async () => {
  await renderVetPage(<Deliveries caseId="case_mochi" />, underWay, {
    session: { user_type: 'cardiologist' },
  })
  await screen.findByText('Waiting to be sent')
  expect(screen.queryByRole('button')).toBeNull()
})

test('who opened the report is shown under the addresses', async () => {
  await renderVetPage(<Deliveries caseId="case_mochi" />, {
    [QUERY]: answers(
      [aDelivery()],
      [{ name: 'Wing Chan', time: new Date('2026-11-20T07:00:00Z') }],
    ),
  })
  expect(await screen.findByText(/Opened in the portal by Wing Chan/)).toBeVisible()
})

test('an admin notes that a mail came back later, with what the notice says', async () => {
  const { user, calls } = await renderVetPage(
    <Deliveries caseId="case_mochi" />,
    { [QUERY]: answers([aDelivery()]), '/api/mark_mail_bounced': { code: 0 } },
    { session: { user_type: 'internal_admin' } },
  )
  await user.click(await screen.findByRole('button', { name: /^Mark as bounced/ }))
  await user.type(await screen.findByLabelText('Text of the bounce notice'), 'mailbox full')
  await user.click(screen.getByRole('button', { name: 'Mark as bounced' }))
  await waitFor(() => expect(calls('/api/mark_mail_bounced')).toHaveLength(1))
  expect(calls('/api/mark_mail_bounced')[0]?.fields).toMatchObject({
    mid: 'mail_1',
    problem: 'mailbox full',
  })
})
