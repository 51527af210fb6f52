import { timestamp } from 'drizzle-orm/pg-core'

/** UTC to the millisecond: a JS Date must hold exactly what the database holds, or keyset paging skips rows. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true })
