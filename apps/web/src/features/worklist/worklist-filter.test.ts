import { parseSearch, searchOf } from '@systole/contract/pages'
import { expect, test } from 'vitest'
import {
  isNarrowed,
  queryOf,
  readFilter,
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
]

test.each(FILTERS)('STAFF-1 the address keeps the view %o', (filter) => {
  const search = searchOf('worklist', parseSearch(`?${queryOf(filter)}`))
  expect(readFilter(search)).toEqual(filter)
})

test('the usual view has a plain address, and words nobody knows ask nothing', () => {
  expect(worklistViewHref({ show: 'open' })).toBe('/worklist')
  expect(readFilter({ show: 'x', band: 'y', mode: 'z', language: 'tlh', enquiry: '1' })).toEqual({
    show: 'open',
  })
  expect(isNarrowed({ show: 'closed' })).toBe(false)
  expect(isNarrowed({ show: 'open', band: 'timeout' })).toBe(true)
})

test('STAFF-1 open cases come by deadline, closed ones by date', () => {
  expect(toParams({ show: 'mine', band: 'timeout', enquiry: 'none' })).toEqual({
    status: 'data_processing',
    claim: 'mine',
    order: 'deadline',
    remaining: 'timeout',
    enquiry: false,
  })
  expect(toParams({ show: 'closed' })).toMatchObject({ order: 'newest' })
})

test('ECG-7 who works on ECGs is shown the open cases of all services', () => {
  const { status } = toParams({ show: 'open' }, true)
  expect(status).toEqual(
    expect.arrayContaining(['wait_for_preparation', 'data_ready', 'patch_done']),
  )
  expect(status).not.toContain('done')
  expect(toParams({ show: 'free' }, true)).toMatchObject({ claim: 'free' })
  expect(toParams({ show: 'closed' }, true)).toEqual(toParams({ show: 'closed' }))
})
