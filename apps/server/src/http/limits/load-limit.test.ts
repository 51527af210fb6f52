import { expect, test } from 'vitest'
import { createLoadLimit, Overloaded } from './load-limit.ts'

test('as many calls run as the limit says; one more is refused until one of them has ended', async () => {
  const lines: unknown[] = []
  const run = createLoadLimit(2, { warn: (line: unknown) => void lines.push(line) })
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const running = [run(() => first.promise), run(() => second.promise)]
  await expect(run(async () => 'third')).rejects.toThrow(Overloaded)
  await expect(run(async () => 'third')).rejects.toThrow(Overloaded)
  first.resolve('first')
  second.reject(new Error('broken'))
  expect(await Promise.allSettled(running)).toMatchObject([
    { value: 'first' },
    { status: 'rejected' },
  ])
  expect(await Promise.all([run(async () => 'a'), run(async () => 'b')])).toEqual(['a', 'b'])
  expect(lines).toEqual([{ event: 'load_shed', refusedCalls: 1 }])
})
