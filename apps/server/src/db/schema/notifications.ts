import type { MailState } from '@systole/domain/deliveries/delivery'
import type { NotificationKind } from '@systole/domain/notifications/notification'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export type MailAttachment = {
  name: string
  contentType: string
  storageKey: string
  /** The digest of the stored bytes, if known when the mail is queued. */
  sha256?: string
}

/** One mail to one recipient. `dedupeKey` prevents queuing it twice; the Message-ID is derived from the id. */
export const mails = pgTable(
  'mails',
  {
    mailId: text('mail_id').primaryKey(),
    dedupeKey: text('dedupe_key').notNull(),
    caseId: text('case_id'),
    hospitalId: text('hospital_id'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plain: text('plain').notNull(),
    html: text('html').notNull(),
    language: text('language').notNull(),
    /** The variant of the portal that sends it. */
    variant: text('variant').notNull().default('systole'),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** The report's revision, if the mail delivers one. */
    revision: text('revision'),
    state: text('state').$type<MailState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** The number of attempts after which the mail may have arrived. */
    unknownOutcomes: integer('unknown_outcomes').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The time at which the mail server accepted it. */
    sentAt: instant('sent_at'),
    bouncedAt: instant('bounced_at'),
    /** A bounced mail is an open task of staff until it is resolved or sent again. */
    settledAt: instant('settled_at'),
    settledBy: text('settled_by').references(() => accounts.accountId),
  },
  (t) => [
    uniqueIndex('mails_dedupe').on(t.dedupeKey),
    index('mails_due').on(t.nextAttemptAt).where(sql`${t.state} = 'queued'`),
    index('mails_of_case').on(t.caseId),
    // the list of sent mails reads the newest, and finds addresses by pairs of characters
    index('mails_newest').on(t.createdAt.desc(), t.mailId.desc()),
    index('mails_recipient')
      .using('gin', sql`name_grams(lower(${t.recipient}))`)
      .with({ fastupdate: false }),
    index('mails_undelivered')
      .on(t.bouncedAt)
      .where(sql`${t.state} = 'bounced' and ${t.settledAt} is null`),
    check('mails_states', sql`${t.state} in ('queued', 'sent', 'accepted', 'bounced')`),
    check('mails_one_recipient', sql`${t.recipient} !~ '[[:space:],<>]'`),
  ],
)

/** The development inbox: raw messages as a mail server would receive them. */
export const storedMails = pgTable(
  'stored_mails',
  {
    messageId: text('message_id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    raw: bytea('raw').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [index('stored_mails_newest').on(t.receivedAt.desc().nullsFirst())],
)

/** The first opening of each revision by each person of the hospital. */
export const reportOpenings = pgTable(
  'report_openings',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    revision: text('revision').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    openedAt: instant('opened_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.revision, t.accountId] })],
)

/** Notifications of an account in the portal. Names are read from the case, so that no personal data is copied here. */
export const notifications = pgTable(
  'notifications',
  {
    notificationId: bigserial('notification_id', { mode: 'number' }).primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    caseId: text('case_id').references(() => cases.caseId),
    /** The data of the kind: the report's revision, an escalation step, the id of a message. */
    detail: text('detail').notNull().default(''),
    /** Identifies the event; a second notification with the same key has no effect. */
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.accountId, t.dedupeKey),
    index('notifications_newest').on(t.accountId, t.notificationId.desc().nullsFirst()),
    index('notifications_unread_of_case').on(t.accountId, t.caseId).where(sql`${t.readAt} is null`),
    index('notifications_unread').on(t.accountId).where(sql`${t.readAt} is null`),
  ],
)

/** Messages of staff to a hospital about a case: the template, its parameters, and the text as sent. */
export const staffMessages = pgTable(
  'staff_messages',
  {
    messageId: text('message_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    hospitalId: text('hospital_id').notNull(),
    template: text('template').notNull(),
    parameters: jsonb('parameters').$type<Record<string, string>>().notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sentBy: text('sent_by')
      .notNull()
      .references(() => accounts.accountId),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [index('staff_messages_of_case').on(t.caseId, t.sentAt)],
)

/** Messages between staff, about a case or not. Never visible to the hospital. */
export const internalMessages = pgTable(
  'internal_messages',
  {
    messageId: text('message_id').primaryKey(),
    caseId: text('case_id').references(() => cases.caseId),
    text: text('text').notNull(),
    /** The accounts it concerned. */
    recipients: jsonb('recipients').$type<string[]>().notNull(),
    sentBy: text('sent_by')
      .notNull()
      .references(() => accounts.accountId),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [index('internal_messages_of_case').on(t.caseId, t.sentAt)],
)
