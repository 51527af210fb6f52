import { MINUTE } from '@systole/domain/time/durations'
import { seededRandom } from '@systole/fixtures/random'
import { inArray, sql } from 'drizzle-orm'
import { cases } from '../../apps/server/src/db/schema/cases.ts'
import { releaseExpiredClaims } from '../../apps/server/src/features/claims/release-expired-claims.ts'
import { escalate } from '../../apps/server/src/features/escalations/escalate.ts'
import type { ApiClient } from '../../apps/server/src/testing/api-client.ts'
import type { ReadingService } from './reading-service.ts'

/** The time between two looks of a reviewer at the list. */
const TICK_MINUTES = 2
const DAY_TICKS = (24 * 60) / TICK_MINUTES
/** Most ECGs of a day come within these hours. */
const RUSH = { fromHour: 9, toHour: 13, share: 0.7 }
const [LEAST_MINUTES, MOST_MINUTES] = [8, 28]
/** One of so many reviewers is called away and forgets the case. */
const FORGETS = 30
/** A session ends when it is idle; everybody signs in again before that. */
const SESSION_TICKS = 6
const PROMISE = 90 * MINUTE
const CALLS_AT_ONCE = 8
/** The cases of a page of the list. Portal 6. */
const PAGE = 10

type Reviewer = {
  accountId: string
  api: ApiClient
  has?: { usid: string; until: number }
}

type Day = {
  service: ReadingService
  people: Reviewer[]
  random: () => number
  counts: { claims: number; refused: number; twice: number; late: number }
  /** The times of `check_sid` beside each look at the list. */
  base: number[]
  list: number[]
  data: number[]
}

/** Lets the reviewers work until every ECG of the day is read, and counts. */
export async function workThroughDay(service: ReadingService) {
  const random = seededRandom(17)
  const arrivals = arrivalsOf(service.caseIds, random)
  const counts = { claims: 0, refused: 0, twice: 0, late: 0 }
  const day: Day = { service, people: [], random, counts, base: [], list: [], data: [] }
  const job = { ...service.context, requestId: 'bench' }
  let read = 0
  for (let tick = 0; read < service.caseIds.length && tick < 2 * DAY_TICKS; tick += 1) {
    if (tick % SESSION_TICKS === 0) await signIn(service, day.people)
    await arrive(service, arrivals.get(tick) ?? [])
    read += await finish(service, day.people, { tick, counts })
    await Promise.all([escalate(job), escalate(job)]) // two processes of a portal
    await releaseExpiredClaims(job)
    await takeWork(day, tick)
    counts.twice += await assignedTwice(service, day.people)
    await visit(day.people, tick)
    service.advance(TICK_MINUTES * MINUTE)
  }
  const { base, list, data } = day
  const overtime = await overtimeOf(service)
  return { ...counts, base, list, data, overtime, unread: service.caseIds.length - read }
}

/** Lets everybody without a case look at the list, claim and open what they got. */
async function takeWork({ service, people, random, counts, base, list, data }: Day, tick: number) {
  const waiting = await countWaiting(service)
  const free = waiting === 0 ? [] : people.filter(({ has }) => has === undefined)
  const claims = await claimAtOnce(await lookAtList(free, { base, list, most: waiting }))
  const taken = claims.filter(({ isTaken }) => isTaken)
  counts.claims += taken.length
  counts.refused += claims.length - taken.length
  counts.twice += repeated(taken.map(({ usid }) => usid))
  for (const { reviewer, usid } of taken) {
    data.push(await timed(() => reviewer.api.ecgTests.queryTestReviewData({ usid })))
    const minutes = LEAST_MINUTES + (MOST_MINUTES - LEAST_MINUTES) * random()
    const isForgotten = random() < 1 / FORGETS
    reviewer.has = { usid, until: isForgotten ? -1 : tick + Math.ceil(minutes / TICK_MINUTES) }
  }
}

function arrivalsOf(caseIds: readonly string[], random: () => number): Map<number, string[]> {
  const ticksPerHour = 60 / TICK_MINUTES
  const tickOf = () => {
    if (random() >= RUSH.share) return Math.floor(random() * DAY_TICKS)
    const hour = RUSH.fromHour + (RUSH.toHour - RUSH.fromHour) * random()
    return Math.floor(hour * ticksPerHour)
  }
  return Map.groupBy(caseIds, tickOf)
}

async function signIn(service: ReadingService, people: Reviewer[]): Promise<void> {
  for (const [place, { accountId }] of service.reviewers.entries()) {
    const api = await service.clientOf(accountId)
    people[place] = { ...people[place], accountId, api }
  }
}

async function arrive({ db, now }: ReadingService, caseIds: readonly string[]): Promise<void> {
  if (caseIds.length === 0) return
  const at = now()
  const dueAt = new Date(at.getTime() + PROMISE)
  await db
    .update(cases)
    .set({ status: 'ready_for_review', submittedAt: at, promisedAt: at, dueAt })
    .where(inArray(cases.caseId, [...caseIds]))
}

/** Closes what was read; those who forgot theirs are back when the portal has given it to the list again. */
async function finish(
  { db, now }: ReadingService,
  people: readonly Reviewer[],
  { tick, counts }: { tick: number; counts: { late: number } },
): Promise<number> {
  const done = people.filter(({ has }) => has && has.until >= 0 && has.until <= tick)
  const ids = done.flatMap(({ has }) => has?.usid ?? [])
  for (const reviewer of done) delete reviewer.has
  for (const reviewer of people.filter(({ has }) => has?.until === -1)) {
    const { rows } = await db.execute(
      sql`select 1 from cases where case_id = ${reviewer.has?.usid} and reader_id = ${reviewer.accountId}`,
    )
    if (rows.length === 0) delete reviewer.has
  }
  if (ids.length === 0) return 0
  const at = now()
  const closed = await db
    .update(cases)
    .set({ status: 'done', closedAt: at, endedAt: at })
    .where(inArray(cases.caseId, ids))
    .returning({ dueAt: cases.dueAt })
  counts.late += closed.filter(({ dueAt }) => dueAt && dueAt < at).length
  return closed.length
}

async function countWaiting({ db }: ReadingService): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from cases where status = 'ready_for_review'`,
  )
  return rows[0]?.count ?? 0
}

type Wish = { reviewer: Reviewer; usid: string }

/** Lets free reviewers look, a few more than there are cases; all want the most urgent ones that they see. */
async function lookAtList(
  free: readonly Reviewer[],
  { base, list, most }: { base: number[]; list: number[]; most: number },
): Promise<Wish[]> {
  const wishes: Wish[] = []
  for (const reviewer of free.slice(0, most + 2)) {
    let seen: readonly string[] = []
    base.push(await timed(() => reviewer.api.accounts.checkSid({})))
    list.push(
      await timed(async () => {
        const reply = await reviewer.api.cases.queryAllSessions({
          params: {
            status: ['ready_for_review'],
            ...{ order: 'deadline', record_per_page: PAGE },
          },
        })
        if (reply.ok)
          seen = reply.data.sessions
            .filter(({ status }) => status === 'ready_for_review')
            .map(({ usid }) => usid)
        return reply
      }),
    )
    // two and two reach for the same case
    const usid = seen[Math.min(seen.length - 1, Math.floor(wishes.length / 2))]
    if (usid !== undefined) wishes.push({ reviewer, usid })
  }
  return wishes
}

async function claimAtOnce(wishes: readonly Wish[]): Promise<(Wish & { isTaken: boolean })[]> {
  const taken: (Wish & { isTaken: boolean })[] = []
  for (let start = 0; start < wishes.length; start += CALLS_AT_ONCE) {
    const some = wishes.slice(start, start + CALLS_AT_ONCE)
    taken.push(
      ...(await Promise.all(
        some.map(async ({ reviewer, usid }) => {
          const params = { status: '1st_reviewing' as const }
          const reply = await reviewer.api.cases.updateSession({ usid, params })
          return { reviewer, usid, isTaken: reply.ok }
        }),
      )),
    )
  }
  return taken
}

function repeated(usids: readonly string[]): number {
  return usids.length - new Set(usids).size
}

/** Returns how many people believe to have a case that the portal gives to another. */
async function assignedTwice({ db }: ReadingService, people: readonly Reviewer[]): Promise<number> {
  const busy = people.filter(({ has }) => has && has.until >= 0)
  if (busy.length === 0) return 0
  const ids = busy.flatMap(({ has }) => has?.usid ?? [])
  const rows = await db
    .select({ caseId: cases.caseId, readerId: cases.readerId })
    .from(cases)
    .where(inArray(cases.caseId, ids))
  const holders = new Map(rows.map(({ caseId, readerId }) => [caseId, readerId]))
  const wrong = busy.filter(({ has, accountId }) => holders.get(has?.usid ?? '') !== accountId)
  return repeated(ids) + wrong.length
}

/** Keeps the cases of those who work on them. */
async function visit(people: readonly Reviewer[], tick: number): Promise<void> {
  if (tick % 4 !== 0) return
  for (const { api, has } of people)
    if (has && has.until >= 0) await api.claims.visitCase({ usid: has.usid, active: true })
}

async function timed(call: () => Promise<{ ok: boolean }>): Promise<number> {
  const started = performance.now()
  const reply = await call()
  const time = performance.now() - started
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return time
}

/** Returns how many hospitals were mailed of a late case, more than once, and not although it was late for longer than a look of the job. */
async function overtimeOf({ db }: ReadingService) {
  const { rows } = await db.execute<{
    case_id: string
    late: boolean
    mails: number
    people: number
  }>(sql`
    select c.case_id, c.ended_at > c.due_at + make_interval(mins => ${TICK_MINUTES}) as late, count(m.*)::int as mails, count(distinct m.recipient)::int as people
    from cases c left join mails m on m.case_id = c.case_id and m.dedupe_key like 'overtime%'
    group by c.case_id, late`)
  const notified = rows.filter(({ mails }) => mails > 0)
  return {
    cases: notified.length,
    repeated: notified.filter(({ mails, people }) => mails > people).length,
    missed: rows.filter(({ late, mails }) => late && mails === 0).length,
  }
}
