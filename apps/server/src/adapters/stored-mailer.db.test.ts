import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedMails } from '../db/schema/notifications.ts'
import { aMail, mailerSuite } from '../testing/mailer-suite.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { storedMailer } from './stored-mailer.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const arrived = async (recipient: string) => {
  const rows = await portal.context.database
    .select()
    .from(storedMails)
    .where(eq(storedMails.recipient, recipient))
  return rows.map(({ raw }) => raw)
}

describe('the stored inbox keeps to what every mailer keeps to', () =>
  mailerSuite(() => ({ mailer: storedMailer(portal.context.database), arrived })))

test('the same mail twice is kept once', async () => {
  const mailer = storedMailer(portal.context.database)
  const mail = aMail()
  await Promise.all([mailer.send(mail), mailer.send(mail)])
  await mailer.send(mail)
  expect(await arrived(mail.to)).toHaveLength(1)
})
