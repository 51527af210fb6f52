import type { Permissions } from '@systole/domain/access/permissions'
import type { CreditPlanFunding } from '@systole/domain/credits/credit-plan'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { LogoType } from '@systole/domain/hospitals/logo'
import type { ServiceId } from '@systole/domain/services/service-id'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Distributors, which sell credits to their hospitals out of a quota in the ledger. */
export const distributors = pgTable('distributors', {
  distributorId: text('distributor_id').primaryKey(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const creditPlans = pgTable(
  'credit_plans',
  {
    creditPlanId: text('credit_plan_id').primaryKey(),
    name: text('name').notNull(),
    validUntil: instant('valid_until'),
    funding: text('funding').$type<CreditPlanFunding>().notNull().default('hospital'),
    /** The credits charged for a case of this mode; 0 if cases are paid by card only. */
    basicCredits: integer('basic_credits').notNull().default(0),
    advanceCredits: integer('advance_credits').notNull().default(0),
    /** The credits charged for a case of each other service; absent if it is free. SPEC E10. */
    serviceCredits: jsonb('service_credits')
      .$type<Partial<Record<ServiceId, number>>>()
      .notNull()
      .default({}),
  },
  (t) => [check('credit_plans_credits', sql`${t.basicCredits} >= 0 and ${t.advanceCredits} >= 0`)],
)

export const hospitals = pgTable('hospitals', {
  hospitalId: text('hospital_id').primaryKey(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull(),
  reportLanguage: text('report_language').$type<Language>(),
  pushLanguage: text('push_language').$type<Language>().notNull(),
  reportEmails: text('report_emails').array().notNull().default(sql`'{}'`),
  representative: text('representative').notNull().default(''),
  representativeLicense: text('representative_license').notNull().default(''),
  /** Fields of invoices; if empty, invoices use the name and address above. */
  billingName: text('billing_name').notNull().default(''),
  billingAddress: text('billing_address').notNull().default(''),
  taxId: text('tax_id').notNull().default(''),
  distributorId: text('distributor_id').references(() => distributors.distributorId),
  /** The variant of the portal in which this hospital registered; mails are sent under its name (SHELL-8). */
  variant: text('variant').notNull().default('systole'),
  /** The logo of future reports. */
  logoKey: text('logo_key').references((): AnyPgColumn => hospitalLogos.logoKey),
  /** The storage quota; `null` means the portal's default. */
  storageQuotaBytes: bigint('storage_quota_bytes', { mode: 'number' }),
  /** The second and asynchronous reviews that its ECG cases require, by service. SPEC E7. */
  permissions: jsonb('permissions').$type<Permissions>().notNull().default({}),
  /** True if its ECGs may get a normal report without a reviewer, once the installation allows them. SPEC E8. */
  allowsNormalReports: boolean('allows_normal_reports').notNull().default(false),
  /** Counts the changes of the settings; a writer sends the version on which it is based. */
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** The time at which its erasure was approved: no one can sign in and its files are no longer served. ADR 47. */
  erasedAt: instant('erased_at'),
})

/** The plans of a hospital, usually one; with none it can open no case, with several staff choose one. */
export const hospitalPlans = pgTable(
  'hospital_plans',
  {
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    creditPlanId: text('credit_plan_id')
      .notNull()
      .references(() => creditPlans.creditPlanId),
    boundAt: instant('bound_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.hospitalId, t.creditPlanId] })],
)

/** Logos in the file storage. A logo on a released report is kept when the hospital replaces it. */
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
