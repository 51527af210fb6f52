import type { setQuietHours as contract } from '@systole/contract/accounts/push-devices'
import type { CallContext } from '../../../app-context.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { findQuietHours, writeQuietHours } from './push-device-store.ts'

/** Sets the time of day in which the account gets no pushes, or removes it. */
export async function setQuietHours({ db }: CallContext, { actor, input }: Call<typeof contract>) {
  const { from, until, time_zone } = input
  if (from === undefined && until === undefined) {
    await writeQuietHours(db, actor.accountId, undefined)
    return {}
  }
  if (from === undefined) throw fieldRefusal('from')
  if (until === undefined) throw fieldRefusal('until')
  if (from === until) throw fieldRefusal('until', 'is the time at which they begin')
  const isOfHospital = Boolean((await findQuietHours(db, actor.accountId))?.country)
  if (!isOfHospital && time_zone === undefined) throw fieldRefusal('time_zone')
  await writeQuietHours(db, actor.accountId, {
    ...{ fromMinute: minutesOf(from), untilMinute: minutesOf(until) },
    timeZone: isOfHospital ? '' : (time_zone ?? ''),
  })
  return {}
}

/** Reads `HH:MM` as minutes after midnight. */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
