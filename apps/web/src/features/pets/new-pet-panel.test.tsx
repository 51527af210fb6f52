import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
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

async function openForm(answers: Parameters<typeof renderVetPage>[1] = ANSWERS, options?: Options) {
  const log: string[] = []
  const page = await renderVetPage(
    <NewPetPanel
      uid="account_chan"
      onOpened={(usid) => log.push(`opened ${usid}`)}
      onSearch={({ identifier, name }) => log.push(`search ${identifier} ${name}`)}
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
  const chooseBreed = async (typed: string, name: string) => {
    await waitFor(() => expect(field('Breed').disabled).toBe(false))
    await user.type(field('Breed'), typed)
    await user.click(await screen.findByRole('option', { name }))
  }
  const create = () => user.click(screen.getByRole('button', { name: 'Create case' }))
  return { ...page, fill, chooseBreed, create, log }
}

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
  expect(field('Date of birth').value.slice(0, 4)).toBe(String(year))
  await user.clear(field('Date of birth'))
  await user.type(field('Date of birth'), '2020-06-20')
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
  await waitFor(() => expect(field('Breed').disabled).toBe(false))
  expect(field('Breed').value).toBe('')
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
