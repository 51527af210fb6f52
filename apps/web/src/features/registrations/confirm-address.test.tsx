import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ConfirmAddress } from './confirm-address.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const CONFIRM = '/api/confirm_registration'
const RESEND = '/api/resend_confirmation'
const refusedFor = (reason: string) => ({ [CONFIRM]: { code: -101, data: { reason } } })

async function open(
  answers: Parameters<typeof fakePortal>[0],
  token: string | undefined = 'token',
) {
  const { calls } = fakePortal(answers)
  await renderPage(
    <ConfirmAddress token={token} registerHref="/register" meanwhile={<p>Look around.</p>} />,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { calls, user, press }
}

test('opening the link confirms nothing, one press does', async () => {
  const { calls, press } = await open({
    [CONFIRM]: { code: 0, data: { hospital_name: 'Yau Oi Animal Clinic' } },
  })
  expect(calls).toEqual([])
  await press('Confirm address')
  const heading = await screen.findByRole('heading', { name: /Your address is confirmed/ })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/Yau Oi Animal Clinic/)).toBeVisible()
  expect(screen.getByText('Look around.')).toBeVisible()
  expect(calls).toEqual([{ path: CONFIRM, fields: { token: 'token' } }])
})

test('a used link says that all is done', async () => {
  const { press } = await open(refusedFor('used'))
  await press('Confirm address')
  const heading = { name: 'This link has already been used' }
  expect(await screen.findByRole('heading', heading)).toBeVisible()
})

test('an expired link is replaced by one press', async () => {
  const { calls, press } = await open({ ...refusedFor('expired'), [RESEND]: { code: 0 } })
  await press('Confirm address')
  await screen.findByRole('heading', { name: 'This link has expired' })
  await press('Send a new link')
  await screen.findByRole('heading', { name: 'A new link is on its way' })
  expect(calls.at(-1)).toEqual({ path: RESEND, fields: { token: 'token' } })
})

test.each([
  ['an unknown link', 'token'],
  ['a link without its token', ''],
])('%s asks for the address of the application', async (_, token) => {
  const { calls, user, press } = await open(
    { ...refusedFor('unknown'), [RESEND]: { code: 0 } },
    token,
  )
  if (token) await press('Confirm address')
  await screen.findByRole('heading', { name: 'This link no longer works' })
  await press('Send a new link')
  expect(screen.getByText('Enter the email address.')).toBeVisible()
  await user.type(screen.getByLabelText('Email used in the application'), 'dr.lee@yauoi.test')
  await press('Send a new link')
  await screen.findByRole('heading', { name: 'A new link is on its way' })
  expect(calls.at(-1)).toEqual({ path: RESEND, fields: { email: 'dr.lee@yauoi.test' } })
})

test('a lost connection leaves the link as it was', async () => {
  const { press } = await open({})
  await press('Confirm address')
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
  expect(screen.getByRole('button', { name: 'Confirm address' })).toBeVisible()
})
