import { expect, test } from 'vitest'
import { testFaults } from './tests.ts'

test.each([
  ['a test', `test('it adds', () => { add(1, 2) })`],
  ['a table', `test.each([1, 2])('%i adds', async (n) => { await add(n) })`],
  ['a conditional test', `test.skipIf(isFast)('it adds', { timeout: 1 }, () => { add(1, 2) })`],
  ['a test with a similar word', `test('it adds', () => { add(expected) })`],
  ['a test with a comment', `test('it adds', () => { add(1, 2) // expect(3)\n})`],
])('%s without an assertion is refused', (_, source) => {
  expect(testFaults('planted.test.ts', source)).toEqual([{ line: 1, rule: 'no assertion' }])
})

test.each([
  ['an assertion', `test('it adds', () => { expect(add(1, 2)).toBe(3) })`],
  ['an assertion in a helper', `test('it adds', async () => { await expectSum(add(1, 2)) })`],
  ['a hook', `beforeEach(() => { add(1, 2) })`],
])('%s is accepted', (_, source) => {
  expect(testFaults('planted.test.tsx', source)).toEqual([])
})

test('a journey asserts in its steps', () => {
  expect(testFaults('e2e/planted.e2e.ts', `test('pays', async () => { await pay() })`)).toEqual([])
})

test.each([
  ['waitForTimeout', `await page.waitForTimeout(300)`],
  ['a promise', `await new Promise((resolve) => setTimeout(resolve, 300))`],
  ['a promise with a callback', `await new Promise((done) => setTimeout(() => done(1), 300))`],
  ['a timer', `import { setTimeout as wait } from 'node:timers/promises'; await wait(300)`],
])('a sleep by %s is refused unless its line says why', (_, source) => {
  expect(testFaults('e2e/planted.e2e.ts', source)).toEqual([{ line: 1, rule: 'sleep' }])
  expect(testFaults('e2e/planted.e2e.ts', `${source} // sleep: a real clock`)).toEqual([])
})

test.each([
  ['a timer that answers later', `setTimeout(answer.resolve, 250)`],
  ['a promise that fails in time', `new Promise((_, reject) => setTimeout(reject, 250))`],
])('%s is no sleep', (_, source) => {
  expect(testFaults('planted.test.ts', source)).toEqual([])
})
