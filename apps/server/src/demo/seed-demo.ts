import { createApp } from '../app.ts'
import type { Settings } from '../config.ts'
import { createContext } from '../create-context.ts'
import type { Database } from '../db/database.ts'
import { hashPassword } from '../features/accounts/passwords/password-hash.ts'
import { seedProducts } from '../features/payments/products/seed-products.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { DEMO_APPLICATIONS } from './demo-applications.ts'
import { DEMO_CASES_TW } from './demo-cases-tw.ts'
import { demoClock } from './demo-clock.ts'
import { DEMO_ECG_OTHER_LANGUAGE } from './demo-ecg-other-language.ts'
import { DEMO_ECG_REVIEWED } from './demo-ecg-reviewed.ts'
import { DEMO_ECG_TO_PREPARE } from './demo-ecg-to-prepare.ts'
import { DEMO_ECG_TO_REVIEW } from './demo-ecg-to-review.ts'
import { DEMO_ECG_UNDER_WAY } from './demo-ecg-under-way.ts'
import { DEMO_OPEN_CASES_HK } from './demo-open-cases-hk.ts'
import { DEMO_READ_CASES_HK } from './demo-read-cases-hk.ts'
import {
  demoBeganAt,
  grantDemoCredits,
  hasForeignAccounts,
  insertDemoPeople,
  markDemoSeeded,
} from './demo-store.ts'
import { walkDemoApplication } from './walk-demo-application.ts'
import { walkDemoCase } from './walk-demo-case.ts'
import { grantEcgCredits, walkDemoEcgCase } from './walk-demo-ecg-case.ts'

/** The test gateway for demo payments, regardless of the configured one, since no card can be typed. */
const CHECKOUT = { PAYMENT_GATEWAY: 'sandbox', CN_PAYMENT_GATEWAY: 'sandbox' } as const

/**
 * Fills an empty portal with demo people and cases, once; never beside real accounts. An interrupted run continues at the next
 * start. ADR 3.
 */
export async function seedDemo(settings: Settings, connectionString: string): Promise<void> {
  const clock = demoClock()
  const { context, close } = await createContext(
    { ...settings, ROLE: 'web', RELEASE_UNDO_SECONDS: 0, ...CHECKOUT },
    connectionString,
    {
      clock,
    },
  )
  try {
    if (await hasForeignAccounts(context.database)) return
    clock.begin(await demoBeganAt(context.database))
    await seedPeople(context.database)
    await seedProducts(context.database)
    await context.database.transaction((tx) => grantDemoCredits(tx, clock.now()))
    const app = await createApp(context)
    const cases = [...DEMO_READ_CASES_HK, ...DEMO_OPEN_CASES_HK, ...DEMO_CASES_TW].sort(
      (a, b) => b.openedHoursAgo - a.openedHoursAgo,
    )
    for (const demoCase of cases) await walkDemoCase({ app, context, clock }, demoCase)
    await grantEcgCredits({ app, context, clock })
    const ecgCases = [
      ...[...DEMO_ECG_REVIEWED, ...DEMO_ECG_TO_REVIEW],
      ...[...DEMO_ECG_UNDER_WAY, ...DEMO_ECG_OTHER_LANGUAGE, ...DEMO_ECG_TO_PREPARE],
    ]
    for (const ecgCase of ecgCases) await walkDemoEcgCase({ app, context, clock }, ecgCase)
    for (const application of DEMO_APPLICATIONS)
      await walkDemoApplication({ app, context, clock }, application)
    await app.close()
    await markDemoSeeded(context.database)
  } finally {
    await close()
  }
}

export async function seedPeople(database: Database): Promise<void> {
  await insertDemoPeople(database, await hashPassword(DEMO_PASSWORD))
}
