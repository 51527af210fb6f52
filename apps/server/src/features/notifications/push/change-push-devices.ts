import type {
  addPushDevice as addContract,
  removePushDevice as removeContract,
  testPushDevice as testContract,
} from '@systole/contract/accounts/push-devices'
import { paths } from '@systole/contract/pages'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { isPushEndpoint } from '@systole/domain/notifications/push-endpoint'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { userAgentOf } from '../../../http/user-agent-of.ts'
import { brandOf, variantOfRequest } from '../../../portal-variants.ts'
import { textsOfWording } from '../../../server-texts.ts'
import { postPush } from './post-push.ts'
import { deleteDevice, devicesOf, saveDevice } from './push-device-store.ts'
import { forgetDevice, markDeviceUsed } from './push-store.ts'

/** The lengths of a browser's keys. RFC 8291. */
const POINT_BYTES = 65
const AUTH_BYTES = 16

/** Sends the account's notifications to a browser. Only the push services of browsers are taken. */
export async function addPushDevice(
  context: CallContext,
  { actor, input, request }: Call<typeof addContract>,
) {
  const { db, clock, settings } = context
  const { endpoint, keys } = input.subscription
  if (!isPushEndpoint(endpoint, settings.PUSH_HOSTS))
    throw fieldRefusal('subscription.endpoint', 'is not the address of a known push service')
  if (Buffer.from(keys.p256dh, 'base64url').length !== POINT_BYTES)
    throw fieldRefusal('subscription.keys.p256dh')
  if (Buffer.from(keys.auth, 'base64url').length !== AUTH_BYTES)
    throw fieldRefusal('subscription.keys.auth')
  const device_id = await saveDevice(db, {
    ...{ deviceId: newId('device'), accountId: actor.accountId, endpoint, ...keys },
    ...{ wording: input.lang, variant: variantOfRequest(context, request) },
    ...{ userAgent: userAgentOf(request), createdAt: clock.now() },
  })
  return { device_id }
}

export async function removePushDevice(
  { db }: CallContext,
  { actor, input }: Call<typeof removeContract>,
) {
  await deleteDevice(db, { accountId: actor.accountId, deviceId: input.device_id })
  return {}
}

/** Sends a notification to one of the account's browsers now; one that its push service does not know is forgotten. */
export async function testPushDevice(
  context: CallContext,
  { actor, input }: Call<typeof testContract>,
) {
  const { database, clock } = context
  const own = await devicesOf(database, actor.accountId)
  const device = own.find(({ deviceId }) => deviceId === input.device_id)
  if (!device) return { outcome: 'gone' as const }
  const { notifications: texts } = textsOfWording(device.wording)
  const outcome = await postPush(context, device, {
    title: brandOf(context, variantNamed(device.variant)).name,
    body: texts.push.test,
    tag: 'systole-test',
    href: paths.account(),
  })
  if (outcome === 'taken') await markDeviceUsed(database, device.deviceId, clock.now())
  if (outcome === 'gone') await forgetDevice(database, device.deviceId)
  return { outcome }
}
