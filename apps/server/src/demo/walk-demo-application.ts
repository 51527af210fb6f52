import type { DemoApplication } from './demo-applications.ts'
import { dataOf, signInForDemo, visitForDemo } from './demo-portal.ts'
import { findDemoApplication, tokenMailedTo } from './demo-store.ts'
import type { Demo } from './walk-demo-case.ts'

const ADMIN = 'account_demo_admin'

/** Applies, confirms by the mailed link and optionally declines. Repeatable. */
export async function walkDemoApplication(demo: Demo, application: DemoApplication): Promise<void> {
  const { app, context, clock } = demo
  const { form, sentHoursAgo, declined } = application
  const before = await findDemoApplication(context.database, form.email)
  clock.hoursAgo(sentHoursAgo)
  if (!before || before.state === 'unconfirmed') {
    const { registrations } = visitForDemo(app)
    dataOf(await registrations.registerAccount(form))
    const token = await tokenMailedTo(context.database, form.email)
    dataOf(await registrations.confirmRegistration({ token }))
  }
  if (!declined || before?.state === 'declined') return
  const asked = await findDemoApplication(context.database, form.email)
  clock.hoursAgo(declined.hoursAgo)
  const portal = await signInForDemo(app, context, ADMIN, form.email)
  try {
    dataOf(
      await portal.api.registrations.decideRegistration({
        registration_id: asked?.registrationId ?? '',
        decision: 'decline',
        reason: declined.reason,
      }),
    )
  } finally {
    await portal.signOut()
  }
}
