import { NotificationKind } from '@systole/domain/notifications/notification'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, ShortText, Time } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

/** A notification in the portal. Names are those of the case at the time of the query. */
export const WireNotification = z.object({
  nid: z.number().int(),
  kind: NotificationKind,
  usid: z.string().describe('empty where it is about no case'),
  id: z.string().describe('the number of the case'),
  pet: z.string(),
  detail: z
    .string()
    .describe('the revision of a report; an address; the hospital of an erasure; empty for others'),
  text: z.string().describe('what a colleague wrote; empty for others'),
  by: z.string().describe('the colleague'),
  time: Time,
  is_read: z.boolean(),
})
export type WireNotification = z.infer<typeof WireNotification>
export type PortalNotification = Decoded<WireNotification>

/** Returns the newest first; `next` is the cursor of the following page, empty at the end. */
export const queryNotifications = endpoint({
  path: '/api/query_notifications',
  summary: 'The notifications of an account',
  access: 'queryNotifications',
  effect: 'read',
  rate: 'read',
  input: z.object({ cursor: ShortText.regex(/^\d{1,15}$/).optional() }),
  output: z.object({
    notifications: z.array(WireNotification),
    unread: z.number().int(),
    next: z.string(),
  }),
  errors: [],
})

/** Called often while a page is visible, so it does not extend the session. */
export const countNotifications = endpoint({
  path: '/api/query_notification_count',
  summary: 'How many are unread, and which is the newest',
  access: 'countNotifications',
  effect: 'read',
  rate: 'poll',
  input: z.object({}),
  output: z.object({ unread: z.number().int(), newest: WireNotification.nullable() }),
  errors: [],
})

export const readNotifications = endpoint({
  path: '/api/read_notifications',
  summary: 'Mark notifications as read',
  access: 'readNotifications',
  effect: 'write',
  rate: 'write',
  input: z.object({
    nids: json(z.array(z.number().int()).min(1).max(200))
      .optional()
      .describe('all of them when absent'),
    usid: Id.optional().describe('ours: only those about this case'),
  }),
  output: z.object({ unread: z.number().int() }),
  errors: [],
})
