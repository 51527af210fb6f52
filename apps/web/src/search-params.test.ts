import { expect, test } from 'vitest'
import {
  caseSearch,
  loginSearch,
  newTestSearch,
  parseSearch,
  reportSearch,
  stringifySearch,
} from './search-params.ts'

test('an id of digits stays text', () => {
  expect(reportSearch(parseSearch('?usid=0012&revision=20261120060200'))).toEqual({
    usid: '0012',
    revision: '20261120060200',
  })
})

test.each([
  ['?stage=1', 1],
  ['?stage=4', 4],
  ['?stage=0', undefined],
  ['?stage=5', undefined],
  ['?stage=two', undefined],
  ['?stage=', undefined],
])('%s opens stage %s', (search, stage) => {
  expect(caseSearch(parseSearch(search)).stage).toBe(stage)
})

test('what the route has read a screen reads the same again', () => {
  const read = caseSearch(parseSearch('?usid=case_1&stage=4&mode=2'))
  expect(caseSearch(read)).toEqual(read)
  expect(read).toEqual({ usid: 'case_1', stage: 4, mode: 2 })
})

test('fields that are not known are left out', () => {
  expect(loginSearch({ lang: 'zh_hk', evil: '<script>', usid: '  ' })).toEqual({ lang: 'zh_hk' })
})

test('a new test starts with a registered pet unless asked for a new one', () => {
  expect(newTestSearch({}).tab).toBeUndefined()
  expect(newTestSearch({ tab: 'registered' }).tab).toBe('registered')
  expect(newTestSearch({ tab: 'new' }).tab).toBe('new')
})

test('a query is written as it is read', () => {
  expect(stringifySearch({ next: '/main?a=b&c=d', none: undefined })).toBe(
    '?next=%2Fmain%3Fa%3Db%26c%3Dd',
  )
  expect(stringifySearch({})).toBe('')
})
