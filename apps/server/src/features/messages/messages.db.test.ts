import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '../../db/schema/notifications.ts'
import { mailsTo } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const MARKER = 'internal: the film is of another cat'
type Person = Awaited<ReturnType<TestApp['as']>>
let portal: TestApp
let admin: Person
let reader: Person

beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('internal_admin')
  reader = await portal.as('cardiologist')
})
afterAll(() => portal.close())

async function aCase(pushLanguage: 'en_us' | 'zh_hk' = 'en_us') {
  const hospitalId = await portal.build.hospital({ pushLanguage })
  const vet = await portal.as('vet', { hospitalId })
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
  })
  return { vet, usid }
}

async function messagesOf(person: Person) {
  const reply = await person.api.notifications.queryNotifications({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.notifications
}

test('CALL-37 the templates come in the push language of the hospital, each with what it wants filled in', async () => {
  const { usid } = await aCase('zh_hk')
  const reply = await admin.api.messages.queryIbms({ usid })
  if (!reply.ok) throw new Error(reply.message)
  expect(reply.data.language).toBe('zh_hk')
  expect(reply.data.ibms).toContainEqual({
    ibmsid: 'fileUnreadable',
    name: '檔案無法開啟',
    parameters: ['file'],
    text: expect.stringContaining('{{file}}'),
  })
})

test('CALL-38 a message is shown before it is sent: its words, its language and who gets it', async () => {
  const { vet, usid } = await aCase()
  const { queryPushMessage } = admin.api.messages
  const parameters = { file: 'chest.dcm' }
  expect(await queryPushMessage({ usid, ibmsid: 'fileUnreadable', parameters })).toMatchObject({
    data: {
      preview: {
        text: expect.stringContaining('The file chest.dcm can’t be opened'),
        recipients: [vet.email, 'office@harbour.test'],
      },
      messages: [],
    },
  })
  expect(await queryPushMessage({ usid, ibmsid: 'fileUnreadable' })).toMatchObject({ code: -103 })
  expect(await mailsTo(portal, vet.email)).toEqual([])
})

test('CALL-39 a message is mailed, notified and logged in the case, in the language of the hospital', async () => {
  const { vet, usid } = await aCase('zh_hk')
  const { sendIbms, queryPushMessage } = admin.api.messages
  const parameters = { file: 'chest.dcm' }
  const sent = await sendIbms({ usid, ibmsid: 'fileUnreadable', parameters })
  if (!sent.ok) throw new Error(sent.message)
  expect(sent.data.message.text).toContain('檔案 chest.dcm 無法開啟')
  expect(sent.data.message.mails).toEqual(
    expect.arrayContaining([{ email: vet.email, state: 'queued' }]),
  )
  const [mail] = await mailsTo(portal, vet.email)
  expect(mail?.plain).toContain('檔案 chest.dcm 無法開啟')
  expect((await messagesOf(vet)).map(({ kind }) => kind)).toEqual(['message'])
  const log = await vet.api.cases.queryEventLog({ usid })
  expect(log).toMatchObject({ ok: true })
  expect(JSON.stringify(log)).toContain('chest.dcm')
  await portal.context.database
    .update(mails)
    .set({ state: 'accepted' })
    .where(eq(mails.caseId, usid))
  expect(await queryPushMessage({ usid })).toMatchObject({
    data: {
      preview: null,
      messages: [{ mails: expect.arrayContaining([{ email: vet.email, state: 'accepted' }]) }],
    },
  })
})

test('CALL-39 the same request twice sends one message', async () => {
  const { vet, usid } = await aCase()
  const fields = { sid: admin.sid, usid, ibmsid: 'callYou', idempotency_key: `k-${usid}` }
  const send = () =>
    portal.app.inject({
      method: 'POST',
      url: '/api/send_cardiobirdx_session_ibms',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const [first, second] = [await send(), await send()]
  expect(first.json()).toMatchObject({ code: 0 })
  expect(second.json()).toEqual(first.json())
  expect(await mailsTo(portal, vet.email)).toHaveLength(1)
})

test('SPEC 22: words of one’s own are read in the portal, the mail only says that they are there', async () => {
  const { vet, usid } = await aCase()
  const parameters = { text: 'The murmur is grade 5.' }
  expect(await admin.api.messages.sendIbms({ usid, ibmsid: 'ownWords', parameters })).toMatchObject(
    { data: { message: { text: parameters.text } } },
  )
  const [mail] = await mailsTo(portal, vet.email)
  expect(mail?.plain).not.toContain('murmur')
  expect(mail?.plain).toContain('Open the case to read it')
})

test('CALL-40 a colleague is notified with the text, which the case log shows to staff only', async () => {
  const { usid } = await aCase()
  const office = await portal.as('internal_admin')
  const { sendInternal } = reader.api.messages
  expect(await sendInternal({ usid, to: ['office'], text: MARKER })).toMatchObject({
    data: { told: expect.any(Number) },
  })
  expect(await messagesOf(office)).toContainEqual(
    expect.objectContaining({ kind: 'internal', text: MARKER, by: 'Wing Chan', usid }),
  )
  expect((await messagesOf(reader)).filter(({ text }) => text === MARKER)).toEqual([])
  await office.api.messages.sendInternal({ usid, to: [reader.accountId], text: 'Seen.' })
  expect(await messagesOf(reader)).toContainEqual(expect.objectContaining({ text: 'Seen.' }))
  expect(JSON.stringify(await office.api.cases.queryEventLog({ usid }))).toContain(MARKER)
})

test('CALL-40 no word between colleagues reaches the hospital, by any call it may make about the case', async () => {
  const { vet, usid } = await aCase()
  await reader.api.messages.sendInternal({ usid, to: ['office'], text: MARKER })
  const replies = await Promise.all([
    vet.api.cases.queryEventLog({ usid }),
    vet.api.cases.querySessionInfo({ usid }),
    vet.api.enquiries.queryEnquiries({ usid }),
    vet.api.notifications.queryNotifications({}),
    vet.api.notifications.countNotifications({}),
    vet.api.cases.queryAllSessions({ params: { note: MARKER } }),
  ])
  for (const reply of replies) {
    expect(reply.ok).toBe(true)
    expect(JSON.stringify(reply)).not.toContain('another cat')
  }
  expect(replies.at(-1)).toMatchObject({ data: { sessions: [] } })
  expect(await mailsTo(portal, vet.email)).toEqual([])
})

test('CALL-40 only colleagues are notified: a vet, an unknown account and an empty list are refused', async () => {
  const { vet, usid } = await aCase()
  for (const to of [[vet.accountId], ['nobody'], []]) {
    expect(await reader.api.messages.sendInternal({ usid, to, text: 'x' })).toMatchObject({
      code: -103,
    })
  }
})

test('ROLE-1 a vet and a sales person write no messages, and a case that is not there is not there', async () => {
  const { vet, usid } = await aCase()
  const sales = await portal.as('sales')
  for (const { api } of [vet, sales]) {
    expect(await api.messages.queryIbms({ usid })).toMatchObject({ code: -102 })
    expect(await api.messages.queryPushMessage({ usid })).toMatchObject({ code: -102 })
    expect(await api.messages.sendIbms({ usid, ibmsid: 'callYou' })).toMatchObject({ code: -102 })
    expect(await api.messages.sendInternal({ usid, to: ['office'], text: 'x' })).toMatchObject({
      code: -102,
    })
  }
  expect(await admin.api.messages.sendIbms({ usid: 'none', ibmsid: 'callYou' })).toMatchObject({
    code: -6002,
  })
})
