import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { INFO, NEW, openCase, stageTitle, UPDATE } from '../../screens/testing/open-test-detail.tsx'
import { aCase } from '../../testing/a-case.ts'
import { aCasePet } from '../../testing/a-case-pet.ts'
import { aClinicalInput } from '../../testing/a-clinical-input.ts'
import { aPet } from '../../testing/a-pet.ts'
import './clinical-conflict-dialog.tsx' // loaded before a test's clock starts

const PET = '/api/update_user_pet'
const weighed = (at: Date, weight = 9800) =>
  aCasePet({ demographic: { weight, weighed: at, neutered: 'snipped' } })
const OF_LAST_YEAR = aCase({ ...NEW, pet: weighed(new Date('2025-11-20T10:00:00Z')) })
const FOUND = aCase({ ...OF_LAST_YEAR, clinical_input: aClinicalInput() })
const line = () => screen.findByRole('group', { name: /^Weight still 9\.80.kg\?$/ })

/** Returns the case with the weight of the last call that gave one. */
function withPet(consult = FOUND) {
  let pet = consult.pet
  return {
    [PET]: ({ params = '' }: Record<string, string>) => {
      pet = weighed(new Date('2026-11-20T10:30:00Z'), JSON.parse(params).weight)
      return { code: 0, data: { pet: aPet() } }
    },
    [INFO]: () => ({ code: 0, data: { session: { ...consult, pet } } }),
    [UPDATE]: () => ({ code: 0, data: { session: { ...consult, pet } } }),
  }
}

test('CASE-8 a weight of an earlier visit is asked for first, and Next waits for the answer', async () => {
  const { user, calls } = await openCase(FOUND, { at: '&stage=2', answers: withPet() })
  await stageTitle('Clinical info and history') // the findings are incomplete without it
  await line()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(calls(UPDATE)).toHaveLength(0)
  const summary = screen.getByRole('link', { name: 'Weight: confirm that it is still correct' })
  expect(summary.getAttribute('href')).toBe('#clinical-weight')
})

test('CASE-8 the same weight is confirmed in one press', async () => {
  const { user, calls } = await openCase(FOUND, { at: '&stage=1', answers: withPet() })
  await line()
  await user.click(screen.getByRole('button', { name: 'Yes, unchanged' }))
  expect(await screen.findByText(/^Weight 9\.80.kg, confirmed for this case\.$/)).toBeVisible()
  expect(calls(PET).map(({ fields }) => JSON.parse(fields.params ?? ''))).toEqual([
    { weight: 9800 },
  ])
})

test('CASE-8 another weight is typed in kilograms and refused unless it is one', async () => {
  const { user, calls } = await openCase(FOUND, { at: '&stage=1', answers: withPet() })
  await line()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  await user.type(screen.getByLabelText('Weight now'), '8,1x{Enter}')
  expect(calls(PET)).toHaveLength(0)
  await user.clear(screen.getByLabelText('Weight now'))
  await user.type(screen.getByLabelText('Weight now'), '8.1{Enter}')
  expect(await screen.findByText(/^Weight 8\.10.kg, confirmed/)).toBeVisible()
  await waitFor(() => expect(calls(PET)).toHaveLength(1))
})

test('a weight of this visit is not asked for', async () => {
  await openCase(aCase({ ...NEW, pet: weighed(new Date('2026-11-20T09:55:00Z')) }), {
    at: '&stage=1',
  })
  await stageTitle('Clinical info and history')
  expect(screen.queryByText(/^Weight/)).toBeNull()
})
