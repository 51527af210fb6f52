import type { queryPushDevices as contract } from '@systole/contract/accounts/push-devices'
import { timeZoneOf } from '@systole/report/time-zone'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { presentDevice, presentQuietHours } from './present-push-device.ts'
import { devicesOf, findQuietHours } from './push-device-store.ts'
import { pushKeysOf } from './push-keys.ts'

/** Returns the account's browsers that get notifications, and its quiet hours. */
export async function queryPushDevices(
  { db, secret }: CallContext,
  { actor }: Call<typeof contract>,
) {
  const hours = await findQuietHours(db, actor.accountId)
  const zone = hours?.country ? timeZoneOf(hours.country) : ''
  return {
    public_key: pushKeysOf(secret).publicKey,
    devices: (await devicesOf(db, actor.accountId)).map(presentDevice),
    quiet_hours: presentQuietHours(hours, zone),
    hospital_zone: zone,
  }
}
