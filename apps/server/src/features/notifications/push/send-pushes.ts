import { notificationLink } from '@systole/contract/office/notification-link'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { quietUntil } from '@systole/domain/notifications/quiet-hours'
import { DAY, MINUTE } from '@systole/domain/time/durations'
import { fill } from '@systole/i18n/fill'
import pLimit from 'p-limit'
import type { CallContext } from '../../../app-context.ts'
import { brandOf } from '../../../portal-variants.ts'
import { textsOfWording } from '../../../server-texts.ts'
import { findNotification } from '../notification-store.ts'
import { presentNotifications } from '../present-notification.ts'
import { type PushMessage, postPush } from './post-push.ts'
import {
  type DuePush,
  deletePush,
  forgetDevice,
  markDeviceUsed,
  postponePush,
  retryPush,
  takeDuePushes,
} from './push-store.ts'

const MOST_AT_ONCE = 100
const SENT_AT_ONCE = 8
/** The attempts with a push service that does not take a message, a minute apart, then twice as long each. */
const MOST_ATTEMPTS = 6
/** A push whose worker ended in the middle is sent again by then. */
const LEASE = 5 * MINUTE

/** Sends the notifications that wait for browsers until none is due. One that was read meanwhile, or is a day old, is dropped. */
export async function sendPushes(context: CallContext): Promise<void> {
  const { database, clock } = context
  const limit = pLimit(SENT_AT_ONCE)
  for (;;) {
    const now = clock.now()
    const again = new Date(now.getTime() + LEASE)
    const due = await takeDuePushes(database, { now, again, most: MOST_AT_ONCE })
    await Promise.all(due.map((push) => limit(() => sendPush(context, push))))
    if (due.length < MOST_AT_ONCE) return
  }
}

async function sendPush(context: CallContext, push: DuePush): Promise<void> {
  const { database, clock } = context
  const now = clock.now()
  const isOld = now.getTime() - push.createdAt.getTime() > DAY
  if (push.isRead || push.isDisabled || isOld) return deletePush(database, push)
  const quietEnd = push.quiet && quietUntil(now, push.quiet)
  if (quietEnd) return postponePush(database, push, quietEnd)
  const message = await messageOf(context, push)
  if (!message) return deletePush(database, push)
  const outcome = await postPush(context, push, message)
  if (outcome === 'gone') return forgetDevice(database, push.deviceId)
  if (outcome === 'failed' && push.attempts < MOST_ATTEMPTS) {
    const pause = MINUTE * 2 ** (push.attempts - 1)
    return retryPush(database, push, new Date(now.getTime() + pause))
  }
  if (outcome === 'taken') await markDeviceUsed(database, push.deviceId, now)
  await deletePush(database, push)
}

/** Returns the words of a notification as the bell has them: names of pets, nothing medical. */
async function messageOf(context: CallContext, push: DuePush): Promise<PushMessage | undefined> {
  const row = await findNotification(context.database, push.notificationId)
  const [notification] = await presentNotifications(context.database, row ? [row] : [])
  if (!notification) return undefined
  const { kind, pet, by } = notification
  const { notifications: texts } = textsOfWording(push.wording)
  return {
    title: brandOf(context, variantNamed(push.variant)).name,
    body: fill(texts.kinds[kind], { pet, by }),
    tag: `systole-${push.notificationId}`,
    href: notificationLink({ kind, caseId: row?.caseId ?? '' }, push.userType).href,
  }
}
