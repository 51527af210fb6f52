import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

test('CALL-7 pages by cursor name every case once, newest first', async () => {
  const lister = await portal.as('vet')
  const pid = await portal.build.pet(lister.hospitalId)
  for (let n = 0; n < 7; n += 1) await portal.build.consult(lister, { petId: pid })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const reply = await lister.api.cases.queryAllSessions({
      params: { record_per_page: 3, cursor },
    })
    if (!reply.ok) throw new Error(reply.message)
    expect(reply.data.total).toBe(7)
    seen.push(...reply.data.sessions.map(({ usid }) => usid))
    cursor = reply.data.next || undefined
  } while (cursor)
  expect(new Set(seen).size).toBe(7)
})

test('a percent sign finds only names with a percent sign', async () => {
  const lister = await portal.as('vet')
  await portal.build.consult(lister, {
    petId: await portal.build.pet(lister.hospitalId, { name: '100%' }),
  })
  await portal.build.consult(lister)
  expect(await lister.api.cases.queryAllSessions({ params: { pname: '%' } })).toMatchObject({
    data: { total: 1 },
  })
})

test('CALL-7 cases are found by mode, by the kinds of their files and by a note of their log', async () => {
  const vet = await portal.as('vet')
  const basic = await portal.build.consult(vet, { status: 'upload', mode: 'basic' })
  const advance = await portal.build.consult(vet, {
    status: 'upload',
    mode: 'advance',
    asked: ['needMoreInfoAboutTreatmentPlan'],
  })
  await portal.build.file(basic, vet, 'ecg')
  const found = async (params: Parameters<typeof vet.api.cases.queryAllSessions>[0]['params']) => {
    const reply = await vet.api.cases.queryAllSessions({ params })
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.sessions.map(({ usid }) => usid).sort()
  }
  expect(await found({ mode: 'advance' })).toEqual([advance])
  expect(await found({ test_types: ['ECG', 'echo'] })).toEqual([basic])
  expect(await found({ test_types: ['no such test'] })).toEqual([])
  expect(await found({ session_types: ['econsult'] })).toEqual([basic, advance].sort())
  expect(await found({ session_types: ['ecg1l', 'xray'] })).toEqual([])
  expect(await found({ note: 'a note that nobody wrote' })).toEqual([])
})

test('STAFF-4 by deadline every case is named once, those without a deadline last', async () => {
  const lister = await portal.as('vet')
  const petId = await portal.build.pet(lister.hospitalId)
  const seenBefore: string[] = []
  for (const status of ['open', 'submit', 'open', 'data_processing', 'upload', 'submit'] as const) {
    await portal.build.consult(lister, {
      petId,
      status,
      submittedAt: new Date(Date.now() - seenBefore.push(status) * 60_000),
    })
  }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const reply = await lister.api.cases.queryAllSessions({
      params: { order: 'deadline', record_per_page: 2, cursor },
    })
    if (!reply.ok) throw new Error(reply.message)
    seen.push(...reply.data.sessions.map(({ due }) => due))
    cursor = reply.data.next || undefined
  } while (cursor)
  expect(seen).toHaveLength(6)
  expect(seen.slice(0, 3)).toEqual(seen.slice(0, 3).toSorted())
  expect(seen.slice(3)).toEqual(['', '', ''])
})
