import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOf } from './support/killed-life.ts'
import { killedLives, MOMENTS } from './support/killed-lives.ts'

/**
 * A portal in its own process, on a real PostgreSQL, with a provider over HTTP, killed by SIGKILL just before every commit and
 * every call to the provider that a payment makes, and after the last. Issue 6; ADR 34.
 */
const folder = mkdtempSync(join(tmpdir(), 'systole-killed-'))
let run: Awaited<ReturnType<typeof killedLives>>

beforeAll(async () => {
  run = await killedLives(folder)
})
afterAll(async () => {
  await run?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('PAY-5 these are all the moments at which something becomes true outside of the portal', () => {
  const seen = Object.fromEntries(
    run.lives.filter(({ place }) => place === 0).map(({ act, effects }) => [act, effects]),
  )
  expect(seen).toEqual(MOMENTS)
})

const KILLS = Object.entries(MOMENTS).flatMap(([act, effects]) =>
  [...effects.map((effect) => `before the ${effect}`), 'after the last of it'].map(
    (moment, place) => ({ act, moment, place: place + 1 }),
  ),
)

test.each(KILLS)(
  'PAY-5 (A11 22, 23, 26) killed at “$act” $moment ($place): one charge, one submission, one refund, nothing lost',
  async ({ act, place }) => {
    const life = run.lives.find((each) => each.act === act && each.place === place)
    expect(life?.signal).toBe('SIGKILL')
    expect(await life?.outcome()).toEqual(endOf(act))
  },
)

test('PAY-5 I1 to I6 hold over all that was killed', async () => {
  expect(await run.broken()).toEqual([])
})
