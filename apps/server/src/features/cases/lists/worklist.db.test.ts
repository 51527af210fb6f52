import { toStamp } from '@systole/domain/time/stamp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { insertReport } from '../../reports/report-store.ts'

type Person = Awaited<ReturnType<TestApp['as']>>
type Params = Parameters<Person['api']['cases']['queryAllSessions']>[0]['params']

let portal: TestApp
let mei: Person
let leo: Person
let harbour: Person
let taipei: Person
const ids: Record<'free' | 'mine' | 'others' | 'asked' | 'closed', string> = {
  free: '',
  mine: '',
  others: '',
  asked: '',
  closed: '',
}

beforeAll(async () => {
  portal = await testApp()
  mei = await portal.as('cardiologist')
  leo = await portal.as('cardiologist')
  harbour = await portal.as('vet')
  taipei = await portal.as('vet', { country: 'TW' })
  await portal.context.database
    .update(hospitals)
    .set({ name: '台北 100% 動物醫院', reportLanguage: 'ja' })
    .where(eq(hospitals.hospitalId, taipei.hospitalId))
  const kiki = await portal.build.pet(taipei.hospitalId, { name: 'Kiki' })
  ids.free = await portal.build.consult(taipei, { status: 'submit', petId: kiki })
  ids.mine = await portal.build.consult(harbour, {
    status: 'data_processing',
    readerId: mei.accountId,
    mode: 'advance',
    asked: ['needMoreInfoAboutTreatmentPlan'],
  })
  ids.others = await portal.build.consult(harbour, {
    status: 'data_processing',
    readerId: leo.accountId,
  })
  ids.asked = await portal.build.consult(harbour, {
    status: 'data_processing',
    readerId: leo.accountId,
  })
  ids.closed = await portal.build.consult(taipei, {
    status: 'close',
    readerId: leo.accountId,
    petId: kiki,
  })
  await portal.build.consult(harbour, { status: 'upload' })
  await leo.api.enquiries.askClinic({ usid: ids.asked, kind: 'files', text: 'Sharper?' })
  const now = portal.clock.now()
  await insertReport(portal.context.database, {
    caseId: ids.closed,
    revision: toStamp(now),
    hospitalId: taipei.hospitalId,
    language: 'ja',
    model: {},
    modelSha256: '',
    authorId: leo.accountId,
    releasedAt: now,
  })
})
afterAll(() => portal.close())

async function found(params: Params): Promise<string[]> {
  const reply = await mei.api.cases.queryAllSessions({ params })
  if (!reply.ok) throw new Error(reply.message)
  expect(reply.data.total).toBe(reply.data.sessions.length)
  const names = Object.entries(ids)
  return reply.data.sessions.map(({ usid }) => names.find(([, id]) => id === usid)?.[0] ?? '?')
}

const OPEN = ['submit', 'data_processing'] as const

test.each<[string, Params, string[]]>([
  ['everything paid', {}, ['asked', 'closed', 'free', 'mine', 'others']],
  ['open', { status: [...OPEN] }, ['asked', 'free', 'mine', 'others']],
  ['closed', { status: 'close' }, ['closed']],
  ['mine', { claim: 'mine' }, ['mine']],
  ['free', { claim: 'free', status: [...OPEN] }, ['free']],
  ['others’', { claim: 'others', status: [...OPEN] }, ['asked', 'others']],
  ['with an open enquiry', { enquiry: true }, ['asked']],
  ['open without one', { enquiry: false, status: [...OPEN] }, ['free', 'mine', 'others']],
  ['with a Japanese report', { language: 'ja' }, ['closed', 'free']],
  ['with an English report', { language: 'en_us' }, ['asked', 'mine', 'others']],
  ['of a mode', { mode: 'advance' }, ['mine']],
  ['of a pet', { find: 'kik' }, ['closed', 'free']],
  ['of a hospital', { find: '動物' }, ['closed', 'free']],
  ['of a hospital with a percent sign', { find: '100%' }, ['closed', 'free']],
  ['of nobody', { find: 'nobody%' }, []],
  ['of pets they wrote of before', { read_before: true }, []],
  ['late', { remaining: 'timeout' }, []],
])('STAFF-1 cases are found: %s', async (_what, params, names) => {
  expect((await found(params)).sort()).toEqual(names)
})

test('STAFF-1 a case is found by its number, with and without EC, and by its id', async () => {
  const info = await mei.api.cases.querySessionInfo({ usid: ids.mine })
  if (!info.ok) throw new Error(info.message)
  const { id } = info.data.session
  for (const find of [id, id.toLowerCase(), id.replace('EC-', ''), ids.mine]) {
    expect(await found({ find })).toEqual(['mine'])
  }
})

test('STAFF-4 the signer of the pet’s last report is shown to readers and to no vet', async () => {
  const facts = { last_reader: { uid: leo.accountId, name: 'Wing Chan' }, report_language: 'ja' }
  expect(await mei.api.cases.querySessionInfo({ usid: ids.free })).toMatchObject({
    data: { session: facts },
  })
  expect(
    await mei.api.cases.queryAllSessions({ params: { find: 'Kiki', status: 'submit' } }),
  ).toMatchObject({ data: { sessions: [facts] } })
  expect(await mei.api.cases.querySessionInfo({ usid: ids.closed })).toMatchObject({
    data: { session: { last_reader: null } },
  })
  for (const usid of [ids.free, ids.closed]) {
    const seen = await taipei.api.cases.querySessionInfo({ usid })
    if (!seen.ok) throw new Error(seen.message)
    expect(Object.keys(seen.data.session)).not.toContain('last_reader')
    expect(seen.data.session.reader).toBeNull()
  }
})

test('STAFF-4 a cardiologist finds the open cases of pets they wrote of before', async () => {
  const asLeo = async (read_before: boolean) => {
    const params = { read_before, status: [...OPEN] }
    const reply = await leo.api.cases.queryAllSessions({ params })
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.sessions.map(({ usid }) => usid).sort()
  }
  expect(await asLeo(true)).toEqual([ids.free])
  expect(await asLeo(false)).toEqual([ids.asked, ids.mine, ids.others].sort())
})

test('STAFF-4 the worklist says that an enquiry waits', async () => {
  expect(await mei.api.cases.queryAllSessions({ params: { enquiry: true } })).toMatchObject({
    data: { sessions: [{ usid: ids.asked, enquiry: 'files' }] },
  })
})

test('STAFF-2 a row counts the notes of colleagues; looking at the case reads them, and no hospital sees them', async () => {
  const notesFor = async (who: Person) => {
    const seen = await who.api.cases.querySessionInfo({ usid: ids.others })
    if (!seen.ok) throw new Error(seen.message)
    return seen.data.session.notes
  }
  const note = { usid: ids.others, to: [leo.accountId], text: 'The owner called.' }
  await mei.api.messages.sendInternal(note)
  await mei.api.messages.sendInternal({ ...note, text: 'Twice.' })
  expect(await notesFor(leo)).toEqual({ count: 2, unread: 2, last_by: 'Wing Chan' })
  expect(await notesFor(mei)).toEqual({ count: 2, unread: 0, last_by: 'Wing Chan' })
  expect(await notesFor(harbour)).toBeUndefined()

  await leo.api.notifications.readNotifications({ usid: ids.mine })
  expect(await notesFor(leo)).toMatchObject({ unread: 2 })
  await leo.api.notifications.readNotifications({ usid: ids.others })
  expect(await notesFor(leo)).toMatchObject({ count: 2, unread: 0 })
})

test('STAFF-1 several lists are counted in one call, as they would be listed', async () => {
  const lists: Params[] = [
    {},
    { status: [...OPEN] },
    { claim: 'mine' },
    { find: 'kik', status: 'submit' },
    { remaining: 'timeout' },
    { hospital: '動物', language: 'ja' },
    { worker: leo.accountId },
    { reviewer: 'leo' },
  ]
  const counted = await mei.api.cases.countSessions({ lists })
  if (!counted.ok) throw new Error(counted.message)
  for (const [place, params] of lists.entries())
    expect(counted.data.totals[place]).toEqual({
      total: (await found(params)).length,
      total_capped: false,
    })
  expect(
    await harbour.api.cases.countSessions({ lists: [{ worker: leo.accountId }] }),
  ).toMatchObject({ code: -102 })
  expect(await harbour.api.cases.countSessions({ lists: [{}] })).toMatchObject({
    data: { totals: [{ total: 4 }] },
  })
})
