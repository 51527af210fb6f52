import type { Language } from '@systole/domain/hospitals/hospital'
import type { RegistrationState } from '@systole/domain/registrations/registration'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { bytea, instant } from './columns.ts'
import { hospitals } from './hospitals.ts'

/** A clinic's application for an account. */
export const registrations = pgTable(
  'registrations',
  {
    registrationId: text('registration_id').primaryKey(),
    state: text('state').$type<RegistrationState>().notNull().default('unconfirmed'),
    confirmationHash: bytea('confirmation_hash').notNull(),
    hospitalName: text('hospital_name').notNull(),
    country: text('country').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    title: text('title').notNull().default(''),
    licence: text('licence').notNull().default(''),
    language: text('language').$type<Language>().notNull(),
    variant: text('variant').notNull(),
    message: text('message').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The time of the newest confirmation mail, from which its validity is counted. */
    confirmationSentAt: instant('confirmation_sent_at').notNull().defaultNow(),
    confirmedAt: instant('confirmed_at'),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by').references(() => accounts.accountId),
    reason: text('reason').notNull().default(''),
    hospitalId: text('hospital_id').references(() => hospitals.hospitalId),
  },
  (t) => [
    uniqueIndex('registrations_confirmation').on(t.confirmationHash),
    uniqueIndex('registrations_one_open').on(t.email).where(sql`${t.state} = 'waiting'`),
    index('registrations_newest').on(t.state, t.createdAt.desc().nullsFirst()),
    check('registrations_email_lower', sql`${t.email} = lower(${t.email})`),
    check(
      'registrations_decided',
      sql`(${t.state} in ('approved', 'declined')) = (${t.decidedAt} is not null)`,
    ),
  ],
)
