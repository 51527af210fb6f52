import { expect, test } from 'vitest'
import { canIn } from '../access/can-in.ts'
import { RIGHTS, type Right, withRights } from '../access/permissions.ts'
import { UserType } from '../accounts/user-type.ts'
import { stepIn } from '../services/steps.ts'
import { ECG_STATUSES, type EcgAction, type EcgService, type EcgStatus } from './ecg-action.ts'
import * as services from './ecg-status.ts'
import { ecgSteps } from './ecg-steps.ts'

const ecg1l = { ...services.ecg1l, steps: ecgSteps('ecg1l') }
const ecg6l = { ...services.ecg6l, steps: ecgSteps('ecg6l') }

const ACTORS = [...UserType.options, 'system'] as const
type Actor = (typeof ACTORS)[number]

/** A right of a person, in which `patch` and `sign` are those in the test of the service; `none` is needed by vet, admin, portal. */
type Needed = 'none' | 'patch' | 'sign' | 'review' | 'second' | 'async'
const RIGHT: Record<Exclude<Needed, 'none'>, (service: EcgService) => Right> = {
  patch: (service) => `tests.${service}.patch`,
  sign: (service) => `tests.${service}.review`,
  review: () => 'report.review',
  second: () => 'report.second_review',
  async: () => 'report.async_review',
}

type Row = readonly [
  action: EcgAction,
  from: string,
  to: string,
  by: Partial<Record<Actor, Needed>>,
]

/**
 * Table 1.2 of the handbook, written from its text: action, statuses before, statuses after (`=` stays, `<` returns to where it came
 * from), and the roles with the right that each needs. Decision: the claim of a patcher lapses too, and assigning reaches the queues.
 */
const TABLE: readonly Row[] = [
  ['addRecording', 'open upload', 'upload', { vet: 'none', internal_admin: 'none' }],
  ['submit', 'upload', 'wait_for_preparation', { vet: 'none', internal_admin: 'none' }],
  ['admit', 'upload', 'wait_for_preparation', { internal_admin: 'none' }],
  ['imported', 'wait_for_preparation', 'data_ready', { system: 'none' }],
  ['claimPatch', 'data_ready patch_done', '=', { patcher: 'patch', senior_patcher: 'patch' }],
  ['finishPatch', 'data_ready', 'patch_done', { patcher: 'patch', senior_patcher: 'patch' }],
  ['reopenPatch', 'patch_done', 'data_ready', { patcher: 'patch', senior_patcher: 'patch' }],
  [
    'sendForReview',
    'patch_done',
    'ready_for_review',
    { patcher: 'patch', senior_patcher: 'patch' },
  ],
  ['normalReport', 'patch_done', 'review_done', { senior_patcher: 'patch', patcher: 'sign' }],
  [
    'askQuality',
    'data_ready patch_done 1st_reviewing',
    'request_quality_review',
    { patcher: 'patch', senior_patcher: 'patch', reviewer: 'review' },
  ],
  [
    'decideQuality',
    'request_quality_review',
    'data_ready ready_for_review',
    { senior_patcher: 'patch', internal_admin: 'none' },
  ],
  [
    'reject',
    'wait_for_preparation data_ready patch_done request_quality_review',
    'reject',
    { senior_patcher: 'patch', internal_admin: 'none' },
  ],
  ['claimReview', 'ready_for_review', '1st_reviewing', { reviewer: 'review' }],
  ['giveBack', '1st_reviewing', 'ready_for_review', { reviewer: 'review', internal_admin: 'none' }],
  [
    'giveBack',
    '2nd_reviewing',
    'pending_2nd_review',
    { second_reviewer: 'second', internal_admin: 'none' },
  ],
  ['lapse', '1st_reviewing', 'ready_for_review', { system: 'none' }],
  ['lapse', '2nd_reviewing', 'pending_2nd_review', { system: 'none' }],
  ['lapse', 'data_ready patch_done', '=', { system: 'none' }],
  ['takeOver', '1st_reviewing', '=', { reviewer: 'review' }],
  ['takeOver', '2nd_reviewing', '=', { second_reviewer: 'second' }],
  [
    'assign',
    'data_ready patch_done ready_for_review 1st_reviewing pending_2nd_review 2nd_reviewing',
    '=',
    { internal_admin: 'none' },
  ],
  ['sendBack', '1st_reviewing', 'data_ready', { reviewer: 'review' }],
  ['finishFirst', '1st_reviewing', 'review_done', { reviewer: 'review' }],
  ['askSecond', '1st_reviewing', 'pending_2nd_review', { reviewer: 'review' }],
  ['claimSecond', 'pending_2nd_review', '2nd_reviewing', { second_reviewer: 'second' }],
  ['returnToFirst', '2nd_reviewing', '1st_reviewing', { second_reviewer: 'second' }],
  ['finishSecond', '2nd_reviewing', 'review_done', { second_reviewer: 'second' }],
  ['declineSecond', '2nd_reviewing', 'review_done', { second_reviewer: 'second' }],
  [
    'undo',
    'review_done',
    '<',
    { patcher: 'none', senior_patcher: 'none', reviewer: 'none', second_reviewer: 'none' },
  ],
  ['release', 'review_done', 'done', { system: 'none' }],
  ['asyncReview', 'done', '=', { async_second_reviewer: 'async' }],
  [
    'revise',
    'done',
    '=',
    { reviewer: 'review', second_reviewer: 'second', async_second_reviewer: 'async' },
  ],
  ['askRepeat', 'done', 'resend_report_request', { vet: 'none', internal_admin: 'none' }],
  ['acceptRepeat', 'resend_report_request', '1st_reviewing', { reviewer: 'review' }],
  ['acceptRepeat', 'resend_report_request', 'ready_for_review', { internal_admin: 'none' }],
  [
    'declineRepeat',
    'resend_report_request',
    'done',
    { reviewer: 'review', internal_admin: 'none' },
  ],
]

const ACTIONS = [...new Set(TABLE.map(([action]) => action))]
const ORIGIN = 'patch_done'

type Cell = { status: EcgStatus; action: EcgAction; by: Actor; rights: readonly Right[] }

/** Returns the statuses after an action by the table above; none if it is refused. */
function expected(service: EcgService, { status, action, by, rights }: Cell): string[] {
  return TABLE.flatMap(([name, from, to, roles]) => {
    const needed = roles[by]
    if (name !== action || needed === undefined || !from.split(' ').includes(status)) return []
    if (needed !== 'none' && !rights.includes(RIGHT[needed](service))) return []
    if (to === '=') return [status]
    return to === '<' ? [ORIGIN] : to.split(' ')
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

/** The steps that need a reason (-6026), from the column "by" and the words "reason" of the table. */
const WITH_REASON =
  'admit askQuality decideQuality reject sendBack returnToFirst declineSecond revise askRepeat declineRepeat'
/** The steps of the holder alone. */
const OF_HOLDER =
  'finishPatch reopenPatch sendForReview normalReport askQuality giveBack sendBack finishFirst askSecond returnToFirst finishSecond declineSecond undo'

test('ECG-7 a reason and the lease are asked for where the table says so', () => {
  const terms = ACTIONS.map((action) => {
    const rows = [ecg1l.steps[action]].flat()
    return {
      action,
      needsReason: rows.every((row) => row.needsReason === true),
      ofHolder: rows.every((row) => row.taker === 'holder'),
    }
  })
  const named = (key: 'needsReason' | 'ofHolder') =>
    terms.flatMap((each) => (each[key] ? [each.action] : [])).sort()
  expect(named('needsReason')).toEqual(WITH_REASON.split(' ').sort())
  expect(named('ofHolder')).toEqual(OF_HOLDER.split(' ').sort())
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
