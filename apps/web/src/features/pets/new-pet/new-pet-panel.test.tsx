import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPet } from '../../../testing/a-pet.ts'
import { ADD, ANSWERS, BREEDS, field, OPEN, openForm } from '../testing/open-new-pet.tsx'

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
    'Choose the sex',
    'Choose Yes, No or Unknown',
    'Enter the weight in kg, more than 0',
    'Enter the owner’s name',
  ])
  expect(calls(ADD)).toEqual([])
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
  expect(await screen.findByRole('link', { name: 'Enter the species' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Enter the breed' })).toBeVisible()
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
    dob_estimated: '1',
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
  expect(within(dialog).getByText(/Mochi is already in your records/)).toBeVisible()
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
  answers[OPEN] = { code: 0, data: { petId: '', caseId: 'case_new' } as { petId: string } }
  await user.click(retry)
  await waitFor(() => expect(log).toEqual(['opened case_new']))
  expect(calls(ADD)).toHaveLength(1)
})

test('a weight unusual for the species is pointed out and not refused', async () => {
  const { user } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Cat' }))
  await user.type(field('Weight'), '42')
  expect(screen.getByText('42 kg is unusual for this species. Check the unit.')).toBeVisible()
})

test('a weight that no dog of a small breed has is pointed out', async () => {
  const { user, chooseBreed } = await openForm()
  await user.click(screen.getByRole('radio', { name: 'Dog' }))
  await chooseBreed('beag', 'Beagle')
  await user.type(field('Weight'), '98')
  expect(screen.getByText(/^98 kg is .*small/)).toBeVisible()
})

const BEARER = aPet({ petId: 'pet_old', epid: 'pet_old', owner_name: 'Mr Ng', lastVisit: null })

test('NEW-9 the dialog shows who bears the name, and that pet can be taken', async () => {
  const taken = { code: -126, data: { pets: [{ ...BEARER, lastVisit: '' }] } }
  const { user, fill, create, log } = await openForm({ ...ANSWERS, [ADD]: taken })
  await fill()
  await create()
  const dialog = await screen.findByRole('dialog', { name: 'Pet duplicate name' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Search registered pets'))
  expect(within(dialog).getByText(/Mr Ng/)).toBeVisible()
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

test('NEW-5 a breed is found by any of its names, and the entry for what is not listed is always the last', async () => {
  const breed = (breedId: string, name: string, aliases: string[] = []) => ({
    breedId,
    name,
    name_zh: '',
    name_ja: '',
    name_ko: '',
    aliases,
    size: null,
  })
  const breeds = [
    breed('dog-cavalier-king-charles-spaniel', 'Cavalier King Charles Spaniel', ['CKCS']),
    breed('dog-beagle', 'Beagle', ['米格魯']),
    breed('dog-not-in-the-list', 'Not in the list'),
  ]
  const { user } = await openForm({ ...ANSWERS, [BREEDS]: { code: 0, data: { breeds } } })
  await user.click(screen.getByRole('radio', { name: 'Dog' }))
  await user.click(await screen.findByRole('combobox', { name: /^Breed/ }))
  const offered = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(offered()).toHaveLength(3))
  await user.keyboard('ckcs')
  expect(offered()).toEqual(['Cavalier King Charles Spaniel', 'Not in the list'])
  await user.clear(screen.getByRole('combobox', { name: /^Breed/ }))
  await user.keyboard('米格魯')
  expect(offered()).toEqual(['Beagle', 'Not in the list'])
  await user.clear(screen.getByRole('combobox', { name: /^Breed/ }))
  await user.keyboard('unicorn')
  expect(offered()).toEqual(['Not in the list'])
})
