import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk } from '../ecg/testing/ecg-desk.ts'

type Desk = Awaited<ReturnType<typeof ecgDesk>>
let portal: TestApp
let desk: Desk
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
})
afterAll(() => portal.close())

type Type = 'for_reviewer' | 'for_education' | 'from_cs' | 'for_vet_in_charge'
const TYPES: Type[] = ['for_education', 'for_reviewer', 'for_vet_in_charge', 'from_cs']
const write = (by: Desk['vet'], usid: string, type: Type, content: string, version?: number) =>
  desk.save(by, usid, { note: { type, content, ...(version !== undefined && { version }) } })

async function notesOf(by: { api: Desk['vet']['api'] }, usid: string) {
  const reply = await by.api.cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.session.note
}
const moveTo = (usid: string, status: string, readerId: string | null) =>
  portal.context.database.execute(
    sql`update cases set status = ${status}, reader_id = ${readerId} where case_id = ${usid}`,
  )

test('NOTE-1 a note has its type, author, time and version, and a stale version is -6025 with the stored one', async () => {
  const usid = await desk.prepared()
  expect(await write(desk.admin, usid, 'from_cs', 'Owner calls at noon')).toMatchObject({
    ok: true,
  })
  expect(await write(desk.reviewer, usid, 'from_cs', 'Called', 1)).toMatchObject({ ok: true })
  expect(await write(desk.admin, usid, 'from_cs', 'Mine', 1)).toMatchObject({
    ...{ code: -6025, data: { note: 'Called', version: 2 } },
  })
  expect(await notesOf(desk.patcher, usid)).toMatchObject([
    {
      ...{ type: 'from_cs', content: 'Called', version: 2 },
      time: expect.stringMatching(/^\d{14}$/),
      update_by: { email: desk.reviewer.email },
    },
  ])
  expect(await write(desk.admin, usid, 'from_cs', '', 2)).toMatchObject({ ok: true })
  expect(await notesOf(desk.admin, usid)).toEqual([])
})

test('NOTE-1 patchers write to the reviewer, reviewers and the office the other notes', async () => {
  const usid = await desk.prepared()
  const { patcher, senior, reviewer, second, admin } = desk
  const asynchronous = await desk.person('async_second_reviewer', 'report.async_review')
  for (const by of [patcher, senior]) {
    expect(await write(by, usid, 'for_reviewer', `By ${by.accountId}`)).toMatchObject({ ok: true })
    for (const type of TYPES.filter((each) => each !== 'for_reviewer'))
      expect(await write(by, usid, type, 'x')).toMatchObject({ code: -102 })
  }
  for (const by of [reviewer, second, asynchronous]) {
    expect(await write(by, usid, 'for_reviewer', 'x')).toMatchObject({ code: -102 })
    for (const type of TYPES.filter((each) => each !== 'for_reviewer'))
      expect(await write(by, usid, type, `By ${by.accountId}`)).toMatchObject({ ok: true })
  }
  for (const type of TYPES)
    expect(await write(admin, usid, type, 'Office')).toMatchObject({ ok: true })
  for (const type of TYPES.filter((each) => each !== 'for_reviewer'))
    expect(await write(desk.vet, usid, type, 'x')).toMatchObject({ code: -102 })
  const econsult = await portal.build.consult(await portal.as('vet'), { status: 'submit' })
  expect(await write(admin, econsult, 'from_cs', 'x')).toMatchObject({
    ...{ code: -103, data: { field: 'params.note.type' } },
  })
})

test('NOTE-1 of the four notes only that to the vet in charge leaves the house, after the release', async () => {
  const usid = await desk.prepared()
  for (const type of TYPES) await write(desk.admin, usid, type, `SECRET ${type}`)
  for (const by of [desk.patcher, desk.senior, desk.reviewer, desk.second, desk.admin])
    expect((await notesOf(by, usid)).map(({ type }) => type).toSorted()).toEqual(TYPES)
  const seen = async () => {
    const [info, list, log] = await Promise.all([
      desk.vet.api.cases.querySessionInfo({ usid }),
      desk.vet.api.cases.queryAllSessions({ params: { usid } }),
      desk.vet.api.cases.queryEventLog({ usid }),
    ])
    return new Set(JSON.stringify([info, list, log]).match(/SECRET \w+/g))
  }
  expect(await seen()).toEqual(new Set())
  expect(await write(desk.vet, usid, 'for_reviewer', 'Late')).toMatchObject({ code: -6024 })
  await moveTo(usid, 'done', null)
  expect(await seen()).toEqual(new Set(['SECRET for_vet_in_charge']))
})

test('ROLE-3 a hospital writes to the reviewer until it submits, and does not see what staff make of it', async () => {
  const usid = await desk.recorded()
  expect(await desk.save(desk.vet, usid, { note: 'Faints at the door' })).toMatchObject({
    ok: true,
  })
  expect(await notesOf(desk.vet, usid)).toMatchObject([{ type: 'for_reviewer' }])
  await desk.grant(3)
  await desk.importAll(usid)
  expect(await desk.step(desk.vet, usid, 'wait_for_preparation')).toMatchObject({ ok: true })
  expect(await desk.save(desk.vet, usid, { note: 'More' })).toMatchObject({ code: -6024 })
  expect(await desk.save(desk.patcher, usid, { note: 'Look at 0:12', note_was: '' })).toMatchObject(
    {
      ...{ code: -6025, data: { note: 'Faints at the door' } },
    },
  )
  const note_was = 'Faints at the door'
  expect(await desk.save(desk.patcher, usid, { note: 'Look at 0:12', note_was })).toMatchObject({
    ok: true,
  })
  expect(await notesOf(desk.vet, usid)).toEqual([])
})

test('NOTE-1 the review shows the notes of its case, and a note written in it is the note of the case', async () => {
  const usid = await desk.prepared()
  const { reviewer } = desk
  await write(desk.patcher, usid, 'for_reviewer', 'Two leads were swapped')
  await moveTo(usid, '1st_reviewing', reviewer.accountId)
  const type = 'session_review_report'
  const read = async () => {
    const reply = await reviewer.api.reports.queryReviewData({ usid, type })
    if (!reply.ok || !reply.data.ecg) throw new Error('no review')
    return reply.data.ecg
  }
  const { review, version } = await read()
  expect(review.notes.for_reviewer).toBe('Two leads were swapped')
  const notes = { ...review.notes, for_vet_in_charge: 'Please repeat in a week.' }
  const save = (ecg_review: typeof review, on: number) =>
    reviewer.api.reports.addReviewData({ usid, type, data: { ecg_review, version: on } })
  expect(await save({ ...review, notes }, version)).toMatchObject({ ok: true })
  expect(await notesOf(desk.admin, usid)).toContainEqual(
    expect.objectContaining({ type: 'for_vet_in_charge', content: 'Please repeat in a week.' }),
  )
  await write(desk.admin, usid, 'from_cs', 'Owner was called')
  expect(await save({ ...review, notes }, version + 1)).toMatchObject({ ok: true })
  expect((await read()).review.notes).toEqual({
    for_reviewer: 'Two leads were swapped',
    for_education: '',
    from_cs: 'Owner was called',
    for_vet_in_charge: 'Please repeat in a week.',
  })
})
