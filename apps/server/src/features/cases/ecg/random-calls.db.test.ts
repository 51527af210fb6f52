import { env } from 'node:process'
import { withRights } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import { CaseStatus } from '@systole/domain/cases/case'
import { ECG_STATUSES, type EcgStatus } from '@systole/domain/ecg-cases/ecg-action'
import { ecg1l } from '@systole/domain/ecg-cases/ecg-status'
import { ASKED, TABLE, targetsOf } from '@systole/domain/ecg-cases/testing/handbook-steps'
import { emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { HOUR } from '@systole/domain/time/durations'
import { type Random, seededRandom } from '@systole/fixtures/random'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEvents, cases } from '../../../db/schema/cases.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { findLedgerProblems } from '../../ledger/ledger-proof-store.ts'
import { ecgDesk, FILE } from './testing/ecg-desk.ts'
import { judge, type Person, type State } from './testing/judge-step.ts'

/** A longer run: `RANDOM_SEED=7 RANDOM_CALLS=10000`. The rules by themselves are asked 10,000 times in the domain. */
const { RANDOM_SEED, RANDOM_CALLS } = env
const SEED = Number(RANDOM_SEED ?? 20_261_123)
const CALLS = Number(RANDOM_CALLS ?? 2000)
const LANES = 6
const CASES_OF_LANE = 3
/** The calls between two places of the cases at random statuses, as many chains end soon. */
const CALLS_OF_ROUND = 40
/** The time between two calls, so that leases lapse. */
const STEP_MS = 200

type Desk = Awaited<ReturnType<typeof ecgDesk>>
let portal: TestApp
let desk: Desk
let people: Person[]
let lanes: string[][]

beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
  people = await everyone()
  lanes = []
  for (let lane = 0; lane < LANES; lane += 1) {
    const own: string[] = []
    for (let each = 0; each < CASES_OF_LANE; each += 1) own.push(await desk.prepared())
    lanes.push(own)
  }
}, 120_000)
afterAll(() => portal.close())

/** Two people of each role with every right, and one of each with a right in another service. */
async function everyone(): Promise<Person[]> {
  const all = withRights(
    {},
    'ecg1l',
    ecg1l.rights.filter((right) => !right.endsWith('required')),
  )
  const other = withRights({}, 'ecg6l', ['report.review'])
  const roles = [
    'patcher',
    'senior_patcher',
    'reviewer',
    'second_reviewer',
    'async_second_reviewer',
  ] as const
  const made = roles.flatMap((role) =>
    [all, all, other].map((permissions) => ({ role, permissions })),
  )
  const staff = await Promise.all(
    made.map(async ({ role: userType, permissions }) => ({
      ...(await portal.as(userType, { permissions })),
      ...{ userType, permissions },
    })),
  )
  const others = [
    { ...desk.vet, userType: 'vet' },
    { ...desk.admin, userType: 'internal_admin' },
    { ...(await portal.as('vet')), userType: 'vet' },
    { ...(await portal.as('sales')), userType: 'sales' },
    { ...(await portal.as('cardiologist')), userType: 'cardiologist' },
  ] as const
  return [...staff, ...others.map((other) => ({ ...other, permissions: {} }))]
}

const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T // never empty

type Sent = { path: string; fields: Record<string, unknown> }
const QUALITIES = ['acceptable', 'marginally acceptable', 'rejected'] as const

function update(random: Random, usid: string, version: number): Sent {
  const status = random() < 0.95 ? pick(random, ECG_STATUSES) : pick(random, CaseStatus.options)
  const session_tests = [
    {
      type: 'ecg1l',
      fname: FILE,
      quality: pick(random, QUALITIES),
      quality_reason: 'Noise',
      no_patch: true,
    },
  ]
  const { session_checklist } = desk.complete
  const params = {
    ...(random() < 0.9 && { status, ...(random() < 0.7 && { revision_note: 'A reason' }) }),
    ...(random() < 0.2 && { version: version - Math.floor(random() * 3) }),
    ...(random() < 0.3 && { exinfo: { session_tests, session_checklist } }),
    ...(random() < 0.1 && { note: { type: 'for_reviewer', content: `Note ${random()}` } }),
  }
  return { path: 'update_cardiobirdx_session', fields: { usid, params } }
}

const REVIEW_TYPES = [
  ...['session_review_report', 'session_second_review', 'session_async_review'],
  'session_release_report',
]
/** The other calls that change a case, each with fields that are often right. */
const OTHERS: readonly ((random: Random, usid: string) => Sent)[] = [
  (random, usid) => ({
    path: 'take_over_case',
    fields: { usid, from: pick(random, people).accountId },
  }),
  (random, usid) => ({ path: 'assign_case', fields: { usid, to: pick(random, people).accountId } }),
  (random, usid) => ({
    path: 'add_cardiobirdx_session_review_data',
    fields: {
      ...{ usid, type: pick(random, REVIEW_TYPES) },
      data: { ecg_review: emptyEcgReview(), version: Math.floor(random() * 3), step: 'rhythm' },
      ...(random() < 0.5 && { proof: portal.proof() }),
    },
  }),
  (_, usid) => ({ path: 'ask_clinic', fields: { usid, kind: 'files', text: 'Again, please.' } }),
  (random, usid) => ({ path: 'visit_case', fields: { usid, active: random() < 0.5 ? 1 : 0 } }),
  (_, usid) => ({ path: 'ask_report_repeat', fields: { usid, reason: 'Another look' } }),
  (random, usid) => ({
    path: 'decide_report_repeat',
    fields: { usid, repeat_id: 'repeat_none', decision: pick(random, ['accepted', 'declined']) },
  }),
  (_, usid) => ({ path: 'start_report_correction', fields: { usid } }),
  (_, usid) => ({ path: 'undo_report_release', fields: { usid, revision: '20261120100000' } }),
  (_, usid) => ({ path: 'deduct_cardiobirdx_session_credits', fields: { usid, note: 'x' } }),
  (_, usid) => ({ path: 'refund_cardiobirdx_session_credits', fields: { usid, note: 'x' } }),
  (_, usid) => ({ path: 'send_cardiobirdx_session_ibms', fields: { usid, ibmsid: 'ecgNormal' } }),
  (_, usid) => ({ path: 'query_session_info', fields: { usid } }),
  (_, usid) => ({ path: 'query_cardiobirdx_session_test_review_data', fields: { usid } }),
]

async function send({ sid }: Person, { path, fields }: Sent) {
  const texts = Object.entries({ sid, ...fields }).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const response = await portal.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: new URLSearchParams(texts).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { http: response.statusCode, code: response.json().code as number }
}

async function stateOf(usid: string): Promise<State> {
  const { status, readerId, firstReviewerId, leaseUntil, version } = cases
  const [row] = await portal.context.database
    .select({ status, readerId, firstReviewerId, leaseUntil, version })
    .from(cases)
    .where(eq(cases.caseId, usid))
  return row as State // an ECG case
}

/** Puts a case at a random status with a random assignee who may have it. */
async function place(random: Random, usid: string): Promise<void> {
  const status = pick(random, ECG_STATUSES)
  const isDraft = status === 'open' || status === 'upload'
  const holders = people.filter(({ userType }) => HOLDERS[status]?.includes(userType))
  const reader = holders.length > 0 && random() < 0.8 ? pick(random, holders).accountId : null
  const first = pick(
    random,
    people.filter(({ userType }) => userType === 'reviewer'),
  ).accountId
  const now = portal.clock.now()
  await portal.context.database
    .update(cases)
    .set({
      ...{ status, readerId: reader, firstReviewerId: first, pausedAt: null, result: null },
      leaseUntil: reader ? new Date(now.getTime() + HOUR) : null,
      submittedAt: isDraft ? null : now,
      dueAt: isDraft ? null : new Date(now.getTime() + HOUR),
    })
    .where(eq(cases.caseId, usid))
  await portal.context.database.execute(
    sql`update ecg_reviews set state = 'returned', closed_at = now() where case_id = ${usid} and state = 'draft'`,
  )
}

const PATCHERS: UserType[] = ['patcher', 'senior_patcher']
const HOLDERS: Partial<Record<EcgStatus, UserType[]>> = {
  data_ready: PATCHERS,
  patch_done: PATCHERS,
  '1st_reviewing': ['reviewer'],
  '2nd_reviewing': ['second_reviewer'],
  review_done: ['reviewer', 'second_reviewer'],
}

/** Returns a person and a step that the table has from here, so that many calls succeed. */
function likely(random: Random, usid: string, before: State): { by: Person; sent: Sent } {
  const holder = people.find(({ accountId }) => accountId === before.readerId)
  const rows = TABLE.filter(
    (each) => ASKED.includes(each[0]) && targetsOf(each, before.status).length > 0,
  )
  const row = rows.length > 0 ? pick(random, rows) : undefined
  const roles = people.filter(({ userType }) => row?.[3][userType] !== undefined)
  const by = holder && random() < 0.6 ? holder : pick(random, roles.length > 0 ? roles : people)
  const sent = update(random, usid, before.version)
  const status = row && pick(random, targetsOf(row, before.status))
  if (status && random() < 0.8) Object.assign(sent.fields.params as object, { status })
  return { by, sent }
}

function unlikely(random: Random, usid: string, before: State): { by: Person; sent: Sent } {
  const isUpdate = random() < 0.4
  const sent = isUpdate ? update(random, usid, before.version) : pick(random, OTHERS)(random, usid)
  return { by: pick(random, people), sent }
}

/** Returns whether the newest line of the log says to which status the case went. */
async function isLogged(usid: string, before: State): Promise<boolean> {
  const after = await stateOf(usid)
  if (after.status === before.status) return true
  const [line] = await portal.context.database
    .select({ to: caseEvents.toValue })
    .from(caseEvents)
    .where(eq(caseEvents.caseId, usid))
    .orderBy(desc(caseEvents.caseEventId))
    .limit(1)
  return line?.to === after.status
}

class Tally {
  readonly wrong: string[] = []
  readonly taken = new Set<string>()
  steps = 0
}

/** Makes the calls of a lane on its own cases, one after the other. */
async function runLane(lane: number, count: number, tally: Tally): Promise<void> {
  const random = seededRandom(SEED + lane)
  const own = lanes[lane] ?? []
  for (let call = 0; call < count; call += 1) {
    if (call % CALLS_OF_ROUND === 0) for (const usid of own) await place(random, usid)
    await oneCall(random, pick(random, own), tally)
  }
}

async function oneCall(random: Random, usid: string, tally: Tally): Promise<void> {
  const before = await stateOf(usid)
  const { by, sent } = (random() < 0.6 ? likely : unlikely)(random, usid, before)
  portal.clock.advance(STEP_MS)
  const { http, code } = await send(by, sent)
  const judged = judge({ before, after: await stateOf(usid), by }, portal.clock.now())
  const text = `${sent.path} ${JSON.stringify(sent.fields)} by ${by.userType} → ${http} ${code}`
  if (http >= 500 || code === -1) tally.wrong.push(text)
  if ('wrong' in judged) tally.wrong.push(`${judged.wrong}: ${text}`)
  else if (judged.action !== '' && !(await isLogged(usid, before)))
    tally.wrong.push(`no line in the log: ${text}`)
  else if (judged.action !== '') {
    tally.taken.add(judged.action)
    tally.steps += 1
  }
}

test(`ECG-7 ${CALLS} random calls of seed ${SEED} take no step outside the table, and none fails`, async () => {
  const tally = new Tally()
  await Promise.all(lanes.map((_, lane) => runLane(lane, Math.ceil(CALLS / LANES), tally)))
  const { wrong, taken, steps } = tally
  expect(wrong.slice(0, 5), `seed ${SEED}: ${wrong.length} wrong`).toEqual([])
  expect(taken.size, [...taken].join(' ')).toBeGreaterThan(9)
  expect(steps).toBeGreaterThan(CALLS / 50)
  expect(await findLedgerProblems(portal.context.database)).toEqual([])
}, 180_000)
