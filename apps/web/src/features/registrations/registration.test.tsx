import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Registration } from './registration.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

Element.prototype.scrollIntoView = () => {} // jsdom has no layout to scroll

const APPLY = '/api/register_account'
const FIELDS = [
  ['Hospital or clinic name', 'Yau Oi Animal Clinic'],
  ['Address', 'Shop 12, Yau Oi Estate'],
  ['Phone', '+852 2466 8800'],
  ['First name', 'Ka Yan'],
  ['Last name', 'Lee'],
  ['Veterinary license number', 'VSB-R-20481'],
  ['Email', ' Dr.Lee@yauoi.test '],
] as const

afterEach(() => window.sessionStorage.clear())

async function open(answers: Parameters<typeof fakePortal>[0] = {}, language?: 'zh_hk') {
  const { calls } = fakePortal(answers)
  await renderPage(<Registration />, language && { language })
  const user = userEvent.setup()
  const fillIn = async () => {
    for (const [label, text] of FIELDS) {
      await user.click(screen.getByLabelText(label))
      await user.paste(text)
    }
    await user.selectOptions(screen.getByLabelText('Country or region'), 'HK')
  }
  const submit = () => user.click(screen.getByRole('button', { name: 'Send application' }))
  return { calls, user, fillIn, submit }
}

test('an application is sent in the language of the page, and continues in the inbox', async () => {
  const { calls, fillIn, submit } = await open({ [APPLY]: { code: 0 } })
  await fillIn()
  await submit()
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('We emailed dr.lee@yauoi.test.')).toBeVisible()
  expect(calls).toEqual([
    {
      path: APPLY,
      fields: {
        hospital_name: 'Yau Oi Animal Clinic',
        country: 'HK',
        address: 'Shop 12, Yau Oi Estate',
        phone: '+852 2466 8800',
        fname: 'Ka Yan',
        lname: 'Lee',
        representative_license: 'VSB-R-20481',
        email: 'dr.lee@yauoi.test',
        language: 'en_us',
      },
    },
  ])
})

test('a reload still says where the link went, and the application can be edited', async () => {
  const { fillIn, submit } = await open({ [APPLY]: { code: 0 } })
  await fillIn()
  await submit()
  await screen.findByRole('heading', { name: 'Check your inbox' })
  cleanup()
  const { user } = await open()
  expect(screen.getByText('We emailed dr.lee@yauoi.test.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit application' }))
  expect(screen.getByDisplayValue('Yau Oi Animal Clinic')).toBeVisible()
  cleanup()
  await open()
  expect(screen.getByRole('button', { name: 'Send application' })).toBeVisible()
})

test('nothing filled in: each field says why, and the summary leads to it', async () => {
  const { calls, user, submit } = await open()
  await submit()
  const heading = screen.getByRole('heading', { name: 'There is a problem' })
  expect(document.activeElement).toBe(heading)
  const links = within(heading.parentElement ?? document.body).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter the name of the hospital or clinic.',
    'Choose a country or region.',
    'Enter the address.',
    'Enter a phone number.',
    'Enter the first name.',
    'Enter the last name.',
    'Enter the veterinary license number.',
    'Enter the email address.',
  ])
  await user.click(screen.getByRole('link', { name: 'Enter the first name.' }))
  const field = screen.getByLabelText('First name')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.type(field, 'Ka Yan')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(calls).toEqual([])
})

test('a double click sends once', async () => {
  const { calls, user, fillIn } = await open({ [APPLY]: { code: 0 } })
  await fillIn()
  await user.dblClick(screen.getByRole('button', { name: 'Send application' }))
  await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(calls).toHaveLength(1)
})

test('what could not be sent stays typed, is kept on this device, and is sent by Try again', async () => {
  const { fillIn, user, submit } = await open()
  await fillIn()
  await submit()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your application was not sent.')
  expect(screen.getByDisplayValue('Yau Oi Animal Clinic')).toBeVisible()
  await waitFor(() => expect(Object.keys(window.localStorage)).toContain(DRAFT), { timeout: 3000 })

  fakePortal({ [APPLY]: { code: 0 } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(Object.keys(window.localStorage)).not.toContain(DRAFT)
})

const DRAFT = 'systole.draft.anonymous/registration'

test('a draft of this device is taken back', async () => {
  const value = Object.fromEntries(
    ['hospitalName', 'country', 'address', 'phone', 'title', 'firstName', 'lastName', 'licence']
      .concat('email', 'message')
      .map((field) => [field, field === 'country' ? 'TW' : `my ${field}`]),
  )
  window.localStorage.setItem(DRAFT, JSON.stringify({ savedAt: '2026-11-20T08:00:00Z', value }))
  await open()
  expect(screen.getByDisplayValue('my hospitalName')).toBeVisible()
  expect(screen.getByLabelText<HTMLSelectElement>('Country or region').value).toBe('TW')
  expect(screen.getByText(/is saved on this device/)).toBeVisible()
})

test('too many attempts are refused in words', async () => {
  const { fillIn, submit } = await open({ [APPLY]: { code: -429, message: 'no' } })
  await fillIn()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts')
})

test('the mail can be sent again after a minute, and the application corrected', async () => {
  const { calls, fillIn, user, submit } = await open({
    [APPLY]: { code: 0 },
    '/api/resend_confirmation': { code: 0 },
  })
  await fillIn()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await submit()
  const again = await screen.findByRole('button', { name: 'Resend' })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await user.click(again)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await user.click(again)
  await screen.findByText('Sent again. It may take a minute to arrive.')
  expect(calls.at(-1)).toEqual({
    path: '/api/resend_confirmation',
    fields: { email: 'dr.lee@yauoi.test' },
  })
  vi.useRealTimers()
  await user.click(screen.getByRole('button', { name: 'Edit application' }))
  expect(screen.getByDisplayValue('Yau Oi Animal Clinic')).toBeVisible()
})

test('in Chinese the family name comes first', async () => {
  await open({}, 'zh_hk')
  const labels = screen.getAllByRole('textbox').map((field) => field.id)
  expect(labels.indexOf('application-lastName')).toBeLessThan(
    labels.indexOf('application-firstName'),
  )
  expect(screen.getByRole('option', { name: '香港' })).toBeVisible()
})
