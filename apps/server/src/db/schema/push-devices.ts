import type { Wording } from '@systole/i18n/languages'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { notifications } from './notifications.ts'

/** The browsers to which the notifications of an account are sent by Web Push. One browser has one subscription. */
export const pushDevices = pgTable(
  'push_devices',
  {
    deviceId: text('device_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** The address at the browser's push service, a secret: who knows it can send. */
    endpoint: text('endpoint').notNull(),
    /** The keys for which messages are encrypted, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    wording: text('wording').$type<Wording>().notNull(),
    /** The variant of the portal in which the browser subscribed. */
    variant: text('variant').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    uniqueIndex('push_devices_endpoint').on(t.endpoint),
    index('push_devices_account').on(t.accountId),
  ],
)

/** The notifications that wait to be sent to a browser; a row goes when it is sent, out of date, or was read meanwhile. */
export const pushes = pgTable(
  'pushes',
  {
    notificationId: bigint('notification_id', { mode: 'number' })
      .notNull()
      .references(() => notifications.notificationId, { onDelete: 'cascade' }),
    deviceId: text('device_id')
      .notNull()
      .references(() => pushDevices.deviceId, { onDelete: 'cascade' }),
    sendAt: instant('send_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.deviceId] }),
    index('pushes_due').on(t.sendAt),
    index('pushes_of_device').on(t.deviceId),
  ],
)

/** The time of day in which an account gets no pushes, in minutes after midnight. */
export const quietHours = pgTable(
  'quiet_hours',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    fromMinute: smallint('from_minute').notNull(),
    untilMinute: smallint('until_minute').notNull(),
    /** The zone of staff; empty for a hospital's people, who have that of the hospital. */
    timeZone: text('time_zone').notNull().default(''),
  },
  (t) => [
    check(
      'quiet_hours_minutes',
      sql`${t.fromMinute} between 0 and 1439 and ${t.untilMinute} between 0 and 1439`,
    ),
  ],
)
