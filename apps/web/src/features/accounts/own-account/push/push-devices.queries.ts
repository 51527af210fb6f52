import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../../api/client.ts'
import { orThrow } from '../../../../api/query.ts'
import { devicesKey, refreshDevices } from '../../../../push/push-subscription.ts'

export const pushDevicesQuery = queryOptions({
  queryKey: devicesKey,
  queryFn: () => orThrow(client.pushDevices.queryPushDevices({})),
})

export type PushDevices = Awaited<ReturnType<NonNullable<(typeof pushDevicesQuery)['queryFn']>>>
export type PushDevice = PushDevices['devices'][number]

export async function removeDevice(device_id: string): Promise<void> {
  await orThrow(client.pushDevices.removePushDevice({ device_id }))
  await refreshDevices()
}

/** Sends a test to a browser, and returns what its push service answered. */
export async function testDevice(device_id: string) {
  const { outcome } = await orThrow(client.pushDevices.testPushDevice({ device_id }))
  await refreshDevices()
  return outcome
}

/** Saves the quiet hours, or removes them. Staff have no hospital and keep the zone of this browser. */
export async function saveQuietHours(
  hours: { from: string; until: string } | undefined,
  hospitalZone: string,
): Promise<void> {
  const zone = hospitalZone === '' ? { time_zone: ownZone() } : {}
  await orThrow(client.pushDevices.setQuietHours(hours ? { ...hours, ...zone } : {}))
  await refreshDevices()
}

/** Returns the time zone of this browser. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
