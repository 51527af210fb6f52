import { parseSearch, searchOf } from '@systole/contract/pages'
import { expect, test } from 'vitest'
import {
  isNarrowed,
  queryOf,
  readFilter,
  showsOf,
  statusesFor,
  type WorklistFilter,
  worklistViewHref,
} from './worklist-filter.ts'
import { toParams } from './worklist-params.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

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
  { show: 'all', hospital: '海港 & co', worker: 'account_1', period: '90', rows: 50 },
  { show: 'closed', from: '2026-11-01', to: '2026-11-20' },
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
  expect(toParams(narrowed, 'internal_admin', NOON)).toEqual({
    session_types: ['ecg1l'],
    status: 'done',
    result: 'rejected',
    order: 'newest',
    start_time: new Date(NOON.getTime() - 2_592_000_000),
  })
})

test('STAFF-1 lists with finished cases begin 2,592,000 seconds ago, queues of open cases have no beginning', () => {
  for (const show of ['all', 'closed'] as const)
    expect(toParams({ show }, 'internal_admin', NOON).start_time).toEqual(
      new Date('2026-10-21T12:00:00Z'),
    )
  for (const show of ['open', 'free', 'mine', 'others', 'repeats', 'quality'] as const)
    expect(toParams({ show }, 'internal_admin', NOON).start_time).toBeUndefined()
  expect(
    toParams({ show: 'all', period: 'all' }, 'internal_admin', NOON).start_time,
  ).toBeUndefined()
  expect(toParams({ show: 'open', period: '7' }, 'internal_admin', NOON).start_time).toEqual(
    new Date('2026-11-13T12:00:00Z'),
  )
  // a figure of the operations page has a time of its own
  const figure = {
    show: 'all',
    happened: 'missed',
    since: '2026-01-01',
    until: '2026-02-01',
  } as const
  expect(toParams(figure, 'internal_admin', NOON).start_time).toBeUndefined()
})

test('STAFF-1 chosen days are whole days of the reader’s zone', () => {
  const days = { show: 'open', from: '2026-11-01', to: '2026-11-02' } as const
  expect(toParams(days, 'internal_admin', NOON)).toMatchObject({
    start_time: new Date('2026-11-01T00:00:00'),
    end_time: new Date('2026-11-02T23:59:59'),
  })
  expect(readFilter({ from: '2026-13-01', to: 'yesterday', period: '5', rows: 10 })).toEqual({
    show: 'open',
  })
})

test.each([
  ['internal_admin', undefined, ['open', 'submit', 'data_ready', 'close', 'done', 'reject'], []],
  ['internal_admin', 'econsult', ['upload', 'submit', 'close'], ['data_ready', 'done']],
  ['cardiologist', undefined, ['submit', 'data_processing', 'close'], ['open', 'data_ready']],
  [
    'patcher',
    'ecg1l',
    ['data_ready', 'request_quality_review', 'done'],
    ['open', 'submit', 'close'],
  ],
] as const)(
  'STAFF-1 a %s filters cases of %s by their statuses',
  (userType, service, has, hasNot) => {
    const statuses = statusesFor(userType, service)
    expect(statuses).toEqual(expect.arrayContaining([...has]))
    for (const status of hasNot) expect(statuses).not.toContain(status)
  },
)

test('STAFF-1 hospital and person narrow the list', () => {
  expect(
    toParams({ show: 'open', hospital: 'Harbour', worker: 'account_1' }, 'cardiologist'),
  ).toMatchObject({ hospital: 'Harbour', worker: 'account_1' })
})
