import { parseSearch, searchOf } from '@systole/contract/pages'
import { expect, test } from 'vitest'
import {
  isNarrowed,
  queryOf,
  readFilter,
  showsOf,
  toParams,
  type WorklistFilter,
  worklistViewHref,
} from './worklist-filter.ts'

const FILTERS: WorklistFilter[] = [
  { show: 'open' },
  { show: 'mine' },
  { show: 'closed', find: '犬 & cat=1' },
  {
    show: 'all',
    find: 'EC-12',
    band: '5to10',
    mode: 'advance',
    language: 'zh_hk',
    enquiry: 'waits',
  },
  { show: 'open', service: 'ecg6l', status: '1st_reviewing', result: 'marginally acceptable' },
]

test.each(FILTERS)('STAFF-1 the address keeps the view %o', (filter) => {
  const search = searchOf('worklist', parseSearch(`?${queryOf(filter)}`))
  expect(readFilter(search)).toEqual(filter)
})

test('the usual view has a plain address, and unknown words ask nothing', () => {
  expect(worklistViewHref({ show: 'open' })).toBe('/worklist')
  expect(readFilter({ show: 'x', band: 'y', mode: 'z', language: 'tlh', enquiry: '1' })).toEqual({
    show: 'open',
  })
  expect(isNarrowed({ show: 'closed' })).toBe(false)
  expect(isNarrowed({ show: 'open', band: 'timeout' })).toBe(true)
})

test('STAFF-1 open cases come by deadline, closed ones by date', () => {
  expect(toParams({ show: 'mine', band: 'timeout', enquiry: 'none' }, 'cardiologist')).toEqual({
    status: 'data_processing',
    claim: 'mine',
    order: 'deadline',
    remaining: 'timeout',
    enquiry: false,
  })
  expect(toParams({ show: 'closed' }, 'cardiologist')).toMatchObject({ order: 'newest' })
})

test.each([
  ['patcher', ['wait_for_preparation', 'data_ready', 'patch_done']],
  ['reviewer', ['ready_for_review', '1st_reviewing']],
  ['second_reviewer', ['pending_2nd_review', '2nd_reviewing']],
] as const)('STAFF-4 a %s lands on the ECG cases of its own work', (userType, status) => {
  expect(toParams({ show: 'open' }, userType)).toEqual({ status, order: 'deadline' })
  expect(toParams({ show: 'free' }, userType)).toMatchObject({ status, claim: 'free' })
  expect(toParams({ show: 'closed' }, userType).status).toContain('done')
})

test('STAFF-4 an async reviewer lands on the released cases that wait for one', () => {
  expect(toParams({ show: 'open' }, 'async_second_reviewer')).toEqual({
    status: ['done'],
    async_review: 'due',
    order: 'newest',
  })
})

test('STAFF-4 an admin is shown the open cases of all services', () => {
  const { status } = toParams({ show: 'open' }, 'internal_admin')
  expect(status).toEqual(expect.arrayContaining(['submit', 'data_ready', 'ready_for_review']))
  expect(status).not.toContain('done')
})

test.each([
  ['cardiologist', false],
  ['patcher', false],
  ['senior_patcher', true],
  ['internal_admin', true],
] as const)('ECG-7 a %s has a view of asked quality reviews: %s', (userType, has) => {
  expect(showsOf(userType, true).includes('quality')).toBe(has)
})

test('OPS-2 service, status and quality narrow the list', () => {
  const narrowed = { show: 'all', service: 'ecg1l', status: 'done', result: 'rejected' } as const
  expect(toParams(narrowed, 'internal_admin')).toEqual({
    session_types: ['ecg1l'],
    status: 'done',
    result: 'rejected',
    order: 'newest',
  })
})
