import { sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
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
  creditPlanId: text('credit_plan_id').references(() => creditPlans.creditPlanId),
  /** The portal's variant this hospital came through; mails go out under its name (SHELL-8). */
  variant: text('variant').notNull().default('systole'),
  /** The logo for reports: a PNG or JPEG in the file storage. */
  logoKey: text('logo_key'),
  logoType: text('logo_type').$type<'image/png' | 'image/jpeg'>(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
})
