import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal } from '../../testing/fake-portal.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

async function open(token: string | undefined = 'token') {
  await renderPage(<ResetPasswordForm token={token} signInHref="/login" />)
  const user = userEvent.setup()
  return {
    set: async (password: string, repeat: string) => {
      await user.type(screen.getByLabelText('New password'), password)
      if (repeat) await user.type(screen.getByLabelText('New password again'), repeat)
      await user.click(screen.getByRole('button', { name: 'Set password' }))
    },
  }
}

test.each([
  ['sevench', 'sevench', 'Use at least 8 characters.'],
  ['eight ch', '', 'Enter the new password again.'],
  ['eight ch', 'eight xx', 'The two passwords are not the same. Enter the new password again.'],
])('LOGIN-7 %j and %j are refused: %s', async (password, repeat, text) => {
  const { calls } = fakePortal({})
  const { set } = await open()
  await set(password, repeat)
  expect(screen.getByText(text)).toBeTruthy()
  expect(calls).toEqual([])
})

test('LOGIN-7 a password of 8 characters is set with the link’s token', async () => {
  const { calls } = fakePortal({ '/api/set_password': { code: 0 } })
  const { set } = await open()
  await set('eight ch', 'eight ch')
  await screen.findByRole('heading', { name: 'Your password is set' })
  expect(calls[0]?.fields).toEqual({ token: 'token', password: 'eight ch' })
})

test('LOGIN-7 a link that was used says so', async () => {
  fakePortal({ '/api/set_password': { code: -101, message: 'no' } })
  const { set } = await open()
  await set('eight ch', 'eight ch')
  await screen.findByRole('heading', { name: 'This link no longer works' })
})

test('a link without its token says so', async () => {
  await open('')
  expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeTruthy()
})
