import { expect, test } from 'vitest'
import { TooManyRequests } from './errors/too-many-requests.ts'
import { limitConcurrency } from './limit-concurrency.ts'

/** Creates work that runs until it is ended, and counts how many run simultaneously. */
function openWork() {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = () => {
    running += 1
    most = Math.max(most, running)
    return new Promise<void>((resolve) => ends.push(resolve)).finally(() => {
      running -= 1
    })
  }
  return { work, endOne: () => ends.shift()?.(), most: () => most }
}

test('two run, three wait, the sixth is refused, and a place that falls free is taken', async () => {
  const run = limitConcurrency({ atOnce: 2, waiting: 3 })
  const { work, endOne, most } = openWork()
  const all = [1, 2, 3, 4, 5].map(() => run(work))
  await expect(run(work)).rejects.toThrow(TooManyRequests)
  endOne()
  await Promise.race(all)
  const late = run(work)
  for (let left = all.length; left > 0; left -= 1) {
    endOne()
    await new Promise(setImmediate)
  }
  await Promise.all([...all, late])
  expect(most()).toBe(2)
})

test('work that fails gives its place back', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 0 })
  await expect(run(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await run(async () => 'done')).toBe('done')
})
