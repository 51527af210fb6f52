import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import { ResetPasswordForm } from '../../features/accounts/reset-password-form.tsx'
import { RegisteredPetPanel } from '../../features/pets/registered/registered-pet-panel.tsx'
import { FinderDialog } from '../../shell/finder/finder-dialog.tsx'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { AppDialog } from '../dialog/app-dialog.tsx'

const nothing = () => {}
const search = { identifier: '3381', name: '麻糬' }

/** Every kind of field in which Enter has a function. */
const forms: { name: string; form: ReactNode; field: string }[] = [
  { name: 'sign-in', form: <LoginForm onSignedIn={nothing} />, field: 'Email' },
  {
    name: 'a new password',
    form: <ResetPasswordForm token="t" signInHref="/" onSignedIn={nothing} />,
    field: 'New password',
  },
  {
    name: 'the search of a pet',
    form: (
      <RegisteredPetPanel
        userEmail="w.chan@harbour.test"
        search={search}
        onSearch={nothing}
        onFound={nothing}
        onRecordList={nothing}
        onRegister={nothing}
      />
    ),
    field: 'Pet name',
  },
  {
    name: 'the finder',
    form: <FinderDialog open onClose={nothing} />,
    field: 'Find a case, pet or page',
  },
]

const composing = [
  { when: 'while composing', keys: { key: 'Enter', isComposing: true } },
  { when: 'at its end in Safari', keys: { key: 'Enter', keyCode: 229 } },
]
const rows = forms.flatMap((form) => composing.map((keys) => ({ ...form, ...keys })))

test.each(rows)('Enter in $name does nothing $when', async ({ form, field: label, keys }) => {
  const { router } = await renderVetPage(form)
  const [field] = screen.getAllByLabelText(new RegExp(`^${label}`), { selector: 'input' })
  if (!field) throw new Error(`No field ${label}`)
  fireEvent.compositionStart(field)
  expect(fireEvent.keyDown(field, keys)).toBe(false)
  expect(router.state.location.pathname).toBe('/')
})

test('Enter in a text of several lines stays the input method’s, and is not taken from it', async () => {
  await renderVetPage(<textarea aria-label="History" />)
  const composingEnter = { key: 'Enter', isComposing: true }
  expect(fireEvent.keyDown(screen.getByLabelText('History'), composingEnter)).toBe(true)
})

test('Escape drops the candidate and leaves the dialog open', async () => {
  const closed: string[] = []
  await renderVetPage(
    <AppDialog open title="Reason" onClose={() => closed.push('closed')}>
      <input aria-label="Why" />
    </AppDialog>,
  )
  fireEvent.keyDown(screen.getByLabelText('Why'), { key: 'Escape', isComposing: true })
  expect(closed).toEqual([])
  fireEvent.keyDown(screen.getByLabelText('Why'), { key: 'Escape' })
  expect(closed).toEqual(['closed'])
})

test('Enter without an input method is the form’s', async () => {
  await renderVetPage(<LoginForm onSignedIn={nothing} />)
  expect(fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter' })).toBe(true)
})
