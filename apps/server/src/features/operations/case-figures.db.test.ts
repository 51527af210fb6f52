import { SETBACKS } from '@systole/domain/operations/counted-event'
import { statusesOfAll } from '@systole/domain/services/services'
import { DAY, HOUR } from '@systole/domain/time/durations'
import { toStamp } from '@systole/domain/time/stamp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedProducts } from '../payments/products/seed-products.ts'
import { signedInOne, simulateDay } from './testing/a-day.ts'

type Day = Awaited<ReturnType<typeof simulateDay>>
type Admin = Day['admin']
type CaseParams = Parameters<Admin['api']['cases']['queryAllSessions']>[0]['params']

const SIMULATED_WITHIN_MS = 300_000

let portal: TestApp
let day: Day

beforeAll(async () => {
  portal = await testApp()
  await seedProducts(portal.context.database)
  day = await simulateDay(portal)
}, SIMULATED_WITHIN_MS)
afterAll(() => portal.close())

const theAdmin = () => signedInOne(portal, day.admin)
async function figures(params: { service?: 'econsult' | 'ecg1l'; days?: 1 | 7; from?: Date } = {}) {
  const { api } = await theAdmin()
  const reply = await api.operations.queryCaseFigures({
    params: { from: day.from, days: 1, ...params },
  })
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply.data
}

/** Counts by a query of the test's own, which reads reports and the case log instead of promises. */
async function counted(query: string): Promise<Record<string, unknown>[]> {
  const { rows } = await portal.context.database.execute(sql.raw(query))
  return rows
}
const one = async (query: string) => Number((await counted(query))[0]?.n)

/** The first report of each case, beside the case. */
const DELIVERED = `(select c.*, r.released_at, extract(epoch from r.released_at - c.submitted_at) / 60 as minutes
  from cases c join (select case_id, min(released_at) as released_at from reports group by case_id) r using (case_id)) d`
const IN_HAND = `cases c where c.submitted_at is not null and c.status <> 'reject'
  and not exists (select 1 from reports r where r.case_id = c.case_id)`
const SENT = `case_events e where e.from_value in ('open', 'upload') and e.to_value in ('submit', 'wait_for_preparation')`

test('STAFF-5 a day of 300 cases: the figures are those of reports and case log', async () => {
  const { total } = await figures()
  expect(day.sent).toBe(300)
  expect(total).toMatchObject({
    came_in: await one(`select count(distinct e.case_id) as n from ${SENT}`),
    finished: await one(`select count(*) as n from ${DELIVERED}`),
    kept: await one(`select count(*) as n from ${DELIVERED} where released_at <= due_at`),
    rejected: await one(
      `select count(*) as n from cases where status = 'reject' and submitted_at is not null`,
    ),
    in_hand: await one(`select count(*) as n from ${IN_HAND}`),
    paused: await one(`select count(*) as n from ${IN_HAND} and c.paused_at is not null`),
  })
  expect(total.came_in).toBe(300)
  expect(total.came_in).toBe(total.finished + total.rejected + total.in_hand)
  for (const figure of [total.kept, total.finished - total.kept, total.rejected, total.paused])
    expect(figure).toBeGreaterThan(0)
})

test.each([
  ['median_minutes', 0.5],
  ['ninetieth_minutes', 0.9],
] as const)('%s is the turnaround of reports', async (name, share) => {
  const { services } = await figures()
  const taken = (where: string) =>
    one(
      `select percentile_cont(${share}) within group (order by minutes) as n from ${DELIVERED} ${where}`,
    )
  for (const { service, [name]: minutes } of services.filter(({ finished }) => finished > 0))
    expect(minutes).toBeCloseTo(await taken(`where service = '${service}'`), 3)
})

test('the queue of each hour is what came in and did not leave', async () => {
  const { bars } = await figures()
  const now = portal.clock.now()
  const left = `select case_id, released_at as at from ${DELIVERED} union all
    select case_id, at from case_events where to_value = 'reject'`
  for (const [n, bar] of bars.entries()) {
    const start = day.from.getTime() + n * HOUR
    expect(bar.start).toBe(toStamp(new Date(start)))
    if (start > now.getTime()) {
      expect(bar).toMatchObject({ services: [], in_hand: null })
      continue
    }
    const end = new Date(start + HOUR).toISOString()
    const inHour = (column: string) =>
      `${column} >= '${new Date(start).toISOString()}' and ${column} < '${end}'`
    const sum = (name: 'came_in' | 'finished') =>
      bar.services.reduce((all, each) => all + each[name], 0)
    expect(sum('came_in')).toBe(
      await one(`select count(*) as n from cases where ${inHour('submitted_at')}`),
    )
    expect(sum('finished')).toBe(
      await one(`select count(*) as n from ${DELIVERED} where ${inHour('released_at')}`),
    )
    expect(bar.in_hand).toBe(
      await one(`select (select count(*) from cases where submitted_at < '${end}')
        - (select count(*) from (${left}) l where at < '${end}') as n`),
    )
  }
})

test('the figures of the services are those of all cases', async () => {
  const { total, services, trend } = await figures()
  for (const name of ['came_in', 'finished', 'kept', 'rejected', 'in_hand', 'timeout'] as const)
    expect(services.reduce((all, each) => all + each[name], 0)).toBe(total[name])
  expect(await figures({ service: 'ecg1l' })).toMatchObject({
    total: { came_in: 6, finished: 3, in_hand: 3 },
    services: [{ service: 'ecg1l', promise_minutes: 90 }],
  })
  expect(trend).toHaveLength(7)
  expect(trend.at(-1)).toMatchObject({
    start: toStamp(day.from),
    finished: total.finished,
    kept: total.kept,
  })
  const week = await figures({ days: 7, from: new Date(day.from.getTime() - 5 * DAY) })
  expect(week.bars).toHaveLength(7)
  expect(week.total).toEqual(total)
  expect(week.bars[5]?.in_hand).toBe(total.in_hand)
})

test('the bars of the turnaround hold every finished case', async () => {
  const { services } = await figures()
  for (const { service, turnaround } of services) {
    const { step_minutes: step, counts } = turnaround
    const rows = await counted(
      `select least(floor(minutes / ${step}), 15)::int as bar, count(*)::int as n from ${DELIVERED} where service = '${service}' group by 1`,
    )
    expect(counts).toEqual(counts.map((_, bar) => rows.find((row) => row.bar === bar)?.n ?? 0))
  }
})

test('each person has the cases in hand and those with a part of theirs', async () => {
  const { people } = await figures()
  const done = await counted(`
    select person, count(distinct case_id)::int as n from (
      select case_id, author_id as person from reports
      union select e.case_id, e.actor_id from case_events e join reports r using (case_id) where e.action = 'case.claim') parts
    group by person`)
  expect(done.length).toBeGreaterThan(6)
  for (const { person, n } of done) expect(people.find(({ uid }) => uid === person)?.done).toBe(n)
  const holding = await counted(`
    select reader_id, count(*)::int as n, count(*) filter (where due_at < coalesce(paused_at, '${portal.clock.now().toISOString()}'))::int as late
    from ${IN_HAND} and reader_id is not null group by reader_id`)
  expect(people.filter((each) => each.in_hand > 0)).toHaveLength(holding.length)
  for (const { reader_id, n, late } of holding)
    expect(people.find(({ uid }) => uid === reader_id)).toMatchObject({ in_hand: n, late })
})

test('setbacks are counted by their kind and shown with their reasons', async () => {
  const { setbacks } = await figures()
  const asked = (kind: string) =>
    one(`select count(distinct case_id) as n from enquiries where kind = '${kind}'`)
  const logged = (action: string) =>
    one(`select count(distinct case_id) as n from case_events where action = '${action}'`)
  expect(setbacks.counts).toEqual({
    files: await asked('files'),
    clarification: await asked('clarification'),
    afterReport: 0,
    qualityAsked: 1,
    sentBack: 0,
    rejected: await logged('case.reject'),
  })
  expect(setbacks.latest).toHaveLength(8)
  const latest = await counted(`
    select text from (select asked_at as at, text from enquiries
      union all select at, note from case_events where action in ('case.reject', 'ecg.askQuality')) s
    order by at desc limit 8`)
  expect(setbacks.latest.map(({ text }) => text)).toEqual(latest.map(({ text }) => text))
})

test('every figure is the total of the list that it opens', async () => {
  const { total, services, people, setbacks } = await figures()
  const { api } = await theAdmin()
  const listed = async (params: CaseParams) => {
    const reply = await api.cases.queryAllSessions({ params: { ...params, record_per_page: 1 } })
    if (!reply.ok) throw new Error(JSON.stringify(reply))
    return reply.data.total
  }
  const time = { from: day.from, to: new Date(day.from.getTime() + DAY) }
  const open: CaseParams = { status: statusesOfAll('queued', 'inWork') }
  expect(await listed({ happened: { is: 'cameIn', ...time } })).toBe(total.came_in)
  expect(await listed({ happened: { is: 'finished', ...time } })).toBe(total.finished)
  expect(await listed({ happened: { is: 'kept', ...time } })).toBe(total.kept)
  expect(await listed({ happened: { is: 'missed', ...time } })).toBe(total.finished - total.kept)
  expect(await listed(open)).toBe(total.in_hand)
  for (const remaining of ['timeout', 'under5', '5to10', '10to30', '30to90'] as const)
    expect(await listed({ ...open, remaining })).toBe(total[remaining])
  for (const kind of SETBACKS)
    expect(await listed({ happened: { is: kind, ...time } }), kind).toBe(setbacks.counts[kind])
  for (const { uid, in_hand, done } of people) {
    expect(await listed({ ...open, holder: uid })).toBe(in_hand)
    expect(await listed({ happened: { is: 'finished', ...time }, worker: uid })).toBe(done)
  }
  const [econsult] = services.filter(({ service }) => service === 'econsult')
  const { step_minutes: step = 0, counts = [] } = econsult?.turnaround ?? {}
  for (const [n, count] of counts.entries()) {
    const took = { from: n * step, ...(n < counts.length - 1 && { to: (n + 1) * step }) }
    const params: CaseParams = {
      happened: { is: 'finished', ...time },
      session_types: ['econsult'],
    }
    expect(await listed({ ...params, took })).toBe(count)
  }
})

test('ROLE-2 a hospital cannot list by the work of staff', async () => {
  const { api } = await portal.as('vet')
  const time = { from: day.from, to: portal.clock.now() }
  for (const params of [
    { happened: { is: 'qualityAsked' as const, ...time } },
    { took: { from: 5 } },
    { holder: 'account_1' },
    { worker: 'account_1' },
  ])
    expect(await api.cases.queryAllSessions({ params })).toMatchObject({ error: 'accessDenied' })
})

test('ROLE-4 a senior patcher sees the figures of the services of its permissions', async () => {
  const { api } = await portal.as('senior_patcher', {
    permissions: { etest: { ecg1l: { tests: { ecg1l: { patch: true } } } } },
  })
  const reply = await api.operations.queryCaseFigures({ params: { from: day.from, days: 1 } })
  expect(reply).toMatchObject({
    ok: true,
    data: { total: { came_in: 6, in_hand: 3 }, services: [{ service: 'ecg1l' }] },
  })
  expect(await api.operations.queryOfficeFigures({ params: { from: day.from } })).toMatchObject({
    error: 'accessDenied',
  })
})
