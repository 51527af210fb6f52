import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { pushDevices, quietHours } from '../../../db/schema/push-devices.ts'

/** A person has a few browsers; more are those of a program. The oldest go. */
const MOST_DEVICES = 20

export type PushDevice = typeof pushDevices.$inferSelect

export async function devicesOf(db: Db, accountId: string): Promise<PushDevice[]> {
  return db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(asc(pushDevices.createdAt), asc(pushDevices.deviceId))
}

/** Adds a browser, or takes it over from the account that had it, whose waiting pushes go. */
export async function saveDevice(db: Db, device: Omit<PushDevice, 'lastUsedAt'>): Promise<string> {
  await db.execute(sql`
    delete from push_devices where endpoint = ${device.endpoint} and account_id <> ${device.accountId}`)
  const [row] = await db
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({
      target: pushDevices.endpoint,
      set: {
        ...{ p256dh: device.p256dh, auth: device.auth },
        ...{ wording: device.wording, variant: device.variant, userAgent: device.userAgent },
      },
    })
    .returning({ deviceId: pushDevices.deviceId })
  await db.execute(sql`
    delete from push_devices where device_id in (
      select device_id from push_devices where account_id = ${device.accountId}
      order by created_at desc, device_id offset ${MOST_DEVICES})`)
  return row?.deviceId ?? device.deviceId
}

export async function deleteDevice(
  db: Db,
  { accountId, deviceId }: { accountId: string; deviceId: string },
): Promise<boolean> {
  const gone = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.accountId, accountId), eq(pushDevices.deviceId, deviceId)))
    .returning({ deviceId: pushDevices.deviceId })
  return gone.length > 0
}

/** Forgets the browsers of an account, as when its password changes: who found a phone gets no more pushes on it. */
export async function deleteDevicesOf(db: Db, accountId: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.accountId, accountId))
}

/** Returns the quiet hours of an account, and the country of its hospital; empty for staff. */
export async function findQuietHours(db: Db, accountId: string) {
  const [row] = await db
    .select({
      country: sql<string>`coalesce(${hospitals.country}, '')`,
      fromMinute: quietHours.fromMinute,
      untilMinute: quietHours.untilMinute,
      timeZone: quietHours.timeZone,
    })
    .from(accounts)
    .leftJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .leftJoin(quietHours, eq(quietHours.accountId, accounts.accountId))
    .where(eq(accounts.accountId, accountId))
  return row
}

export async function writeQuietHours(
  db: Db,
  accountId: string,
  hours: Omit<typeof quietHours.$inferInsert, 'accountId'> | undefined,
): Promise<void> {
  if (!hours) {
    await db.delete(quietHours).where(eq(quietHours.accountId, accountId))
    return
  }
  await db
    .insert(quietHours)
    .values({ accountId, ...hours })
    .onConflictDoUpdate({ target: quietHours.accountId, set: hours })
}
