import type { UserType } from '@systole/domain/accounts/user-type'
import type { QuietHours } from '@systole/domain/notifications/quiet-hours'
import type { Wording } from '@systole/i18n/languages'
import { timeZoneOf } from '@systole/report/time-zone'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

/** A notification for one browser, with what decides whether it is sent now. */
export type DuePush = {
  notificationId: number
  deviceId: string
  attempts: number
  createdAt: Date
  isRead: boolean
  isDisabled: boolean
  userType: UserType
  endpoint: string
  p256dh: string
  auth: string
  wording: Wording
  variant: string
  quiet: QuietHours | undefined
}

type Row = Omit<DuePush, 'createdAt' | 'quiet'> & {
  createdAt: string
  fromMinute: number | null
  untilMinute: number
  timeZone: string
  country: string | null
}

/**
 * Takes the pushes that are due, and puts off each until `again`: one whose worker ends is sent once more then, and no two workers
 * take the same.
 */
export async function takeDuePushes(
  db: Db,
  { now, again, most }: { now: Date; again: Date; most: number },
): Promise<DuePush[]> {
  const { rows } = await db.execute<Row>(sql`
    with taken as (
      update pushes p set send_at = ${again.toISOString()}, attempts = p.attempts + 1
      where (p.notification_id, p.device_id) in (
        select notification_id, device_id from pushes where send_at <= ${now.toISOString()}
        order by send_at limit ${most} for update skip locked)
      returning p.notification_id, p.device_id, p.attempts)
    select t.notification_id::int as "notificationId", t.device_id as "deviceId", t.attempts,
      n.created_at as "createdAt", n.read_at is not null as "isRead", a.disabled_at is not null as "isDisabled",
      a.user_type as "userType", d.endpoint, d.p256dh, d.auth, d.wording, d.variant,
      q.from_minute as "fromMinute", q.until_minute as "untilMinute", q.time_zone as "timeZone", h.country
    from taken t
    join notifications n on n.notification_id = t.notification_id
    join push_devices d on d.device_id = t.device_id
    join accounts a on a.account_id = d.account_id
    left join hospitals h on h.hospital_id = a.hospital_id
    left join quiet_hours q on q.account_id = a.account_id
    order by t.notification_id`)
  return rows.map(({ createdAt, fromMinute, untilMinute, timeZone, country, ...push }) => ({
    ...push,
    createdAt: new Date(createdAt),
    quiet:
      fromMinute === null
        ? undefined
        : {
            ...{ from: fromMinute, until: untilMinute },
            timeZone: country === null ? timeZone : timeZoneOf(country),
          },
  }))
}

type Key = Pick<DuePush, 'notificationId' | 'deviceId'>

/** Puts a push off without counting it as an attempt. */
export async function postponePush(db: Db, push: Key, sendAt: Date): Promise<void> {
  await db.execute(sql`
    update pushes set send_at = ${sendAt.toISOString()}, attempts = attempts - 1
    where notification_id = ${push.notificationId} and device_id = ${push.deviceId}`)
}

export async function retryPush(db: Db, push: Key, sendAt: Date): Promise<void> {
  await db.execute(sql`
    update pushes set send_at = ${sendAt.toISOString()}
    where notification_id = ${push.notificationId} and device_id = ${push.deviceId}`)
}

export async function deletePush(db: Db, { notificationId, deviceId }: Key): Promise<void> {
  await db.execute(sql`
    delete from pushes where notification_id = ${notificationId} and device_id = ${deviceId}`)
}

export async function markDeviceUsed(db: Db, deviceId: string, now: Date): Promise<void> {
  await db.execute(sql`
    update push_devices set last_used_at = ${now.toISOString()} where device_id = ${deviceId}`)
}

/** Deletes a browser that its push service no longer knows, with what waits for it. */
export async function forgetDevice(db: Db, deviceId: string): Promise<void> {
  await db.execute(sql`delete from push_devices where device_id = ${deviceId}`)
}
