import type { queryRegistrations as contract } from '@systole/contract/hospitals/registrations'
import type { CallContext } from '../../app-context.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { presentRegistration } from './present-registration.ts'
import {
  countWaiting,
  type ListedRegistration,
  type ListPlace,
  listRegistrations,
} from './registration-list-store.ts'

const PAGE_DEFAULT = 50

/** Returns one page of the applications with a keyset cursor, and the number waiting in total. */
export async function queryRegistrations({ db }: CallContext, { input }: Call<typeof contract>) {
  const { registration_id, state, cursor, record_per_page } = input.params ?? {}
  const limit = record_per_page ?? PAGE_DEFAULT
  const rows = await listRegistrations(db, {
    registrationId: registration_id,
    state,
    after: cursor ? readCursor(cursor) : undefined,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    registrations: page.map(presentRegistration),
    waiting: await countWaiting(db),
    next: rows.length > limit && last ? writeCursor(last) : '',
  }
}

function writeCursor({ rank, at, registration }: ListedRegistration): string {
  return `${rank}.${at}.${registration.registrationId}`
}

function readCursor(cursor: string): ListPlace {
  const [, rank, at, registrationId] = /^([01])\.(-?\d{1,14})\.(\w{1,60})$/.exec(cursor) ?? []
  if (!rank || !at || !registrationId) throw fieldRefusal('params.cursor', 'is malformed')
  return { rank: Number(rank), at: Number(at), registrationId }
}
