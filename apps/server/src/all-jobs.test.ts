import { system } from '@systole/i18n/texts/en_us/system'
import { expect, test } from 'vitest'
import { ALL_JOBS } from './all-jobs.ts'

test('every job has a name in words for the page of failed jobs', () => {
  const names = ALL_JOBS.map(({ name }) => name)
  expect(Object.keys(system.jobs)).toEqual(expect.arrayContaining(names))
})
