import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export type MailAttachment = { name: string; contentType: string; storageKey: string }

/** One mail to one recipient. `dedupeKey` makes a second enqueueing a no-op; the Message-ID is derived from the id. */
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
    /** Which variant of the portal sends it. */
    variant: text('variant').notNull().default('systole'),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    state: text('state').$type<'queued' | 'sent' | 'failed'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    uniqueIndex('mails_dedupe').on(t.dedupeKey),
    index('mails_due').on(t.nextAttemptAt).where(sql`${t.state} = 'queued'`),
    index('mails_of_case').on(t.caseId),
    check('mails_one_recipient', sql`${t.recipient} !~ '[[:space:],<>]'`),
  ],
)

/** The development inbox: raw messages as a mail server would have taken them. */
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
