import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

/** Posts fields like an API client, regardless of the contract. */
async function post(path: string, fields: Record<string, string>) {
  const payload = new URLSearchParams({ sid: vet.sid, ...fields }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await portal.app.inject({ method: 'POST', url: path, payload, headers })).json()
}

async function update(usid: string, params: Record<string, unknown>) {
  return post('/api/update_cardiobirdx_session', { usid, params: JSON.stringify(params) })
}

async function session(usid: string, api = vet.api) {
  const reply = await api.cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.session
}

test('KEEP-2 NOTE-1 a note to the reviewer is kept with its type, author and time, and shown to its readers', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  expect(await update(usid, { note: 'Please look at the left atrium.' })).toMatchObject({ code: 0 })
  const reader = await portal.as('cardiologist')
  const { note } = await session(usid, reader.api)
  expect(note).toMatchObject([
    {
      type: 'reviewer',
      content: 'Please look at the left atrium.',
      update_by: { email: vet.email },
    },
  ])
  expect(note[0]?.time).toMatch(/^\d{14}$/)
  const log = await vet.api.cases.queryEventLog({ usid })
  expect(log).toMatchObject({
    data: {
      events: [{ action: 'note.saved', role: 'vet', note: 'Please look at the left atrium.' }],
    },
  })
})

test('ROLE-3 a patcher writes the note to the reviewer of any case, and nothing else of it', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const patcher = await portal.as('patcher')
  const written = await patcher.api.cases.updateSession({ usid, params: { note: 'Lead II only.' } })
  expect(written).toMatchObject({
    data: { session: { note: [{ content: 'Lead II only.' }], clinical_input: null } },
  })
  const more = { note: 'x', status: 'data_processing' } as const
  expect(await patcher.api.cases.updateSession({ usid, params: more })).toMatchObject({
    code: -102,
  })
  const seen = (await session(usid)).note
  expect(seen).toMatchObject([{ content: 'Lead II only.', update_by: { name: '', email: '' } }])
  await update(usid, { note: '' })
  expect((await session(usid)).note).toEqual([])
})

test('ROLE-3 a cardiologist writes no note to the reviewer', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const reader = await portal.as('cardiologist')
  const reply = await reader.api.cases.updateSession({ usid, params: { note: 'mine' } })
  expect(reply).toMatchObject({ code: -102 })
})

test('KEEP-2 an unpaid case moves to another pet of its hospital, which the log says', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  const { pet: before } = await session(usid)
  const pid = await portal.build.pet(vet.hospitalId, { name: 'Biscuit', identifier: '77' })
  expect(await update(usid, { pid })).toMatchObject({ code: 0 })
  expect((await session(usid)).pet).toMatchObject({ pid, name: 'Biscuit' })
  expect(await vet.api.cases.queryEventLog({ usid })).toMatchObject({
    data: { events: [{ action: 'case.moved', to: '77 Biscuit' }] },
  })
  const record = async (id: string) => await vet.api.pets.queryUserPet({ pid: id })
  expect(await record(pid)).toMatchObject({
    data: { pet: { lastVisit: expect.stringMatching(/./) } },
  })
  expect(await record(before.pid)).toMatchObject({ data: { pet: { lastVisit: '' } } })
})

test('KEEP-2 a case moves to no foreign pet, and a paid one not at all', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  const other = await portal.as('vet')
  const foreign = await portal.build.pet(other.hospitalId)
  expect(await update(usid, { pid: foreign })).toMatchObject({ code: -111 })
  const paid = await portal.build.consult(vet, { status: 'submit' })
  const own = await portal.build.pet(vet.hospitalId)
  expect(await update(paid, { pid: own })).toMatchObject({ code: -6024 })
})

test.each([
  ['revisions', { revisions: [] }, 'params.revisions'],
  ['revision_note', { revision_note: 'x' }, 'params.revision_note'],
  ['a tag that the questions do not give', { tag: [{ tagid: 7 }] }, 'params.tag'],
  ['another field of exinfo', { exinfo: { upgrade: true } }, 'params.exinfo.upgrade'],
  ['a field nobody knows', { colour: 'red' }, 'params.colour'],
  [
    'a sign nobody knows',
    { clinical_input: { clinicalSigns: { sneezingValue: true } } },
    'params.clinical_input.clinicalSigns.sneezingValue',
  ],
])('KEEP-2 %s is refused by name and changes nothing', async (_what, params, field) => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  const before = await session(usid)
  const reply = await update(usid, { ...params, note: 'with it' })
  expect(reply).toMatchObject({ code: -103, data: { field } })
  expect(reply.message).toContain(field)
  expect(await session(usid)).toEqual(before)
})

test('KEEP-2 the tag that a case has may be said', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  const { tag } = await session(usid)
  expect(await update(usid, { tag })).toMatchObject({ code: 0 })
  expect(await update(usid, { tag: tag[0]?.tagid })).toMatchObject({ code: 0 })
})

test('REPT-2 a follow-up leaves out what the list says, and nothing with an empty list', async () => {
  const clone = async (excluded: unknown) => {
    const usid = await portal.build.consult(vet, { status: 'close' })
    await portal.build.file(usid, vet, 'chestXray')
    const excluded_datalist = JSON.stringify(excluded)
    const reply = await post('/api/clone_cardiobirdx_session', { usid, excluded_datalist })
    if (reply.code !== 0) return reply
    return session(reply.data.usid)
  }
  const whole = await clone([])
  expect(whole).toMatchObject({
    status: 'upload',
    tag: [{ tagid: 6 }],
    question_session: { mode: 'basic', uid: vet.accountId },
    session_tests: [{ type: 'chest X-ray', count: 1 }],
  })
  const word = 'question to cardiologist'
  expect(await clone([{ type: 'supplementary', sub_type: word }])).toMatchObject({
    status: 'open',
    question_session: null,
    session_tests: [{ count: 1 }],
  })
  expect(await clone([word, { file_type: 'chest X-ray' }])).toMatchObject({
    question_session: null,
    session_tests: [],
  })
  expect(await clone(['colour'])).toMatchObject({
    code: -103,
    data: { field: 'excluded_datalist.0' },
  })
})

test.each([
  [149, 0],
  [150, -103],
  [19_000, -103],
])('QUES-6 an additional question of %i characters is answered %i', async (length, code) => {
  const usid = await portal.build.consult(vet, { status: 'open' })
  const time = '20261120103000'
  const content = {
    mode: 'advance',
    time,
    uid: vet.accountId,
    question_session: [
      {
        type: 'additional_question_1',
        question: { time, value: 'x'.repeat(length) },
        answer: { time: '', value: '' },
      },
    ],
  }
  const reply = await post('/api/add_cardiobirdx_session_data', {
    usid,
    type: 'supplementary',
    exinfo: JSON.stringify({ sub_type: 'question to cardiologist', mode: 'advance' }),
    fname: 'question',
    ftype: 'json',
    fcontent: Buffer.from(JSON.stringify(content)).toString('base64'),
  })
  expect(reply.code).toBe(code)
  if (code === 0) return
  expect(reply.message).toContain('fcontent.question_session.0.question.value')
  expect((await session(usid)).question_session).toBeNull()
})

test('CASE-7 all ten symptoms are kept as an API client sends them', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  const clinicalSigns = {
    pantingValue: true,
    reducedAbilityToExerciseValue: true,
    othersValue: true,
  }
  expect(await update(usid, { clinical_input: { clinicalSigns } })).toMatchObject({ code: 0 })
  expect((await session(usid)).clinical_input).toMatchObject({ clinicalSigns })
})

test('STAFF-1 overtime finds cases that are late and still open, no others', async () => {
  const late = await Promise.all(
    (['submit', 'data_processing', 'close', 'reject', 'resend_report_request'] as const).map(
      (status) => portal.build.consult(vet, { status }),
    ),
  )
  portal.clock.advance(25 * 3_600_000)
  const admin = await portal.as('internal_admin')
  const reply = await admin.api.cases.queryAllSessions({
    params: { remaining: 'timeout', record_per_page: 500 },
  })
  portal.clock.set(new Date())
  if (!reply.ok) throw new Error(reply.message)
  const found = reply.data.sessions.map(({ usid }) => usid)
  expect(late.filter((usid) => found.includes(usid))).toEqual(late.slice(0, 2))
  expect(new Set(reply.data.sessions.map(({ status }) => status))).toEqual(
    new Set(['submit', 'data_processing']),
  )
})

test('KEEP-2 a lite list of hospitals has uid, name and email alone', async () => {
  const lite = await post('/api/query_vet_users', { lite: '1' })
  expect(Object.keys(lite.data.hospitals[0]).sort()).toEqual(['email', 'name', 'uid'])
  const whole = await post('/api/query_vet_users', {})
  expect(whole.data.hospitals[0]).toMatchObject({
    phone: expect.any(String),
    other_email: expect.any(String),
  })
})

test('KEEP-2 vname finds a pet in the hospital of that name alone', async () => {
  const admin = await portal.as('internal_admin')
  const pid = await portal.build.pet(vet.hospitalId, { name: 'Onlyone', identifier: '5511' })
  const find = (vname: string) => admin.api.pets.queryUserPet({ pname: '5511 Onlyone', vname })
  const own = await vet.api.accounts.queryUserSettings({})
  const name = own.ok ? own.data.hospital : ''
  expect(await find(name)).toMatchObject({ data: { pet: { pid } } })
  expect(await find('Another hospital')).toMatchObject({ code: -111 })
})

test.each([
  ['test_type', 'ecg1l'],
  ['contentFormat', 'xml'],
  ['fname', 'report.json'],
])('KEEP-2 %s of review data that is none is refused by name', async (field, value) => {
  const usid = await portal.build.consult(vet, { status: 'close' })
  const type = 'session_release_report'
  const form = { usid, type, test_type: 'econsult', contentFormat: 'json', [field]: value }
  const reply = await post('/api/query_cardiobirdx_review_data', form)
  expect(reply).toMatchObject({ code: -103, data: { field } })
})

test('KEEP-2 location and device of a pet are kept', async () => {
  const added = await post('/api/add_pet', {
    pname: '991 Kumo',
    dob: '20200620',
    species: 'cat',
    bid: 'cat-british-shorthair',
    weight: '4200',
    neutered: 'snipped',
    gender: 'F',
    location: 'Ward 2',
    did: 'dev-17',
  })
  const { pid } = added.data
  expect(await vet.api.pets.queryUserPet({ pid })).toMatchObject({
    data: { pet: { location: 'Ward 2', did: 'dev-17' } },
  })
})

test('KEEP-2 a field of the form that no call knows is ignored', async () => {
  const reply = await post('/api/query_all_sessions', { params: '{}', colour: 'red' })
  expect(reply).toMatchObject({ code: 0 })
})

test('ROLE-3 a note to the reviewer that someone changed meanwhile is not replaced', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const save = (note: string, note_was?: string) => update(usid, { note, note_was })
  expect(await save('Lead II only.', '')).toMatchObject({ code: 0 })
  expect(await save('Mine.', '')).toMatchObject({ code: -6025, data: { note: 'Lead II only.' } })
  expect((await session(usid)).note).toMatchObject([{ content: 'Lead II only.' }])
  expect(await save('Lead II only.', '')).toMatchObject({ code: 0 })
  expect(await save('', 'Lead II only.')).toMatchObject({ code: 0 })
  expect(await save('Mine.', 'Lead II only.')).toMatchObject({ code: -6025, data: { note: '' } })
  expect(await save('Mine.', ' ')).toMatchObject({ code: 0 })
  expect(await update(usid, { note_was: 'Mine.' })).toMatchObject({
    code: -103,
    data: { field: 'params.note_was' },
  })
})

test('ROLE-3 of two notes saved at the same time one is refused', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const both = await Promise.all(
    ['One.', 'Two.'].map((note) => update(usid, { note, note_was: '' })),
  )
  expect(both.map(({ code }) => code).sort()).toEqual([-6025, 0])
})
