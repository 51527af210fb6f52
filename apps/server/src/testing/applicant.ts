import type { registerAccount } from '@systole/contract/hospitals/registrations'
import type { WireInputOf } from '@systole/contract/wire/endpoint'
import { asc, eq } from 'drizzle-orm'
import { mails } from '../db/schema/notifications.ts'
import type { TestApp } from './test-app.ts'

export type WireApplication = WireInputOf<typeof registerAccount>

/** Builds a complete application. */
export function anApplication(changes: Partial<WireApplication> = {}): WireApplication {
  return {
    hospital_name: '銅鑼灣動物診所',
    country: 'HK',
    address: '12 Yee Wo Street, Causeway Bay',
    phone: '+852 2111 2222',
    title: 'Dr',
    fname: 'Ka Yan',
    lname: 'Lee',
    representative_license: 'VSB-R-20481',
    email: 'ky.lee@clinic.test',
    message: 'Two vets.\nWe open in May.',
    language: 'en_us',
    ...changes,
  }
}

export async function mailsTo(portal: TestApp, recipient: string) {
  return portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(asc(mails.createdAt))
}

/** Returns the token of the link in the newest mail to this address. */
export async function newestToken(portal: TestApp, recipient: string): Promise<string> {
  const newest = (await mailsTo(portal, recipient)).at(-1)
  return /[?&]token=([\w-]+)/.exec(newest?.plain ?? '')?.[1] ?? ''
}

/** Creates an application visible to staff; returns its id. */
export async function aWaitingApplication(
  portal: TestApp,
  changes: Partial<WireApplication> & { email: string },
): Promise<string> {
  const { registrations } = portal.client()
  await registrations.registerAccount(anApplication(changes))
  const token = await newestToken(portal, changes.email)
  const confirmed = await registrations.confirmRegistration({ token })
  if (!confirmed.ok) throw new Error(confirmed.message)
  const admin = await portal.as('internal_admin')
  const listed = await admin.api.registrations.queryRegistrations({ params: { state: 'waiting' } })
  const found = listed.ok && listed.data.registrations.find(({ email }) => email === changes.email)
  if (!found) throw new Error('The application does not wait.')
  return found.registration_id
}

/** Posts a form without the validation of the typed client. */
export async function postForm(portal: TestApp, form: WireApplication, host = 'portal.test') {
  const fields = Object.entries(form).map(([field, value]) => [field, String(value)])
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/register_account',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', host },
  })
  return { status: response.statusCode, reply: response.json() }
}
