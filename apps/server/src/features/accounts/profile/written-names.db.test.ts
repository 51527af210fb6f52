import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { staffNamed } from '../account-name-store.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function called(accountId: string, firstName: string, lastName: string, title = '') {
  await portal.context.database
    .update(accounts)
    .set({ firstName, lastName, title })
    .where(eq(accounts.accountId, accountId))
}

/** Creates a released case of 林怡君, read by 김지훈. */
async function aCase(country = 'TW') {
  const hospitalId = await portal.build.hospital({ country, pushLanguage: 'zh_hk' })
  const vet = await portal.as('vet', { hospitalId })
  const reader = await portal.as('cardiologist')
  await called(vet.accountId, '怡君', '林')
  await called(reader.accountId, '지훈', '김', 'DVM, DACVIM (Cardiology)')
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
    submittedAt: portal.clock.now(),
  })
  return { vet, reader, usid }
}

test('every answer about a case writes Chinese and Korean names family first', async () => {
  const { vet, reader, usid } = await aCase()
  const question = { usid, kind: 'clarification', text: 'Since when does it cough?' } as const
  await reader.api.enquiries.askClinic(question)
  await vet.api.cases.updateSession({ usid, params: { note: 'Since two weeks.' } })
  const read = [
    await vet.api.cases.querySessionInfo({ usid }),
    await reader.api.cases.querySessionInfo({ usid }),
    await vet.api.cases.queryEventLog({ usid }),
    await reader.api.enquiries.queryEnquiries({ usid }),
  ]
  const answered = JSON.stringify(read)
  expect(read.map(({ ok }) => ok)).toEqual([true, true, true, true])
  expect(answered).toContain('林怡君')
  expect(answered).toContain('김지훈')
  expect(answered).not.toMatch(/怡君 林|지훈 김/)
})

test.each([
  ['林怡君', '怡君', '林'],
  ['怡君 林', '怡君', '林'],
  ['林 怡君', '怡君', '林'],
  ['Ngai Wing', 'Wing', 'Ngai'],
  ['wing ngai', 'Wing', 'Ngai'],
])('a search for %s finds the person called %s %s', async (text, first, last) => {
  const { accountId } = await portal.as('cardiologist')
  await called(accountId, first, last)
  expect(await staffNamed(portal.context.database, text)).toContain(accountId)
})

test.each([
  ['TW', '林怡君醫師 您好'],
  ['HK', '林怡君醫生，'],
])('a mail to a clinic in %s begins with %s', async (country, hello) => {
  const { vet, reader, usid } = await aCase(country)
  await reader.api.enquiries.askClinic({ usid, kind: 'clarification', text: 'Since when?' })
  const [mail] = await portal.context.database
    .select()
    .from(mails)
    .where(and(eq(mails.caseId, usid), eq(mails.recipient, vet.email), ne(mails.language, 'en')))
  expect(mail?.plain).toContain(hello)
})
