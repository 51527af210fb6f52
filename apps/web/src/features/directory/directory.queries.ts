import type { UserType } from '@systole/domain/accounts/user-type'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

export const ACCOUNT_FILTERS = ['staff', 'vets', 'invited', 'locked', 'disabled', 'all'] as const
export type AccountFilter = (typeof ACCOUNT_FILTERS)[number]

const WANTED = {
  staff: { role: 'staff' },
  vets: { role: 'vet' },
  invited: { state: 'invited' },
  locked: { state: 'locked' },
  disabled: { state: 'disabled' },
  all: {},
} as const

const KEY = ['account directory']

export const accountsQuery = (shown: AccountFilter, find: string) =>
  queryOptions({
    queryKey: [...KEY, shown, find],
    queryFn: () => {
      const params = { ...WANTED[shown], ...(find && { find }) }
      return orThrow(client.accountDirectory.queryAccounts({ params }))
    },
    placeholderData: keepPreviousData,
  })

export const accountQuery = (uid: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', uid],
    queryFn: () => orThrow(client.accountDirectory.queryAccount({ uid })),
  })

/** A person in the forms; every field except the title and last name is required. */
export type PersonForm = {
  email: string
  firstName: string
  lastName: string
  title: string
  user_type: UserType
}

function refreshed<T>(change: Promise<T>): Promise<T> {
  return change.finally(() => queryClient.invalidateQueries({ queryKey: KEY }))
}

/** Removes the second step and passkeys, and refreshes the account. */
export async function resetSecondStep(uid: string, reason: string): Promise<void> {
  await refreshed(orThrow(client.secondFactors.resetSecondFactor({ uid, reason })))
}

export function inviteAccount(person: PersonForm) {
  return refreshed(orThrow(client.accountDirectory.inviteAccount(person)))
}

export function updateAccount(
  uid: string,
  change: { person: PersonForm; seen: PersonForm; reason: string },
) {
  const { person, seen, reason } = change
  const call = client.accountDirectory.updateAccount({
    uid,
    ...person,
    seen,
    ...(reason && { reason }),
  })
  return refreshed(orThrow(call))
}

export function disableAccount(uid: string, reason: string) {
  return refreshed(orThrow(client.accountDirectory.disableAccount({ uid, reason })))
}

export function enableAccount(uid: string) {
  return refreshed(orThrow(client.accountDirectory.enableAccount({ uid })))
}

export function unlockAccount(uid: string) {
  return refreshed(orThrow(client.accountDirectory.unlockAccount({ uid })))
}

export function sendAccountLink(uid: string) {
  return refreshed(orThrow(client.accountDirectory.sendAccountLink({ uid })))
}

export function endSessionsOf(uid: string, session_id?: string) {
  const which = session_id === undefined ? { uid } : { uid, session_id }
  return refreshed(orThrow(client.accountDirectory.endSessionsOf(which)))
}
