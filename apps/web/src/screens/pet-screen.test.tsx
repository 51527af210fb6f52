import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../api/case-client.ts' // loaded before a test's clock starts
import '../features/pets/pet-editor.tsx'
import '../features/pets/new-pet/name-taken-dialog.tsx'
import { aCase } from '../testing/a-case.ts'
import { aPet } from '../testing/a-pet.ts'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { PetScreen } from './pet-screen.tsx'

const FIND = '/api/query_user_pet'
const CASES = '/api/query_all_sessions'
const UPDATE = '/api/update_user_pet'

const MOCHI = aPet()
const OPEN = aCase({
  caseId: 'case_new',
  id: 'EC-3',
  status: 'open',
  extraInfo: { clone: 'case_old', absent_files: [] },
})
const CLOSED = aCase({
  caseId: 'case_old',
  id: 'EC-2',
  status: 'close',
  cloned: true,
  submitted: new Date('2026-10-01T08:00:00Z'),
  due: new Date('2026-10-02T08:00:00Z'),
  closed: new Date('2026-10-01T20:00:00Z'),
})

async function openPet(answers: Parameters<typeof renderVetPage>[1] = {}) {
  return renderVetPage(
    <PetScreen />,
    {
      [FIND]: { code: 0, data: { pet: MOCHI } },
      [CASES]: {
        code: 0,
        data: { sessions: [OPEN, CLOSED], total: 2, total_capped: false, next: '' },
      },
      ...answers,
    },
    { at: '/pet?pid=pet_mochi' },
  )
}

test('the pet page shows the record, and asks for its own cases only', async () => {
  const { calls } = await openPet()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mochi' })).toBeVisible()
  expect(screen.getByText('Ms Lee')).toBeVisible()
  await screen.findAllByRole('article')
  const asked = calls(CASES).map(({ fields }) => JSON.parse(fields.params ?? '{}'))
  expect(asked.some(({ pid }) => pid === 'pet_mochi')).toBe(true)
})

test('cases stand newest first, and a follow-up and its original name each other', async () => {
  await openPet()
  const [newest, oldest] = await screen.findAllByRole('article')
  if (!newest || !oldest) throw new Error('two cases were answered')
  expect(within(newest).getByRole('heading', { name: 'EC-3' })).toBeVisible()
  expect(within(newest).getByRole('link', { name: 'Follow-up of EC-2' })).toBeVisible()
  expect(within(newest).getByRole('link', { name: /^Continue/ })).toBeVisible()
  expect(within(oldest).getByRole('link', { name: 'Followed up by EC-3' })).toBeVisible()
  expect(within(oldest).getByRole('link', { name: /^Read report/ })).toBeVisible()
})

test.each([
  ['resend_report_request', 'Redo requested'],
  ['data_processing', 'Being redone'],
] as const)(
  'REPT-1 a report whose case is %s is still read from the pet page',
  async (status, chip) => {
    const redone = { ...CLOSED, status, due: new Date('2099-10-01T08:00:00Z') }
    await openPet({
      [CASES]: { code: 0, data: { sessions: [redone], total: 1, total_capped: false, next: '' } },
    })
    const article = await screen.findByRole('article')
    expect(article.textContent).toContain(chip)
    expect(within(article).getByRole('link', { name: /^Read report/ })).toBeVisible()
  },
)

test('ROLE-2 a pet that is not there, or another hospital’s, is answered in the same words', async () => {
  await openPet({ [FIND]: { code: -111 } })
  expect(
    await screen.findByText('We can’t find this pet. It may belong to another account.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit record' })).toBeNull()
})

test('CALL-24 a correction sends only what was changed', async () => {
  const { user, calls } = await openPet({
    [UPDATE]: { code: 0, data: { pet: { ...MOCHI, weight: 4500 } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit record' }))
  const weight = await screen.findByLabelText('Weight')
  await user.clear(weight)
  await user.type(weight, '4.5')
  await user.click(screen.getByRole('button', { name: 'Save record' }))
  await waitFor(() => expect(calls(UPDATE)).toHaveLength(1))
  expect(JSON.parse(calls(UPDATE)[0]?.fields.params ?? '')).toEqual({ weight: 4500 })
  expect(await screen.findByText(/4\.50/)).toBeVisible()
})

test('CALL-24 a name another pet bears opens the dialog, and what was typed stays', async () => {
  const { user } = await openPet({
    [UPDATE]: { code: -126, data: { pets: [{ ...MOCHI, petId: 'pet_b', name: 'Momo' }] } },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit record' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Pet name')
  await user.clear(name)
  await user.type(name, 'Momo')
  await user.click(screen.getByRole('button', { name: 'Save record' }))
  const dialog = await screen.findByRole('dialog', { name: 'Pet duplicate name' })
  await user.click(within(dialog).getByRole('button', { name: 'Use another name' }))
  await waitFor(() => expect(document.activeElement).toBe(name))
  expect(name.value).toBe('Momo')
})
