import { expect, test } from 'vitest'
import { DOG_BREEDS } from '../pets/breeds/dog.ts'
import { healthyPause, screeningOver } from './day-references.ts'

const none = { ventricular: 0, couplets: 0, runs: 0 }

test.each([
  ['50 VPC a day', { ...none, ventricular: 50 }, true],
  ['49 VPC a day', { ...none, ventricular: 49 }, false],
  ['one couplet', { ...none, ventricular: 2, couplets: 1 }, true],
  ['one run', { ...none, ventricular: 3, runs: 1 }, true],
  ['nothing', none, false],
])('a Dobermann with %s is over the screening criterion: %s %s', (_, counts, isOver) => {
  expect(screeningOver('dog-dobermann', counts)?.short).toBe(
    isOver ? 'J Vet Cardiol 2020' : undefined,
  )
})

test('other breeds have no criterion', () => {
  expect(DOG_BREEDS.some(({ id }) => id === 'dog-dobermann')).toBe(true)
  expect(screeningOver('dog-boxer', { ventricular: 900, couplets: 9, runs: 9 })).toBeUndefined()
})

test('the longest pause of healthy animals is known of dogs only', () => {
  expect(healthyPause('dog')).toMatchObject({ seconds: 5.7, short: 'Vet Rec 129:213' })
  expect(healthyPause('cat')).toBeUndefined()
})
