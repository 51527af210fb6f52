import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { aPet } from '../../../testing/a-pet.ts'
import { aRecord } from '../../../testing/a-record.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { type ChosenPet, petFound } from './chosen-pet.ts'
import { ChosenPetCard } from './chosen-pet-card.tsx'
import { RegisteredPetPanel } from './registered-pet-panel.tsx'

const FIND = '/api/query_user_pet'
const OPEN = '/api/create_cardiobirdx_session'

const MOCHI = aPet()
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
        onRegister={({ identifier, name }) => log.push(`register ${identifier} ${name}`)}
      />
      {pet && (
        <ChosenPetCard
          pet={pet}
          uid="account_chan"
          service="econsult"
          onOpened={(caseId) => log.push(`opened ${caseId}`)}
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
  expect(screen.getByText('Enter the pet’s name')).toBeVisible()
  expect(calls(FIND)).toEqual([])
  await search('Mochi')
  await screen.findByRole('button', { name: 'Use this pet' })
  expect(calls(FIND).map(({ fields }) => fields)).toEqual([{ pname: '3381 Mochi' }])
})

test('NEW-10 what is found is shown first, and a case opens only when it is taken', async () => {
  const { user, search, calls, log } = await openPanel({
    [FIND]: { code: 0, data: { pet: MOCHI } },
    [OPEN]: { code: 0, data: { caseId: 'case_9' } },
  })
  await search('Mochi')
  const use = await screen.findByRole('button', { name: 'Use this pet' })
  expect(screen.getByText('Owner Ms Lee')).toBeVisible()
  expect(screen.getByText('Last visit 12 Oct 2026')).toBeVisible()
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
  await user.click(within(alert).getByRole('button', { name: 'Register Nobody as a new pet' }))
  expect(log).toEqual(['record list', 'register  Nobody'])
})

test('NEW-2 several pets of one bare name are shown to choose from, and none is taken unasked', async () => {
  const other = {
    ...MOCHI,
    petId: 'pet_other',
    identifierAndName: '9999 Mochi',
    identifier: '9999',
    owner_name: 'Mr Ng',
  }
  const { user, search, calls } = await openPanel({
    [FIND]: { code: -111, message: '', data: { pets: [MOCHI, other] } },
  })
  await search('Mochi')
  expect((await screen.findByRole('status')).textContent).toContain('Several pets')
  expect(calls(FIND)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Use this pet' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose 9999 Mochi' }))
  expect(screen.getByRole('button', { name: 'Use this pet' })).toBeVisible()
  expect(screen.getByText(/Owner Mr Ng/)).toBeVisible()
  expect(screen.queryByText(/Owner Ms Lee/)).toBeNull()
})

test('NEW-10 an unfinished case of the pet is offered first', async () => {
  const { calls } = await renderVetPage(
    <ChosenPetCard
      pet={petFound(MOCHI, '2026-11-20')}
      uid="account_chan"
      service="econsult"
      unfinished={{ href: '/test-detail?usid=case_1', since: new Date('2026-11-19T04:00:00Z') }}
      onOpened={() => {}}
    />,
  )
  expect(screen.getByText('Mochi has an unfinished case from 19 Nov 2026.')).toBeVisible()
  const goOn = screen.getByRole('link', { name: 'Continue it' })
  expect(document.activeElement).toBe(goOn)
  expect(goOn.getAttribute('href')).toBe('/test-detail?usid=case_1')
  expect(screen.getByRole('button', { name: 'Start another' })).toBeVisible()
  expect(calls(OPEN)).toEqual([])
})

test('a refusal that is not about the pet is not asked again', async () => {
  const { search, calls } = await openPanel({ [FIND]: { code: -102 } })
  await search('Mochi')
  await screen.findByRole('link', { name: 'Back to home' })
  expect(calls(FIND)).toHaveLength(1)
})

test('a case that cannot be opened keeps the pet chosen', async () => {
  const { user, search } = await openPanel({ [FIND]: { code: 0, data: { pet: MOCHI } } })
  await search('Mochi')
  await user.click(await screen.findByRole('button', { name: 'Use this pet' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Mochi is still selected')
})

const RECORDS = '/api/query_cardiobird_user_activities'
const recordsOf = (...pets: ReturnType<typeof aRecord>[]) => ({
  code: 0,
  data: {
    pets,
    total: pets.length,
    total_capped: false,
    in_year: pets.length,
    in_year_capped: false,
    next: '',
  },
})
const NONE = recordsOf()
const SIMILAR = recordsOf(aRecord({ petName: '4821 Biscuit' }))

test('NEW-2 part of a name suggests the pets of every year that hold it, and one is chosen', async () => {
  const { user, calls } = await openPanel({
    [RECORDS]: ({ params = '{}' }) => (JSON.parse(params).pname === 'Bisc' ? SIMILAR : NONE),
  })
  await user.type(screen.getByLabelText('Pet name'), 'Bisc')
  await user.click(await screen.findByRole('button', { name: /Biscuit 4821/ }))
  expect(await screen.findByRole('button', { name: 'Use this pet' })).toBeVisible()
  expect(calls(RECORDS).every(({ fields }) => !('year' in JSON.parse(fields.params ?? '')))).toBe(
    true,
  )
})

test('NEW-3 where a similar name is known, registering another is the last thing offered', async () => {
  const { search } = await openPanel({ [FIND]: NOT_FOUND, [RECORDS]: SIMILAR })
  await search('Bisc')
  const similar = await screen.findByRole('region', { name: 'Similar names in your records' })
  expect(similar.textContent).toContain('Biscuit')
  const register = screen.getByRole('button', { name: 'None of these: register Bisc as a new pet' })
  expect(similar.compareDocumentPosition(register)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
