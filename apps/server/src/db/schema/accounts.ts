import type { Permissions } from '@systole/domain/access/permissions'
import type { ProofMeans } from '@systole/domain/accounts/proof-means'
import type { UserType } from '@systole/domain/accounts/user-type'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'
import { hospitals } from './hospitals.ts'

/** Accounts; one e-mail address may have several, with different user types (SPEC 15). */
export const accounts = pgTable(
  'accounts',
  {
    accountId: text('account_id').primaryKey(),
    hospitalId: text('hospital_id').references(() => hospitals.hospitalId),
    email: text('email').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    title: text('title').notNull().default(''),
    licence: text('licence').notNull().default(''),
    permissions: jsonb('permissions').$type<Permissions>().notNull().default({}),
    disabledAt: instant('disabled_at'),
    /** An invited colleague without a password yet. */
    invitedAt: instant('invited_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    // of enabled accounts: someone who left one hospital may be invited by another
    uniqueIndex('accounts_email_user_type')
      .on(t.email, t.userType)
      .where(sql`${t.disabledAt} is null`),
    index('accounts_hospital').on(t.hospitalId),
    check('accounts_email_lower', sql`${t.email} = lower(${t.email})`),
    check('accounts_vet_has_hospital', sql`${t.userType} <> 'vet' or ${t.hospitalId} is not null`),
  ],
)

/** Opaque sessions; only the SHA-256 of the 256-bit id is stored. */
export const sessions = pgTable(
  'sessions',
  {
    sessionHash: bytea('session_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    kind: text('kind').$type<'browser' | 'api'>().notNull(),
    /** Identifies the session in lists and reveals nothing about the session id. */
    sessionId: text('session_id').notNull().default(sql`gen_random_uuid()::text`),
    /** The User-Agent and the IP address, by which the owner can recognize the session. */
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip').notNull().default(''),
    /** The last proof of identity for signing an ECG report in this session, and how it was given. SPEC E30. */
    provenAt: instant('proven_at'),
    provenBy: text('proven_by').$type<ProofMeans>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    index('sessions_account').on(t.accountId),
    index('sessions_ends').on(t.endsAt),
    uniqueIndex('sessions_id').on(t.sessionId),
  ],
)

/** Login keys that were used once; a second use is refused. */
export const usedLoginKeys = pgTable('used_login_keys', {
  keyId: text('key_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** The expiry: ten minutes for a reset, days for the link of a new account. */
    purpose: text('purpose').$type<'reset' | 'welcome'>().notNull().default('reset'),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('password_resets_account').on(t.accountId)],
)

/** Counters of rate limits that apply across nodes: `bucket` is class and subject, `windowStart` the window. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    bucket: text('bucket').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (t) => [uniqueIndex('rate_counters_bucket_window').on(t.bucket, t.windowStart)],
)

/** The reply of a call that carried an idempotency key; a repeated call gets the same reply. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: text('account_id').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    reply: jsonb('reply'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('idempotency_keys_key').on(t.accountId, t.path, t.key)],
)

/** Secrets of the installation: the daily key that encrypts passwords, and the key that signs links. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  secret: bytea('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
