import type { ServiceTerms } from '@systole/contract/office/service-terms'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { ServicesScreen } from './services-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const LIST = '/api/query_service_terms'
const SET = '/api/set_service_terms'

const ecg: ServiceTerms = {
  ...{ serviceId: 'ecg1l', is_offered: true, promise_minutes: 90, stated_minutes: 90 },
  changes: [
    {
      time: new Date('2026-11-20T08:00:00Z'),
      by: 'Mei Tan',
      reason: 'Two reviewers are back',
      from: { is_offered: false, promise_minutes: 60 },
      to: { is_offered: true, promise_minutes: 90 },
    },
  ],
}
const consult: ServiceTerms = {
  ...{ serviceId: 'econsult', is_offered: false, promise_minutes: 1440, stated_minutes: 1440 },
  changes: [],
}

async function open(answers: Parameters<typeof renderVetPage>[1] = {}) {
  const page = await renderVetPage(
    <ServicesScreen />,
    { [LIST]: { code: 0, data: { services: [consult, ecg] } }, ...answers },
    { at: '/services', session: { user_type: 'internal_admin' } },
  )
  await page.user.click(await screen.findByRole('button', { name: 'Change 1L ECG' }))
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'Terms of 1L ECG' }) }
}

test('SERV-1 each service is listed with its offer, its promise and its last change', async () => {
  await open()
  const row = screen.getByRole('row', { name: /1L ECG/, hidden: true })
  expect(within(row).getByText('Offered')).toBeInTheDocument()
  expect(row).toHaveTextContent('1 h 30 min')
  expect(row).toHaveTextContent('Mei Tan')
  const other = screen.getByRole('row', { name: /eConsult/, hidden: true })
  expect(within(other).getByText('Not offered')).toBeInTheDocument()
})

test('SERV-1 a promise is sent with its reason and with the terms as they were read', async () => {
  const { user, calls, dialog } = await open({ [SET]: { code: 0, data: { service: ecg } } })
  expect(dialog).toHaveTextContent('Two reviewers are back')
  const promise = within(dialog).getByRole('textbox', { name: /Promise/ })
  await user.clear(promise)
  await user.type(promise, '60')
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'A third reviewer')
  await user.click(within(dialog).getByRole('button', { name: 'Save terms' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(SET)).toEqual([
    {
      path: SET,
      fields: {
        subtype: 'ecg1l',
        params: '{"is_offered":true,"promise_minutes":60,"reason":"A third reviewer"}',
        seen: '{"is_offered":true,"promise_minutes":90}',
      },
    },
  ])
})

test('SERV-1 what cannot be set is marked in the dialog, and nothing is sent', async () => {
  const { user, calls, dialog } = await open()
  const promise = within(dialog).getByRole('textbox', { name: /Promise/ })
  await user.clear(promise)
  await user.type(promise, '120')
  await user.click(within(dialog).getByRole('button', { name: 'Save terms' }))
  expect(within(dialog).getByText(/Our pages and terms promise 90 minutes/)).toBeInTheDocument()
  expect(within(dialog).getByText('Enter a reason.')).toBeInTheDocument()
  await user.clear(promise)
  await user.type(promise, '90')
  await user.click(within(dialog).getByRole('checkbox', { name: /open new cases/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save terms' }))
  expect(within(dialog).getByText(/This is the only service on offer/)).toBeInTheDocument()
  expect(calls(SET)).toEqual([])
})
