import type { PageTicketName } from '@systole/domain/access/page-ticket'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { sessions } from './accounts.ts'
import { cases } from './cases.ts'
import { bytea, instant } from './columns.ts'
import { ecgRecordings } from './ecg.ts'

/**
 * Tickets in the addresses of pages. One for a named page opens it once; one for an ECG page is renewed while the page is open, by the
 * tab that opened it first. They end with their session.
 */
export const pageTickets = pgTable(
  'page_tickets',
  {
    ticketHash: bytea('ticket_hash').primaryKey(),
    sessionHash: bytea('session_hash')
      .notNull()
      .references(() => sessions.sessionHash, { onDelete: 'cascade' }),
    page: text('page').$type<PageTicketName>().notNull(),
    /** The path and query of a named page. */
    address: text('address').notNull().default(''),
    caseId: text('case_id').references(() => cases.caseId, { onDelete: 'cascade' }),
    recordingId: text('recording_id').references(() => ecgRecordings.recordingId, {
      onDelete: 'cascade',
    }),
    /** The key of the tab that opened an ECG page. */
    openerHash: bytea('opener_hash'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('page_tickets_expiry').on(t.expiresAt),
    index('page_tickets_of_session').on(t.sessionHash),
    index('page_tickets_of_case').on(t.caseId),
    index('page_tickets_of_recording').on(t.recordingId),
  ],
)
