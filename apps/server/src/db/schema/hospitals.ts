import type { LogoType } from '@systole/domain/hospitals/logo'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const creditPlans = pgTable('credit_plans', {
  creditPlanId: text('credit_plan_id').primaryKey(),
  name: text('name').notNull(),
  validUntil: instant('valid_until'),
})

export const hospitals = pgTable('hospitals', {
  hospitalId: text('hospital_id').primaryKey(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull(),
  reportLanguage: text('report_language'),
  pushLanguage: text('push_language').notNull(),
  reportEmails: text('report_emails').array().notNull().default(sql`'{}'`),
  representative: text('representative').notNull().default(''),
  representativeLicense: text('representative_license').notNull().default(''),
  /** On invoices; empty where they carry the name and address above. */
  billingName: text('billing_name').notNull().default(''),
  billingAddress: text('billing_address').notNull().default(''),
  taxId: text('tax_id').notNull().default(''),
  creditPlanId: text('credit_plan_id').references(() => creditPlans.creditPlanId),
  /** The portal's variant this hospital came through; mails go out under its name (SHELL-8). */
  variant: text('variant').notNull().default('systole'),
  /** The logo that reports get from now on. */
  logoKey: text('logo_key').references((): AnyPgColumn => hospitalLogos.logoKey),
  /** What its files may take together; null means the portal's own bound. */
  storageQuotaBytes: bigint('storage_quota_bytes', { mode: 'number' }),
  /** Counts the changes of the settings; a writer names the one it builds on. */
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Logos in the file storage. One that stands on a released report stays when the hospital takes another. */
export const hospitalLogos = pgTable(
  'hospital_logos',
  {
    logoKey: text('logo_key').primaryKey(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    type: text('type').$type<LogoType>().notNull(),
    sha256: text('sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    isOnReport: boolean('is_on_report').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('hospital_logos_hospital').on(t.hospitalId)],
)
