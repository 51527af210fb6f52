import { type Right, rightsIn, withRights } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import { ECG_STATUSES, type EcgService, type EcgStatus } from '@systole/domain/ecg-cases/ecg-action'
import {
  ASKED,
  type HandbookRow,
  isOpenTo,
  OF_FREE,
  OF_HOLDER,
  TABLE,
  targetsOf,
} from '@systole/domain/ecg-cases/testing/handbook-steps'
import { HOUR } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cases } from '../../../db/schema/cases.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk } from './testing/ecg-desk.ts'

/** Table 1.2 of the handbook at the calls: status × step × role × right × assignee, through HTTP on a real database. */
vi.setConfig({ testTimeout: 240_000 }) // some 2,500 calls
const SERVICE: EcgService = 'ecg1l'
const LANES = 4

type Person = { accountId: string; sid: string; userType: UserType; rights: readonly Right[] }
let portal: TestApp
let desk: Awaited<ReturnType<typeof ecgDesk>>
let people: Person[]
let lanes: string[]

/** The staff: with the right of their role, with one that is another's, and with none in the service. */
const STAFF: readonly (readonly [UserType, Right | undefined])[] = [
  ['patcher', 'tests.ecg1l.patch'],
  ['patcher', 'tests.ecg1l.review'],
  ['patcher', undefined],
  ['senior_patcher', 'tests.ecg1l.patch'],
  ['senior_patcher', 'report.review'],
  ['reviewer', 'report.review'],
  ['reviewer', 'report.second_review'],
  ['reviewer', undefined],
  ['second_reviewer', 'report.second_review'],
  ['second_reviewer', 'report.review'],
  ['async_second_reviewer', 'report.async_review'],
  ['async_second_reviewer', 'report.review'],
]

beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
  const staff = STAFF.map(async ([userType, right]) => {
    const inService = right ? [right] : []
    const permissions = right
      ? withRights({}, SERVICE, inService)
      : withRights({}, 'ecg6l', ['report.review', 'tests.ecg6l.patch'])
    const { accountId, sid } = await portal.as(userType, { permissions })
    return { accountId, sid, userType, rights: rightsIn(permissions, SERVICE) }
  })
  const plain = (who: { accountId: string; sid: string }, userType: UserType): Person => ({
    ...{ accountId: who.accountId, sid: who.sid, userType, rights: [] },
  })
  people = [
    plain(desk.vet, 'vet'),
    plain(desk.admin, 'internal_admin'),
    plain(await portal.as('sales'), 'sales'),
    ...(await Promise.all(staff)),
  ]
  lanes = []
  for (let lane = 0; lane < LANES; lane += 1) lanes.push(await desk.prepared())
}, 120_000)
afterAll(() => portal.close())

type Cell = { usid: string; status: EcgStatus; by: Person; isHolder: boolean }

/** The statuses in which somebody has a case. */
const WITH_ASSIGNEE: readonly string[] =
  'data_ready patch_done 1st_reviewing 2nd_reviewing review_done'.split(' ')

/** Puts a case at a status, with this person or somebody else as its assignee where a status has one. */
async function place({ usid, status, by, isHolder }: Cell): Promise<void> {
  const isDraft = status === 'open' || status === 'upload'
  const hasHolder = isHolder || ['1st_reviewing', '2nd_reviewing', 'review_done'].includes(status)
  const now = portal.clock.now()
  const reader = isHolder ? by.accountId : desk.reviewer.accountId
  await portal.context.database
    .update(cases)
    .set({
      ...{ status, readerId: hasHolder ? reader : null, firstReviewerId: null },
      ...{ secondReviewerId: null, patcherId: null, pausedAt: null, result: null },
      leaseUntil: hasHolder ? new Date(now.getTime() + HOUR) : null,
      submittedAt: isDraft ? null : now,
      dueAt: isDraft ? null : new Date(now.getTime() + HOUR),
    })
    .where(eq(cases.caseId, usid))
}

async function stateOf(usid: string) {
  const [row] = await portal.context.database
    .select({ status: cases.status, readerId: cases.readerId })
    .from(cases)
    .where(eq(cases.caseId, usid))
  return row
}

async function call(path: string, { sid }: Person, fields: Record<string, unknown>) {
  const texts = Object.entries({ sid, ...fields }).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const { statusCode, payload } = await portal.app.inject({
    ...{ method: 'POST', url: `/api/${path}`, payload: new URLSearchParams(texts).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { http: statusCode, code: JSON.parse(payload).code as number }
}

/** The verdict of the table on a step: taken if its conditions hold, or the codes of its refusal. */
type Verdict = 'open' | readonly number[]
const [NOT_FOUND, DENIED, WRONG] = [[-6002], [-102], [-6024]] as const

/** Returns whether a person finds a case: staff the submitted ones of their services, patchers the others for their note. ROLE-3. */
function findsCase({ userType, rights }: Person, status: EcgStatus): boolean {
  if (userType === 'vet' || userType === 'internal_admin') return true
  const isDraft = status === 'open' || status === 'upload'
  return rights.length > 0 && (userType === 'patcher' || !isDraft)
}

function mayTake(row: HandbookRow, { status, by, isHolder }: Cell): boolean {
  if (by.userType === 'internal_admin' || isHolder) return true
  if (OF_HOLDER.includes(row[0])) return false
  const isOthers = ['1st_reviewing', '2nd_reviewing', 'review_done'].includes(status)
  return !isOthers || !OF_FREE.includes(row[0])
}

function verdictOn(rows: readonly HandbookRow[], cell: Cell): Verdict {
  const { by } = cell
  if (rows.length === 0) return WRONG
  const own = rows.filter(([, , , roles]) => roles[by.userType] !== undefined)
  const hasRole = ([action, , , roles]: HandbookRow) =>
    action === rows[0]?.[0] && roles[by.userType] !== undefined
  const isElsewhere = TABLE.some(hasRole)
  if (own.length === 0 && isElsewhere) return WRONG // the role has the step, in another status
  const { rights } = by
  const open = own.filter((row) => isOpenTo(row, by.userType, { service: SERVICE, rights }))
  if (open.length === 0) return DENIED
  return open.some((row) => mayTake(row, cell)) ? 'open' : WRONG
}

/** Returns what the handbook says of naming a status, for a person who finds the case. */
function verdictOnStatus(cell: Cell, target: EcgStatus): Verdict {
  const { status, by, isHolder } = cell
  if (by.userType === 'sales' || by.userType === 'async_second_reviewer')
    return findsCase(by, status) || by.userType === 'sales' ? DENIED : NOT_FOUND
  if (!findsCase(by, status)) return NOT_FOUND
  const rows = TABLE.filter(
    (row) => ASKED.includes(row[0]) && targetsOf(row, status).includes(target),
  )
  const isNamedAgain = target === status && (rows.length === 0 || isHolder)
  // the status that the case has already is no step: the own claim is renewed
  return isNamedAgain ? [0, ...WRONG] : verdictOn(rows, cell)
}

function* cellsOf(usid: string, statuses: readonly EcgStatus[]): Generator<Cell> {
  for (const status of statuses)
    for (const by of people)
      for (const isHolder of by.rights.length > 0 && WITH_ASSIGNEE.includes(status)
        ? [false, true]
        : [false])
        yield { usid, status, by, isHolder }
}

async function inLanes(run: (usid: string, statuses: EcgStatus[]) => Promise<void>): Promise<void> {
  await Promise.all(
    lanes.map((usid, lane) =>
      run(
        usid,
        ECG_STATUSES.filter((_, place) => place % LANES === lane),
      ),
    ),
  )
}

type Tally = { wrong: string[]; taken: Set<string>; refused: number }
const newTally = (): Tally => ({ wrong: [], taken: new Set(), refused: 0 })

function wordsOf({ by, isHolder, status }: Cell): string {
  return `${by.userType} [${by.rights}] ${isHolder ? 'with' : 'without'} the case in ${status}`
}

/** Names a status, and returns whether the case may have changed. */
async function nameStatus(cell: Cell, target: EcgStatus, tally: Tally): Promise<boolean> {
  const verdict = verdictOnStatus(cell, target)
  const params = { status: target, revision_note: 'A reason' }
  const sent = { usid: cell.usid, params }
  const { http, code } = await call('update_cardiobirdx_session', cell.by, sent)
  const text = `${wordsOf(cell)} → ${target}: ${code}, should be ${verdict}`
  const isRefused = code === -102 || code === -6002
  if (http !== 200) tally.wrong.push(text)
  if (verdict === 'open') {
    if (isRefused) tally.wrong.push(text)
    if (code === 0) tally.taken.add(`${cell.status} → ${target}`)
    return code === 0
  }
  tally.refused += 1
  if (!verdict.includes(code)) tally.wrong.push(text)
  return false
}

/** Names every status in a cell; the case is as it was after all that is refused. */
async function nameAll(cell: Cell, tally: Tally): Promise<void> {
  await place(cell)
  for (const target of ECG_STATUSES) {
    if (!(await nameStatus(cell, target, tally))) continue
    const { status } = (await stateOf(cell.usid)) ?? {}
    const isImported = target === 'wait_for_preparation' && status === 'data_ready'
    if (status !== target && !isImported)
      tally.wrong.push(`${wordsOf(cell)} → ${target}: is ${status}`)
    await place(cell)
  }
  const { status } = (await stateOf(cell.usid)) ?? {}
  if (status !== cell.status) tally.wrong.push(`${wordsOf(cell)} was refused, and is ${status}`)
}

/** Steps whose conditions hold in every case here. */
const TAKEN = [
  ...['1st_reviewing → data_ready', '1st_reviewing → request_quality_review'],
  ...['1st_reviewing → ready_for_review', '2nd_reviewing → pending_2nd_review'],
  ...['data_ready → data_ready', 'data_ready → request_quality_review'],
  ...['patch_done → data_ready', 'pending_2nd_review → 2nd_reviewing'],
  'ready_for_review → 1st_reviewing',
]

test('ECG-7 ROLE-4 SERV-2 naming a status: every status × status × role × right is taken or refused as the handbook says', async () => {
  const tally = newTally()
  await inLanes(async (usid, statuses) => {
    for (const cell of cellsOf(usid, statuses)) await nameAll(cell, tally)
  })
  expect(tally.wrong.slice(0, 8), `${tally.wrong.length} wrong`).toEqual([])
  expect(tally.refused).toBeGreaterThan(2000)
  for (const step of TAKEN) expect([...tally.taken]).toContain(step)
})

/** The steps with calls of their own, with fields that are right but for the step itself. */
const OWN_CALLS: readonly (readonly [string, readonly string[], () => object])[] = [
  ['take_over_case', ['takeOver'], () => ({ from: desk.reviewer.accountId })],
  ['assign_case', ['assign'], () => ({ to: desk.patcher.accountId })],
  [
    'add_cardiobirdx_session_review_data',
    ['normalReport', 'finishFirst', 'askSecond', 'finishSecond', 'revise'],
    () => ({
      ...{ type: 'session_release_report', proof: portal.proof() },
      data: { version: 0, reason: 'A reason' },
    }),
  ],
  ['start_report_correction', ['revise'], () => ({})],
  ['ask_report_repeat', ['askRepeat'], () => ({ reason: 'A reason' })],
  [
    'decide_report_repeat',
    ['acceptRepeat', 'declineRepeat'],
    () => ({ repeat_id: 'repeat_none', decision: 'declined', reason: 'A reason' }),
  ],
  // the signer of a correction takes it back as well
  ['undo_report_release', ['undo', 'revise'], () => ({ revision: '20261120100000' })],
]

async function takeOwn(
  cell: Cell,
  [path, actions, fields]: (typeof OWN_CALLS)[number],
  tally: Tally,
): Promise<void> {
  const { by, status } = cell
  const rows = TABLE.filter(([action]) => actions.includes(action))
  const isOpen = rows.some(
    (row) =>
      targetsOf(row, status).length > 0 &&
      isOpenTo(row, by.userType, { service: SERVICE, rights: by.rights }) &&
      mayTake(row, cell),
  )
  const hasRole = rows.some((row) => row[3][by.userType] !== undefined)
  const before = await stateOf(cell.usid)
  const { http, code } = await call(path, by, { usid: cell.usid, ...fields() })
  const isSame = JSON.stringify(before) === JSON.stringify(await stateOf(cell.usid))
  const text = `${path} by ${wordsOf(cell)}: ${code}`
  if (http !== 200) tally.wrong.push(text)
  if (!hasRole && ![-102, -6002].includes(code)) tally.wrong.push(`role: ${text}`)
  if (!isOpen && !isSame) tally.wrong.push(`changed: ${text}`)
  if (isSame) return
  tally.taken.add(path)
  await place(cell)
}

test('ECG-7 ROLE-4 the steps with calls of their own: a role, right or status outside the handbook changes nothing', async () => {
  const tally = newTally()
  await inLanes(async (usid, statuses) => {
    for (const cell of cellsOf(usid, statuses)) {
      await place(cell)
      for (const own of OWN_CALLS) await takeOwn(cell, own, tally)
    }
  })
  expect(tally.wrong.slice(0, 8), `${tally.wrong.length} wrong`).toEqual([])
  expect([...tally.taken].toSorted()).toEqual(['assign_case', 'take_over_case'])
})
