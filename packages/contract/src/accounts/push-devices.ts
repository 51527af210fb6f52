import { isTimeZone } from '@systole/domain/notifications/quiet-hours'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, Time, TimeOrEmpty } from '../wire/form-fields.ts'

/** A time of the day, `HH:MM`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day, HH:MM')

const PushDevice = z.object({
  device_id: Id,
  user_agent: z.string(),
  added: Time,
  /** The time of the last notification that its push service took. */
  last_used: TimeOrEmpty,
})

const QuietHours = z.object({ from: ClockTime, until: ClockTime, time_zone: z.string() })

export const queryPushDevices = endpoint({
  path: '/api/query_push_devices',
  summary: 'The browsers that get notifications while the portal is closed, and the quiet hours',
  access: 'queryPushDevices',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({
    public_key: z.string().describe('by which a browser subscribes: VAPID, base64url'),
    devices: z.array(PushDevice),
    quiet_hours: QuietHours.nullable(),
    hospital_zone: z
      .string()
      .describe(
        'the zone of the quiet hours of a hospital’s people; empty for staff, who name theirs',
      ),
  }),
  errors: [],
})

/** A subscription as browsers describe it. */
export const PushSubscription = z.object({
  endpoint: z.string().min(1).max(2000),
  keys: z.object({
    p256dh: z.string().min(1).max(100).describe('a point of P-256, 65 bytes, base64url'),
    auth: z.string().min(1).max(100).describe('16 bytes, base64url'),
  }),
})

/** One browser has one subscription: adding it again takes it over, for this account and in this language. */
export const addPushDevice = endpoint({
  path: '/api/add_push_device',
  summary: 'Send the account’s notifications to a browser',
  access: 'addPushDevice',
  effect: 'write',
  rate: 'write',
  input: z.object({
    subscription: json(PushSubscription),
    lang: z.enum(['en_us', 'zh_hk', 'zh_cn', 'zh_tw', 'ja', 'ko']),
  }),
  output: z.object({ device_id: Id }),
  errors: [],
})

export const removePushDevice = endpoint({
  path: '/api/remove_push_device',
  summary: 'Send notifications to a browser no more; one that is unknown is ignored',
  access: 'removePushDevice',
  effect: 'write',
  rate: 'write',
  input: z.object({ device_id: Id }),
  output: z.object({}),
  errors: [],
})

export const testPushDevice = endpoint({
  path: '/api/test_push_device',
  summary: 'Send a notification to a browser now, to see whether it arrives',
  access: 'testPushDevice',
  effect: 'steps',
  rate: 'login',
  input: z.object({ device_id: Id }),
  output: z.object({
    outcome: z
      .enum(['taken', 'gone', 'failed'])
      .describe('by the push service: gone means that the browser has to be added again'),
  }),
  errors: [],
})

export const setQuietHours = endpoint({
  path: '/api/set_quiet_hours',
  summary: 'The time of day without notifications in browsers; they follow at its end',
  access: 'setQuietHours',
  effect: 'write',
  rate: 'write',
  input: z.object({
    from: ClockTime.optional().describe('without it there are no quiet hours'),
    until: ClockTime.optional(),
    time_zone: z
      .string()
      .max(60)
      .refine(isTimeZone, 'a time zone such as Asia/Tokyo')
      .optional()
      .describe('of staff; a hospital’s people have that of the hospital'),
  }),
  output: z.object({}),
  errors: [],
})
