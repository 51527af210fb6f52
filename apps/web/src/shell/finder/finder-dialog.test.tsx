import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aCase } from '../../testing/a-case.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { FinderDialog } from './finder-dialog.tsx'

const mochi = aCase({ caseId: 'case_mochi' })
const PATH = '/api/query_all_sessions'
const PETS = '/api/query_cardiobird_user_activities'
const noPets = {
  [PETS]: {
    code: 0,
    data: { pets: [], total: 0, total_capped: false, in_year: 0, in_year_capped: false, next: '' },
  },
}
const answers = {
  [PATH]: { code: 0, data: { sessions: [mochi], total: 1, total_capped: false, next: '' } },
  ...noPets,
}

test('a page is found by its name and opened by Enter', async () => {
  const onClose = vi.fn()
  const { user, router } = await renderVetPage(<FinderDialog open onClose={onClose} />, answers)
  await user.keyboard('incompl')
  expect(await screen.findByRole('option', { name: 'Incomplete test' })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(router.state.location.pathname).toBe('/ongoing'))
})

test('a case is found by its pet and leads to where it stopped', async () => {
  const { user, router } = await renderVetPage(<FinderDialog open onClose={() => {}} />, answers)
  await user.keyboard(mochi.pet.name)
  expect(await screen.findByText('Cases')).toBeVisible()
  await user.click(screen.getByRole('option', { name: new RegExp(mochi.pet.name) }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ caseId: 'case_mochi' }))
})

test('a pet is found by its name and leads to its page; it is asked for once the typing rests', async () => {
  const momo = {
    petName: '6043 Momo',
    petType: 'guinea pig',
    otherSpecies: '',
    breedId: '',
    breed: 'Abyssinian',
    owner_name: '',
    age: 2,
    weight: 0.9,
    lastVisit: '',
    lastVisitDisplay: '',
    idx: 0,
    petId: 'pet_momo',
    caseId: '',
    type: '',
    reconsult: false,
  }
  const { user, router, calls } = await renderVetPage(<FinderDialog open onClose={() => {}} />, {
    ...answers,
    [PETS]: {
      code: 0,
      data: {
        pets: [momo],
        total: 1,
        total_capped: false,
        in_year: 1,
        in_year_capped: false,
        next: '',
      },
    },
  })
  await user.keyboard('momo')
  await user.click(await screen.findByRole('option', { name: /6043 Momo/ }))
  await waitFor(() => expect(router.state.location.href).toBe('/pet?pid=pet_momo'))
  expect(calls(PETS).map(({ fields }) => fields.params)).toEqual(['{"pname":"momo","limit":5}'])
})

test('Escape closes the finder immediately, its open list included', async () => {
  const onClose = vi.fn()
  const { user } = await renderVetPage(<FinderDialog open onClose={onClose} />, answers)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('nothing found is said', async () => {
  const empty = {
    [PATH]: { code: 0, data: { sessions: [], total: 0, total_capped: false, next: '' } },
    ...noPets,
  }
  const { user } = await renderVetPage(<FinderDialog open onClose={() => {}} />, empty)
  await user.keyboard('zzz')
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByText('No results')).toBeVisible()
})
