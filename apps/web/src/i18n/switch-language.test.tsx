import type { Language } from '@systole/i18n/languages'
import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { LoginForm } from '../features/accounts/login-form.tsx'
import { NewPetPanel } from '../features/pets/new-pet/new-pet-panel.tsx'
import { RegisteredPetPanel } from '../features/pets/registered/registered-pet-panel.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { FinderDialog } from '../shell/finder/finder-dialog.tsx'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { changeLanguage } from './i18n.ts'

const nothing = () => {}
const switchTo = (language: Language) => act(() => changeLanguage(language))

function Search() {
  const [search, setSearch] = useState({ identifier: '', name: '' })
  return (
    <RegisteredPetPanel
      userEmail="w.chan@harbour.test"
      search={search}
      onSearch={setSearch}
      onFound={nothing}
      onRecordList={nothing}
      onRegister={nothing}
    />
  )
}

const forms: { name: string; form: ReactNode; field: string; switched: string }[] = [
  {
    name: 'sign-in',
    form: <LoginForm onSignedIn={nothing} />,
    field: 'Email',
    switched: 'メールアドレス',
  },
  { name: 'the search of a pet', form: <Search />, field: 'Pet name', switched: 'ペット名' },
  {
    name: 'a new pet',
    form: (
      <NewPetPanel
        service="econsult"
        uid="account_chan"
        onOpened={nothing}
        onSearch={nothing}
        onUse={nothing}
      />
    ),
    field: 'Owner name',
    switched: '飼い主の氏名',
  },
  {
    name: 'an open dialog',
    form: <FinderDialog open onClose={nothing} />,
    field: 'Find a case, pet or page',
    switched: '症例・ペット・ページを検索',
  },
]

test.each(forms)(
  'SHELL-5 $name keeps what was typed and its focus when the language changes',
  async (row) => {
    const { user } = await renderVetPage(row.form)
    const field = await findField(row.field)
    await user.clear(field)
    await user.type(field, 'Mochi')
    await switchTo('ja')
    await waitFor(async () => expect(await findField(row.switched)).toBe(field))
    expect(field.value).toBe('Mochi')
    expect(document.activeElement).toBe(field)
  },
)

function Titled() {
  useDocumentTitle('Mochi')
  return null
}

test('SHELL-5 the title of the page follows the language', async () => {
  await renderVetPage(<Titled />)
  await switchTo('ko')
  await waitFor(() => expect(document.title).toBe('Mochi – Systole 심장 원격 협진'))
  expect(document.documentElement.lang).toBe('ko')
})

async function findField(label: string): Promise<HTMLInputElement> {
  const [field] = await screen.findAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input',
  })
  if (!field) throw new Error(`No field ${label}`)
  return field
}
