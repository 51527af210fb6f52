import { emptyNewPet } from '@systole/domain/pets/new-pet'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPet } from '../../testing/a-pet.ts'
import { fakeDrafts } from '../../testing/fake-drafts.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import '../../ui/calendar-dialog.tsx' // what comes on demand is read before the clock of a test runs
import '../../api/case-client.ts'
import './breed-field.tsx'
import './duplicate-name-dialog.tsx'
import { NewPetPanel } from './new-pet-panel.tsx'

const ADD = '/api/add_pet'
const OPEN = '/api/create_cardiobirdx_session'
const BREEDS = '/api/query_breeds'
const ANSWERS = {
  [ADD]: { code: 0, data: { pid: 'pet_new' } },
  [OPEN]: { code: 0, data: { usid: 'case_new' } },
  [BREEDS]: ({ tpet }: Record<string, string>) => ({
    code: 0,
    data: {
      breeds:
        tpet === 'dog'
          ? [
              { bid: 'dog-beagle', name: 'Beagle', name_zh: '比高犬', size: 'small' },
              { bid: 'dog-great-dane', name: 'Great Dane', name_zh: '大丹犬', size: 'giant' },
            ]
          : [{ bid: 'rabbit-netherland-dwarf', name: 'Netherland Dwarf', name_zh: '', size: null }],
    },
  }),
}

type Options = Parameters<typeof renderVetPage>[2]

async function openForm(
  answers: Parameters<typeof renderVetPage>[1] = ANSWERS,
  options?: Options,
  typed?: { identifier: string; name: string },
) {
  const log: string[] = []
  const page = await renderVetPage(
    <NewPetPanel
      uid="account_chan"
      onOpened={(usid) => log.push(`opened ${usid}`)}
      onSearch={({ identifier, name }) => log.push(`search ${identifier} ${name}`)}
      onUse={({ pname }) => log.push(`use ${pname}`)}
      typed={typed}
    />,
    answers,
    options,
  )
  const { user } = page
  await screen.findByRole('button', { name: /Create case|開立個案/ }) // the draft is asked for first
  const fill = async () => {
    await user.type(field('Identifier'), '3381')
    await user.type(field('Pet name'), 'Mochi')
    await user.click(screen.getByRole('radio', { name: 'Dog' }))
    await chooseBreed('beag', 'Beagle')
    await user.type(field('Age'), '6.41')
    await user.type(field('Weight'), '4.20')
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.type(field('Owner name'), 'Ms Lee')
  }
  const chooseBreed = async (part: string, name: string) => {
    await user.type(await screen.findByRole('combobox', { name: 'Breed' }), part)
    await user.click(await screen.findByRole('option', { name }))
  }
  const create = () => user.click(screen.getByRole('button', { name: 'Create case' }))
  return { ...page, fill, chooseBreed, create, log }
}

const dateTyped = () => ['Day', 'Month', 'Year'].map((part) => field(part).value)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))

test('NEW-6 Create case on an empty form names every required field and sends nothing', async () => {
  const { create, calls } = await openForm()
  await create()
  const summary = await screen.findByRole('heading', { name: 'There is a problem' })
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter the identifier',
    'Enter the pet’s name',
    'Choose the species',
    'Enter the date of birth',
    'Enter the age in years',
    'Choose the gender',
    'Choose Yes, No or Unknown',
    'Enter the weight in kg, more than 0',
    'Enter the owner’s name',
  ])
  expect(calls(ADD)).toEqual([])
})

test('NEW-7 the age gives the date of birth and the date of birth gives the age', async () => {
  const { user } = await openForm()
  await user.type(field('Age'), '2')
  const year = new Date(Date.now() - 2 * 365.25 * 86_400_000).getFullYear()
  expect(field('Year').value).toBe(String(year))
  for (const part of ['Day', 'Month', 'Year']) await user.clear(field(part))
  await user.click(field('Day'))
  await user.keyboard('20062020')
  expect(dateTyped()).toEqual(['20', '06', '2020'])
  expect(Number(field('Age').value)).toBeGreaterThan(6)
  expect(field('Age').value).toMatch(/^\d+(\.\d{1,2})?$/)
})

test('NEW-5 a breed is found in English or Chinese and proposes its size', async () => {
  const { user, chooseBreed } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Dog' }))
  await chooseBreed('大丹', 'Great Dane')
  expect(screen.getByLabelText<HTMLSelectElement>(/^Size/).value).toBe('giant')
})

test('NEW-5 another species drops the breed and offers its own', async () => {
  const { user, chooseBreed } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Dog' }))
  await chooseBreed('beag', 'Beagle')
  await user.click(screen.getByRole('radio', { name: 'Others' }))
  await user.selectOptions(screen.getByLabelText('Which species'), 'rabbit')
  const breed = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Breed' })
  expect(breed.value).toBe('')
  await chooseBreed('neth', 'Netherland Dwarf')
})

test('NEW-6 others of the others asks for both names instead of a breed', async () => {
  const { user, create } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Others' }))
  await user.selectOptions(screen.getByLabelText('Which species'), 'others')
  await create()
  expect(screen.queryByLabelText(/^Breed/)).toBeNull()
  expect(await screen.findByRole('link', { name: 'Enter the species' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Enter the breed' })).toBeTruthy()
})

test('NEW-8 NEW-10 the pet is sent in the wire’s words, its case opened, and the form cleared', async () => {
  const { fill, create, calls, log } = await openForm()
  await fill()
  await create()
  await waitFor(() => expect(log).toEqual(['opened case_new']))
  expect(calls(ADD)[0]?.fields).toMatchObject({
    pname: '3381 Mochi',
    species: 'dog',
    tpet: 'dog',
    bid: 'dog-beagle',
    weight: '4200',
    neutered: 'snipped',
    gender: 'F',
    size: 'small',
    owner_name: 'Ms Lee',
  })
  expect(calls(ADD)[0]?.fields.dob).toMatch(/^\d{8}$/)
  expect(calls(OPEN)[0]?.fields).toMatchObject({ pid: 'pet_new', uid: 'account_chan' })
  await waitFor(() => expect(field('Pet name').value).toBe(''))
  expect(field('Age').value).toBe('')
})

test('NEW-9 a name in use opens the specified dialog, opens no case, and leads to the search', async () => {
  const { user, fill, create, calls, log } = await openForm({ ...ANSWERS, [ADD]: { code: -126 } })
  await fill()
  await create()
  const dialog = await screen.findByRole('dialog', { name: 'Pet duplicate name' })
  expect(within(dialog).getByText(/Mochi is already in your records/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Search registered pets' }))
  expect(log).toEqual(['search 3381 Mochi'])
  expect(calls(OPEN)).toEqual([])
})

test('a pet whose case could not be opened is not registered twice', async () => {
  const answers: Record<string, (typeof ANSWERS)[typeof ADD] | (typeof ANSWERS)[typeof BREEDS]> = {
    [ADD]: ANSWERS[ADD],
    [BREEDS]: ANSWERS[BREEDS],
  }
  const { user, fill, create, calls, log } = await openForm(answers)
  await fill()
  await create()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(field('Pet name').value).toBe('Mochi')
  answers[OPEN] = { code: 0, data: { pid: '', usid: 'case_new' } as { pid: string } }
  await user.click(retry)
  await waitFor(() => expect(log).toEqual(['opened case_new']))
  expect(calls(ADD)).toHaveLength(1)
})

test('a weight unusual for the species is pointed out and not refused', async () => {
  const { user } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Cat' }))
  await user.type(field('Weight'), '42')
  expect(screen.getByText('42 kg is unusual for this species. Check the unit.')).toBeTruthy()
})

test('what was typed comes back after the page was closed', async () => {
  const first = await openForm()
  await first.user.type(field('Pet name'), 'Mochi')
  first.unmount()
  await openForm()
  expect(field('Pet name').value).toBe('Mochi')
})

test.each([
  ['en_us', ['Day', 'Month', 'Year']],
  ['zh_hk', ['年', '月', '日']],
] as const)(
  'NEW-5 in %s the date is typed in the order of the language',
  async (language, order) => {
    await openForm(ANSWERS, { language })
    const parts = screen.getAllByRole('textbox').map((input) => input.getAttribute('aria-label'))
    expect(parts.filter(Boolean)).toEqual(order)
  },
)

test('NEW-5 a date half typed is kept as typed, refused, and finished from the left', async () => {
  const { user, create } = await openForm()
  await user.type(field('Day'), '5')
  await user.type(field('Month'), '6')
  await create()
  expect(screen.getAllByText('Enter a date that exists')).toHaveLength(2)
  expect(dateTyped()).toEqual(['05', '06', ''])
  await user.type(field('Year'), '2020')
  expect(screen.queryByText('Enter a date that exists')).toBeNull()
})

test('NEW-7 a date that does not exist leaves the age alone; one from the clipboard fills all parts', async () => {
  const { user } = await openForm()
  await user.type(field('Age'), '3')
  for (const part of ['Day', 'Month', 'Year']) await user.clear(field(part))
  await user.click(field('Day'))
  await user.keyboard('31022020')
  expect(field('Age').value).toBe('3')
  await user.click(field('Day'))
  await user.paste('2020年6月20日')
  expect(dateTyped()).toEqual(['20', '06', '2020'])
  expect(Number(field('Age').value)).toBeGreaterThan(6)
})

test('NEW-5 the calendar comes second, opens at the years, and gives date and age', async () => {
  const { user } = await openForm()
  await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Choose the date of birth' })
  await user.click(await within(dialog).findByRole('radio', { name: '2020' }))
  await user.click(await within(dialog).findByRole('radio', { name: /^Jun/ }))
  await user.click(await within(dialog).findByRole('gridcell', { name: '20' }))
  expect(dateTyped()).toEqual(['20', '06', '2020'])
  expect(Number(field('Age').value)).toBeGreaterThan(6)
})

const BEARER = aPet({ pid: 'pet_old', epid: 'pet_old', owner_name: 'Mr Ng', lastVisit: '' })

test('NEW-9 the dialog shows who bears the name, and that pet can be taken', async () => {
  const taken = { code: -126, data: { pets: [BEARER] } }
  const { user, fill, create, log } = await openForm({ ...ANSWERS, [ADD]: taken })
  await fill()
  await create()
  const dialog = await screen.findByRole('dialog', { name: 'Pet duplicate name' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Search registered pets'))
  expect(within(dialog).getByText(/Mr Ng/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Use this pet' }))
  expect(log).toEqual(['use 3381 Mochi'])
})

test('NEW-9 Escape goes back to the name, with all that was typed', async () => {
  const { user, fill, create, log } = await openForm({ ...ANSWERS, [ADD]: { code: -126 } })
  await fill()
  await create()
  await screen.findByRole('dialog', { name: 'Pet duplicate name' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(field('Pet name')))
  expect(field('Pet name').value).toBe('Mochi')
  expect(log).toEqual([])
})

test('NEW-3 what was looked for in vain is there already', async () => {
  await openForm(ANSWERS, undefined, { identifier: ' 77 ', name: 'Nobody' })
  expect(field('Identifier').value).toBe('77')
  expect(field('Pet name').value).toBe('Nobody')
})

test('ERR-4 a field that the portal refuses is marked until it is changed', async () => {
  const refused = { code: -103, message: 'weight is malformed.', data: { field: 'weight' } }
  const { user, fill, create } = await openForm({ ...ANSWERS, [ADD]: refused })
  await fill()
  await create()
  await waitFor(() => expect(field('Weight').getAttribute('aria-invalid')).toBe('true'))
  expect(field('Age').getAttribute('aria-invalid')).toBeNull()
  await user.type(field('Weight'), '1')
  expect(field('Weight').getAttribute('aria-invalid')).toBeNull()
})

test('half-typed fields come back on another device as they were typed, and an emptied form comes back empty', async () => {
  const server = fakeDrafts()
  const answers = { ...ANSWERS, ...server.answers }
  const form = { ...emptyNewPet(), name: ' Mo', weight: '4.', age: '6.', ownerEmail: 'lee@' }
  server.type('new-pet', { form, from: '' })
  const first = await openForm(answers)
  const typed = () => [field('Pet name'), field('Weight'), field('Age')].map(({ value }) => value)
  expect([...typed(), field('Owner e-mail').value]).toEqual([' Mo', '4.', '6.', 'lee@'])
  for (const name of ['Pet name', 'Weight', 'Age', 'Owner e-mail'])
    await first.user.clear(field(name))
  first.unmount()
  await waitFor(() =>
    expect(server.held.get('new-pet')?.value).toMatchObject({ form: emptyNewPet() }),
  )
})

test('a registered pet leaves no draft behind', async () => {
  const server = fakeDrafts()
  const { fill, create, log } = await openForm({ ...ANSWERS, ...server.answers })
  await fill()
  await create()
  await waitFor(() => expect(log).toEqual(['opened case_new']))
  await waitFor(() => expect(server.held.get('new-pet')?.value ?? null).toBeNull())
})
