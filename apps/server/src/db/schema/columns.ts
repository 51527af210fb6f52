import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Defines a UTC time in milliseconds: a JS Date must represent the stored value exactly, or keyset paging skips rows. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
