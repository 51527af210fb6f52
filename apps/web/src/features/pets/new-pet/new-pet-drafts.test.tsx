import { decodeFields } from '@systole/contract/wire/codec'
import { emptyNewPet } from '@systole/domain/pets/new-pet'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeDrafts } from '../../../testing/fake-drafts.ts'
import { ANSWERS, field, openForm } from '../testing/open-new-pet.tsx'

test('what was typed comes back after the page was closed', async () => {
  const first = await openForm()
  await first.user.type(field('Pet name'), 'Mochi')
  first.unmount()
  await openForm()
  expect(field('Pet name').value).toBe('Mochi')
})

test('half-typed fields come back on another device as they were typed, and an emptied form comes back empty', async () => {
  const server = fakeDrafts()
  const answers = { ...ANSWERS, ...server.answers }
  const form = { ...emptyNewPet(), name: ' Mo', weight: '4.', age: '6.', ownerEmail: 'lee@' }
  server.type('new-pet', { form, from: '' })
  const first = await openForm(answers)
  const typed = () => [field('Pet name'), field('Weight'), field('Age')].map(({ value }) => value)
  expect([...typed(), field('Owner email').value]).toEqual([' Mo', '4.', '6.', 'lee@'])
  for (const name of ['Pet name', 'Weight', 'Age', 'Owner email'])
    await first.user.clear(field(name))
  first.unmount()
  await waitFor(() =>
    expect(decodeFields(server.held.get('new-pet')?.value)).toMatchObject({ form: emptyNewPet() }),
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
