import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

/** As an API client writes it, whatever the contract says. */
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

test('KEEP-2 a note to the reviewer is kept, with who wrote it, and shown to who reads the case', async () => {
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
