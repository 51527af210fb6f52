import type { PetListEntry, WirePet } from '@systole/contract/pets'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import type { ChosenPet } from './chosen-pet.ts'
import { ChosenPetCard } from './chosen-pet-card.tsx'
import { RecordListDialog } from './record-list-dialog.tsx'
import { RegisteredPetPanel } from './registered-pet-panel.tsx'

const FIND = '/api/query_user_pet'
const OPEN = '/api/create_cardiobirdx_session'
const RECORDS = '/api/query_cardiobird_user_activities'

const MOCHI: WirePet = {
  pid: 'pet_mochi',
  epid: 'pet_mochi',
  pname: '3381 Mochi',
  identifier: '3381',
  name: 'Mochi',
  dob: '20200620',
  species: 'cat',
  otherpettype: '',
  bid: 'cat-british-shorthair',
  breed: 'British Shorthair',
  otherbreed: '',
  gender: 'F',
  neutered: 'snipped',
  weight: 4200,
  size: null,
  owner_name: 'Ms Lee',
  owner_email: '',
  owner_contact: '',
  lastVisit: '20261012080000',
}
const NOT_FOUND = { code: -111, message: 'No pet can be found with the input information' }

function Panel({ log }: { log: string[] }) {
  const [search, setSearch] = useState({ identifier: '', name: '' })
  const [pet, setPet] = useState<ChosenPet>()
  return (
    <>
      <RegisteredPetPanel
        userEmail="w.chan@harbour.test"
        search={search}
        onSearch={setSearch}
        onFound={setPet}
        onRecordList={() => log.push('record list')}
        onRegister={() => log.push('register')}
      />
      {pet && (
        <ChosenPetCard
          pet={pet}
          uid="account_chan"
          onOpened={(usid) => log.push(`opened ${usid}`)}
        />
      )}
    </>
  )
}

async function openPanel(answers: Parameters<typeof renderVetPage>[1]) {
  const log: string[] = []
  const page = await renderVetPage(<Panel log={log} />, answers)
  const { user } = page
  const search = async (name: string, identifier = '') => {
    if (identifier) await user.type(screen.getByLabelText(/^Identifier/), identifier)
    if (name) await user.type(screen.getByLabelText('Pet name'), name)
    await user.click(screen.getByRole('button', { name: 'Search' }))
  }
  return { ...page, search, log }
}

test('NEW-2 only the pet name is required', async () => {
  const { search, calls } = await openPanel({ [FIND]: { code: 0, data: { pet: MOCHI } } })
  await search('', '3381')
  expect(screen.getByText('Enter the pet’s name')).toBeTruthy()
  expect(calls(FIND)).toEqual([])
  await search('Mochi')
  await screen.findByRole('button', { name: 'Use this pet' })
  expect(calls(FIND).map(({ fields }) => fields)).toEqual([{ pname: '3381 Mochi' }])
})

test('NEW-10 what is found is shown first, and a case opens only when it is taken', async () => {
  const { user, search, calls, log } = await openPanel({
    [FIND]: { code: 0, data: { pet: MOCHI } },
    [OPEN]: { code: 0, data: { usid: 'case_9' } },
  })
  await search('Mochi')
  const use = await screen.findByRole('button', { name: 'Use this pet' })
  expect(screen.getByText(/Owner Ms Lee · Last visit 12 Oct 2026/)).toBeTruthy()
  expect(calls(OPEN)).toEqual([])
  await user.click(use)
  await waitFor(() => expect(log).toEqual(['opened case_9']))
  expect(calls(OPEN)[0]?.fields).toMatchObject({ type: 'etest', pid: 'pet_mochi' })
})

test('NEW-3 pet not exist is asked once more with the e-mail, and that may find it', async () => {
  const { search, calls } = await openPanel({
    [FIND]: ({ email }) => (email ? { code: 0, data: { pet: MOCHI } } : NOT_FOUND),
  })
  await search('Mochi')
  await screen.findByRole('button', { name: 'Use this pet' })
  expect(calls(FIND).map(({ fields }) => fields)).toEqual([
    { pname: 'Mochi' },
    { pname: 'Mochi', email: 'w.chan@harbour.test' },
  ])
})

test('NEW-3 still absent, the specified words and what to try are shown', async () => {
  const { user, search, calls, log } = await openPanel({ [FIND]: NOT_FOUND })
  await search('Nobody')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No pet can be found with the input information')
  await user.click(within(alert).getByRole('button', { name: 'Hospital record list' }))
  expect(log).toEqual(['record list'])
  expect(calls(FIND)).toHaveLength(2)
})

test('a refusal that is not about the pet is not asked again', async () => {
  const { search, calls } = await openPanel({ [FIND]: { code: -102 } })
  await search('Mochi')
  await screen.findByRole('button', { name: 'Try again' })
  expect(calls(FIND)).toHaveLength(1)
})

test('a case that cannot be opened keeps the pet chosen', async () => {
  const { user, search } = await openPanel({ [FIND]: { code: 0, data: { pet: MOCHI } } })
  await search('Mochi')
  await user.click(await screen.findByRole('button', { name: 'Use this pet' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Mochi stays chosen')
})

const entry = (changes: Partial<PetListEntry>): PetListEntry => ({
  petName: '3381 Mochi',
  petType: 'cat',
  otherpettype: '',
  bid: 'cat-british-shorthair',
  owner_name: 'Ms Lee',
  breed: 'British Shorthair',
  age: 6.41,
  weight: 4.2,
  lastVisit: '20261012080000',
  lastVisitDisplay: '2026-10-12',
  idx: 0,
  pid: 'pet_mochi',
  usid: 'case_mochi',
  type: 'Advance',
  reconsult: true,
  ...changes,
})
const MOMO = entry({
  petName: '9 Momo',
  petType: 'rabbit',
  pid: 'pet_momo',
  type: '',
  reconsult: false,
  age: 2,
  weight: 1.8,
})

async function openRecords(pets: PetListEntry[]) {
  const log: string[] = []
  const page = await renderVetPage(
    <RecordListDialog
      onClose={() => log.push('closed')}
      onChoose={({ pid }) => log.push(`chose ${pid}`)}
      onReconsult={({ usid }) => log.push(`reconsult ${usid}`)}
    />,
    { [RECORDS]: { code: 0, data: { pets, total: pets.length, in_year: pets.length, next: '' } } },
  )
  await screen.findByRole('table')
  const names = () =>
    screen
      .getAllByRole('row')
      .flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? [])
  return { ...page, log, names }
}

test('NEW-4 the list has the specified columns and offers Reconsult where it applies', async () => {
  const { user, log } = await openRecords([entry({}), MOMO])
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Pet name',
    'Species',
    'Age',
    'Weight (kg)',
    'Last visit',
    'Type',
    'Actions',
  ])
  const reconsult = screen.getAllByRole('button', { name: /^Reconsult/ })
  expect(reconsult).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Reconsult/ }))
  await user.click(screen.getByRole('button', { name: 'Choose 9 Momo' }))
  expect(log).toEqual(['reconsult case_mochi', 'chose pet_momo'])
})

test('NEW-4 it filters by part of the name and by species', async () => {
  const { user, names } = await openRecords([entry({}), MOMO])
  await user.type(screen.getByLabelText('Pet name'), 'mom')
  expect(names()).toEqual(['9 Momo'])
  await user.clear(screen.getByLabelText('Pet name'))
  await user.selectOptions(screen.getByLabelText('Species'), 'cat')
  expect(names()).toEqual(['3381 Mochi'])
})

test('NEW-4 the years go from this one back to 2019 and each is asked for', async () => {
  const { user, calls } = await openRecords([MOMO])
  const thisYear = new Date().getFullYear()
  const years = within(screen.getByLabelText('Record year'))
    .getAllByRole('option')
    .map((option) => Number(option.textContent))
  expect(years[0]).toBe(thisYear)
  expect(years.at(-1)).toBe(2019)
  expect(years).toHaveLength(thisYear - 2019 + 1)
  await user.selectOptions(screen.getByLabelText('Record year'), '2019')
  await waitFor(() =>
    expect(calls(RECORDS).map(({ fields }) => JSON.parse(fields.params ?? ''))).toEqual([
      { year: thisYear },
      { year: 2019 },
    ]),
  )
})

test('NEW-4 a column sorts both ways and says so', async () => {
  const { user, names } = await openRecords([entry({}), MOMO])
  await user.click(screen.getByRole('button', { name: 'Weight (kg)' }))
  expect(names()).toEqual(['9 Momo', '3381 Mochi'])
  await user.click(screen.getByRole('button', { name: /^Weight/ }))
  expect(names()).toEqual(['3381 Mochi', '9 Momo'])
  const header = screen.getByRole('columnheader', { name: /Weight/ })
  expect(header.getAttribute('aria-sort')).toBe('descending')
})

test('NEW-4 a thousand records are drawn a hundred at a time', async () => {
  const many = Array.from({ length: 101 }, (_, number) =>
    entry({ pid: `pet_${number}`, petName: `${number} Pet` }),
  )
  const { user, names } = await openRecords(many)
  expect(names()).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(names()).toHaveLength(101)
})
