import type { ServiceId } from '@systole/domain/services/service-id'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The terms of a service that change without a release. Its statuses and steps are in `domain/services`; a service without a row there cannot be
 * opened. SPEC 13, SPEC E1, SPEC E11.
 */
export const services = pgTable(
  'services',
  {
    service: text('service').$type<ServiceId>().primaryKey(),
    /** True if new cases can be opened. */
    isOffered: boolean('is_offered').notNull().default(false),
    /** The promised time from submission to release. */
    promiseMinutes: integer('promise_minutes').notNull(),
  },
  (t) => [check('services_promise', sql`${t.promiseMinutes} > 0`)],
)
