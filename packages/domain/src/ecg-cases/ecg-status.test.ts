import { expect, test } from 'vitest'
import { canIn } from '../access/can-in.ts'
import { RIGHTS, type Right, withRights } from '../access/permissions.ts'
import { stepIn } from '../services/steps.ts'
import { ECG_STATUSES, type EcgAction, type EcgService, type EcgStatus } from './ecg-action.ts'
import * as services from './ecg-status.ts'
import { ecgSteps } from './ecg-steps.ts'
import {
  ACTORS,
  type Actor,
  isOpenTo,
  OF_FREE,
  OF_HOLDER,
  TABLE,
  targetsOf,
  WITH_REASON,
} from './testing/handbook-steps.ts'

const ecg1l = { ...services.ecg1l, steps: ecgSteps('ecg1l') }
const ecg6l = { ...services.ecg6l, steps: ecgSteps('ecg6l') }

const ACTIONS = [...new Set(TABLE.map(([action]) => action))]
const ORIGIN = 'patch_done'

type Cell = { status: EcgStatus; action: EcgAction; by: Actor; rights: readonly Right[] }

/** Returns the statuses after an action by the table above; none if it is refused. */
function expected(service: EcgService, { status, action, by, rights }: Cell): string[] {
  return TABLE.flatMap((row) => {
    const [name, , to] = row
    if (name !== action || !isOpenTo(row, by, { service, rights })) return []
    const targets = targetsOf(row, status)
    return to === '<' ? targets.filter((target) => target === ORIGIN) : targets
  })
}

/** Returns the statuses to which the product lets this account go. */
function reached(service: EcgService, { status, action, by, rights }: Cell): string[] {
  const table = service === 'ecg1l' ? ecg1l : ecg6l
  const permissions = withRights({}, service, rights)
  return ECG_STATUSES.filter((to) => {
    const step = stepIn(table, { status, action, by, to, origin: ORIGIN })
    if ('refusal' in step) return false
    return (
      step.right === undefined ||
      by === 'system' ||
      canIn({ userType: by, permissions }, 'updateSession', { service, right: step.right })
    )
  })
}

function* cells(): Generator<Cell> {
  for (const status of ECG_STATUSES)
    for (const action of ACTIONS)
      for (const by of ACTORS)
        for (const right of RIGHTS) yield { status, action, by, rights: [right] }
}

test.each(['ecg1l', 'ecg6l'] as const)(
  'ECG-7 status × action × role × right of %s are the table of the handbook, cell by cell',
  (service) => {
    const wrong: unknown[] = []
    let allowed = 0
    for (const cell of cells()) {
      const should = expected(service, cell).sort()
      const does = reached(service, cell).sort()
      allowed += should.length
      if (should.join() !== does.join()) wrong.push({ ...cell, should, does })
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(allowed).toBeGreaterThan(300)
  },
)

test('ECG-7 an action of the table exists, and no other', () => {
  expect(Object.keys(ecg1l.steps).sort()).toEqual([...ACTIONS].sort())
})

test('ECG-7 a role without a row is refused by role, and a status without a row by status', () => {
  for (const { status, action, by } of cells()) {
    const rows = TABLE.filter(([name, , , roles]) => name === action && roles[by])
    const isThere = rows.some(([, from]) => from.split(' ').includes(status))
    const step = stepIn(ecg1l, { status, action, by, origin: ORIGIN })
    if (isThere) expect(step).toHaveProperty('next')
    else expect(step).toEqual({ refusal: rows.length === 0 ? 'accessDenied' : 'wrongStatus' })
  }
})

test('ECG-7 a reason and the lease are asked for where the table says so', () => {
  const terms = ACTIONS.map((action) => {
    const rows = [ecg1l.steps[action]].flat()
    return {
      action,
      needsReason: rows.every((row) => row.needsReason === true),
      ofHolder: rows.every((row) => row.taker === 'holder'),
      ofFree: rows.every((row) => row.taker === 'free'),
    }
  })
  const named = (key: 'needsReason' | 'ofHolder' | 'ofFree') =>
    terms.flatMap((each) => (each[key] ? [each.action] : [])).sort()
  expect(named('needsReason')).toEqual(WITH_REASON.toSorted())
  expect(named('ofHolder')).toEqual(OF_HOLDER.toSorted())
  expect(named('ofFree')).toEqual(OF_FREE.toSorted())
})

/** A generator of numbers below 1 that gives the same ones in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

test('ECG-7 of 10,000 random calls none makes a step outside the table', () => {
  const next = seeded(16)
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  let status: EcgStatus = 'open'
  let made = 0
  for (let call = 0; call < 10_000; call += 1) {
    const service = pick(['ecg1l', 'ecg6l'] as const)
    const rights = RIGHTS.filter(() => next() < 0.5)
    const cell: Cell = { status, action: pick(ACTIONS), by: pick(ACTORS), rights }
    const targets = reached(service, cell)
    if (targets.length === 0) continue
    const to: string = pick(targets)
    expect(expected(service, cell)).toContain(to)
    made += 1
    status = ECG_STATUSES.find((each) => each === to) ?? 'open'
    if (status === 'reject') status = 'open'
  }
  expect(made).toBeGreaterThan(50)
})

test('SERV-2 an ECG is promised in 90 minutes, with a lease of 15 and 30 or 60 more when late', () => {
  for (const service of [ecg1l, ecg6l])
    expect(service).toMatchObject({
      promiseMinutes: 90,
      leaseMinutes: 15,
      lateMinutes: { assigned: 30, unassigned: 60 },
      requires: 'file',
      credits: 'byService',
    })
  expect([ecg1l.prefix, ecg6l.prefix]).toEqual(['1L', '6L'])
})
