import {
  DRAFT_KEPT,
  DRAFT_MAX_CHARACTERS,
  DRAFTS_PER_ACCOUNT,
} from '@systole/domain/drafts/draft-limits'
import { DAY } from '@systole/domain/time/durations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { deleteExpiredAuthRecords } from '../accounts/delete-expired-auth-records.ts'
import { writeDraft } from './write-draft.ts'

const PHONE = 'phone_tab_1'
const DESK = 'desk_tab_01'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>
let places = 0

beforeAll(async () => {
  portal = await testApp()
})
beforeEach(async () => {
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

/** Returns the key of an unused form. */
const aPlace = () => `clinical/case_${++places}`
const aText = (history: string) => ({ form: { history } })

function save(place: string, write: { base: number; writer: string; edit: number; text: string }) {
  const { text, ...typed } = write
  return vet.api.drafts.saveDraft({ place, ...typed, value: aText(text) })
}
const textOf = async (place: string) => {
  const reply = await vet.api.drafts.queryDraft({ place })
  return reply.ok ? reply.data.draft : reply
}
async function post(url: string, fields: Record<string, string>) {
  const payload = new URLSearchParams({ sid: vet.sid, ...fields }).toString()
  const response = await portal.app.inject({ method: 'POST', url, payload, headers: FORM })
  return [response.statusCode, response.json().code, response.json().data]
}

test('another device continues where the first one stopped', async () => {
  const place = aPlace()
  expect(await textOf(place)).toBeNull()
  expect(await save(place, { base: 0, writer: DESK, edit: 4, text: 'cou' })).toMatchObject({
    data: { version: 1 },
  })
  expect(await textOf(place)).toMatchObject({
    version: 1,
    writer: DESK,
    edit: 4,
    value: aText('cou'),
  })
  expect(await save(place, { base: 1, writer: PHONE, edit: 1, text: 'coughs' })).toMatchObject({
    data: { version: 2 },
  })
})

test('a write over another version is refused and answered with the current one', async () => {
  const place = aPlace()
  await save(place, { base: 0, writer: DESK, edit: 1, text: 'desk' })
  await save(place, { base: 1, writer: PHONE, edit: 1, text: 'phone' })
  expect(await save(place, { base: 1, writer: DESK, edit: 2, text: 'desk, later' })).toMatchObject({
    code: -6025,
    data: { draft: { version: 2, writer: PHONE, value: aText('phone') } },
  })
  expect(await textOf(place)).toMatchObject({ version: 2, value: aText('phone') })
})

test('a repeated or late write of a tab changes nothing, its later one counts whatever it builds on', async () => {
  const place = aPlace()
  const first = { base: 0, writer: DESK, edit: 3, text: 'abc' }
  await save(place, first)
  expect(await save(place, first)).toMatchObject({ data: { version: 1 } })
  expect(await save(place, { ...first, edit: 7, text: 'abcdefg' })).toMatchObject({
    data: { version: 2 },
  })
  expect(await save(place, { ...first, edit: 5, text: 'abcde' })).toMatchObject({
    data: { version: 2 },
  })
  expect(await textOf(place)).toMatchObject({ version: 2, value: aText('abcdefg') })
})

test('a sent form is gone for every device, and a late write of its tab does not bring it back', async () => {
  const place = aPlace()
  await save(place, { base: 0, writer: DESK, edit: 1, text: 'sent soon' })
  const sent = { place, base: 1, writer: DESK, edit: 3 }
  expect(await vet.api.drafts.deleteDraft(sent)).toMatchObject({ data: { version: 2 } })
  expect(await vet.api.drafts.deleteDraft(sent)).toMatchObject({ data: { version: 2 } })
  await save(place, { base: 1, writer: DESK, edit: 2, text: 'late' })
  expect(await textOf(place)).toMatchObject({ version: 2, value: null })
  expect(await save(place, { base: 1, writer: PHONE, edit: 9, text: 'stale' })).toMatchObject({
    code: -6025,
    data: { draft: { version: 2, value: null } },
  })
  expect(await save(place, { base: 2, writer: PHONE, edit: 10, text: 'anew' })).toMatchObject({
    data: { version: 3 },
  })
})

test('sending a form leaves the newer draft of another device alone', async () => {
  const place = aPlace()
  await save(place, { base: 0, writer: DESK, edit: 1, text: 'desk' })
  await save(place, { base: 1, writer: PHONE, edit: 1, text: 'phone' })
  expect(await vet.api.drafts.deleteDraft({ place, base: 1, writer: DESK, edit: 2 })).toMatchObject(
    { code: -6025 },
  )
  expect(await textOf(place)).toMatchObject({ value: aText('phone') })
})

/** Writes directly, without the rate limit, which is not under test. */
function writeAtOnce(place: string, typed: { base: number; writer: string; edit: number }) {
  const { database, clock } = portal.context
  const write = {
    ...typed,
    place,
    accountId: vet.accountId,
    value: aText(`${typed.writer} ${typed.edit}`),
  }
  return database.transaction((db) => writeDraft({ db, clock }, write))
}

test('20 tabs with 10 changes each at the same time: who is late gets a conflict, and no version is given twice', async () => {
  const place = aPlace()
  const tabs = Array.from({ length: 20 }, (_, index) => `tab_${10_000 + index}`)
  const given: number[] = []
  let conflicts = 0
  const write = async (writer: string, base: number, edit: number): Promise<number> => {
    try {
      const { version } = await writeAtOnce(place, { base, writer, edit })
      given.push(version)
      return version
    } catch (error) {
      if (!(error instanceof AppError) || error.refusal !== 'versionConflict') throw error
      conflicts += 1
      const { draft } = error.data as { draft: { version: number } } // the data of -6025
      return write(writer, draft.version, edit)
    }
  }
  const typeIn = async (writer: string) => {
    let version = 0
    for (let edit = 1; edit <= 10; edit += 1) version = await write(writer, version, edit)
  }
  await Promise.all(tabs.map(typeIn))
  expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
  expect(conflicts).toBeGreaterThanOrEqual(19)
})

test('200 simultaneous writes of one tab: its last change is what stays', async () => {
  const place = aPlace()
  const edits = Array.from({ length: 200 }, (_, index) => index + 1)
  await Promise.all(edits.map((edit) => writeAtOnce(place, { base: 0, writer: DESK, edit })))
  expect(await textOf(place)).toMatchObject({ edit: 200, value: aText(`${DESK} 200`) })
})

test('ROLE-2 drafts are seen and written by their own account only', async () => {
  const place = aPlace()
  await save(place, { base: 0, writer: DESK, edit: 1, text: 'mine' })
  const colleague = await portal.as('vet', { hospitalId: vet.hospitalId })
  const { drafts } = colleague.api
  expect(await drafts.queryDraft({ place })).toEqual({ ok: true, data: { draft: null } })
  expect(await drafts.queryDrafts({})).toEqual({ ok: true, data: { drafts: [] } })
  expect(await drafts.queryDraft({ place, uid: vet.accountId })).toMatchObject({ code: -102 })
  const write = { place, base: 1, writer: PHONE, edit: 1, uid: vet.accountId }
  expect(await drafts.saveDraft({ ...write, value: aText('theirs') })).toMatchObject({ code: -102 })
  expect(await drafts.deleteDraft(write)).toMatchObject({ code: -102 })
  expect(await portal.client().drafts.queryDraft({ place })).toMatchObject({ code: -1002 })
  expect(await textOf(place)).toMatchObject({ version: 1, value: aText('mine') })
})

test('the list has versions and writers, no text', async () => {
  const lister = await portal.as('vet')
  const mark = { place: 'new-pet', base: 0, writer: DESK, edit: 2 }
  await lister.api.drafts.saveDraft({ ...mark, value: aText('Mochi') })
  await lister.api.drafts.deleteDraft({ ...mark, place: 'hospital' })
  const reply = await lister.api.drafts.queryDrafts({})
  const listed = reply.ok ? reply.data.drafts : []
  expect(listed).toHaveLength(2)
  expect(listed).toContainEqual({
    place: 'new-pet',
    version: 1,
    writer: DESK,
    edit: 2,
    gone: false,
    saved: expect.any(String),
  })
  expect(listed).toContainEqual({
    place: 'hospital',
    version: 1,
    writer: DESK,
    edit: 2,
    gone: true,
    saved: expect.any(String),
  })
})

test('what no database text can hold is left out, everything else comes back as typed', async () => {
  const place = aPlace()
  const typed = {
    rate: '4.',
    date: '2023-02-3',
    sign: true,
    text: '草稿 \u202e<b>\u0007😀\n',
    more: [1, null, { x: -0.5 }],
  }
  await vet.api.drafts.saveDraft({
    place,
    base: 0,
    writer: DESK,
    edit: 1,
    value: { ...typed, odd: 'a\0b\ud800c' },
  })
  expect(await textOf(place)).toMatchObject({ value: { ...typed, odd: 'ab\ufffdc' } })
})

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const long = (characters: number) => JSON.stringify({ a: 'x'.repeat(characters - 8) })

test.each([
  ['eight levels', nested(8), 0],
  ['nine levels', nested(9), -103],
  ['100,000 levels', nested(100_000).slice(0, 250_000), -103],
  ['the longest text', long(DRAFT_MAX_CHARACTERS), 0],
  ['one character more', long(DRAFT_MAX_CHARACTERS + 1), -103],
  ['no JSON', '{"a":', -103],
  ['a list', '[1]', -103],
  ['a text', '"a"', -103],
  ['null', 'null', -103],
  ['a prototype', '{"__proto__":{"a":1},"constructor":2}', -103],
  ['a NUL in a name', '{"a\\u0000b":1}', 0],
])('a value of %s', async (_name, value, code) => {
  const fields = { place: aPlace(), base: '0', writer: DESK, edit: '1', value }
  expect((await post('/api/save_draft', fields)).slice(0, 2)).toEqual([200, code])
})

test.each([
  ['place', { place: 'clinical' }],
  ['place', { place: 'new-pet/case_1' }],
  ['place', { place: 'clinical/../x' }],
  ['place', { place: `clinical/${'x'.repeat(81)}` }],
  ['place', { place: 'toString' }],
  ['base', { base: '-1' }],
  ['base', { base: '1.5' }],
  ['base', { base: '2147483647' }],
  ['writer', { writer: 'short' }],
  ['writer', { writer: 'a b c d e f' }],
  ['edit', { edit: '0' }],
  ['edit', { edit: '9999999999999999' }],
])('a malformed %s is -103 and named: %j', async (field, change) => {
  const fields = { place: aPlace(), base: '0', writer: DESK, edit: '1', value: '{}', ...change }
  expect(await post('/api/save_draft', fields)).toMatchObject([200, -103, { field }])
  const { value: _, ...mark } = fields
  expect(await post('/api/delete_draft', mark)).toMatchObject([200, -103, { field }])
})

test('an account has so many drafts and no more, until one is sent', async () => {
  const busy = await portal.as('vet')
  const mark = (index: number) => ({
    place: `questions/case_${index}`,
    base: 0,
    writer: DESK,
    edit: 1,
  })
  const write = (index: number) => busy.api.drafts.saveDraft({ ...mark(index), value: {} })
  for (let index = 0; index < DRAFTS_PER_ACCOUNT; index += 1) await write(index)
  expect(await write(DRAFTS_PER_ACCOUNT)).toMatchObject({ code: -103, data: { field: 'place' } })
  await busy.api.drafts.deleteDraft({ ...mark(0), edit: 2 })
  expect(await write(DRAFTS_PER_ACCOUNT)).toMatchObject({ ok: true })
})

test('a draft is kept for 30 days after its last touch', async () => {
  const tired = await portal.as('vet')
  const mark = { place: 'new-pet', base: 0, writer: DESK, edit: 1, value: {} }
  await tired.api.drafts.saveDraft(mark)
  const context = { db: portal.context.database, clock: portal.clock }
  const sweptAfter = async (age: number) => {
    const clock = { now: () => new Date(portal.clock.now().getTime() + age) }
    await deleteExpiredAuthRecords({ ...context, clock })
    const reply = await portal
      .client(await portal.sessionOf(tired.accountId))
      .drafts.queryDraft({ place: 'new-pet' })
    return reply.ok && reply.data.draft === null
  }
  expect(await sweptAfter(DRAFT_KEPT - DAY)).toBe(false)
  expect(await sweptAfter(DRAFT_KEPT + DAY)).toBe(true)
  expect(await tired.api.drafts.saveDraft({ ...mark, base: 5, edit: 2 })).toMatchObject({
    code: -1002,
  })
})
