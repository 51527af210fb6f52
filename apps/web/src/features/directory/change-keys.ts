import type { AccountChangeName } from '@systole/contract/accounts/account-directory'
import { encodeName } from '@systole/contract/wire/codec'

/** The text keys of changes; texts have no dots in their names. */
const CHANGE_KEYS = {
  'account.created': 'created',
  'account.invited': 'invited',
  'account.changed': 'changed',
  'account.renamed': 'renamed',
  'account.permitted': 'permitted',
  'account.disabled': 'disabled',
  'account.enabled': 'enabled',
  'account.unlocked': 'unlocked',
  'account.linkSent': 'linkSent',
  'account.linkMade': 'linkMade',
  'staff.invited': 'invited',
  'staff.invitedAgain': 'linkSent',
  'staff.removed': 'disabled',
  'password.set': 'passwordSet',
  'password.changed': 'passwordSet',
  'secondFactor.on': 'secondOn',
  'secondFactor.off': 'secondOff',
  'secondFactor.reset': 'secondReset',
  'secondFactor.codesRenewed': 'codesRenewed',
  'passkey.added': 'passkeyAdded',
  'passkey.removed': 'passkeyRemoved',
  'sessions.ended': 'sessionsEnded',
} as const satisfies Record<AccountChangeName, string>

export function changeKey(change: AccountChangeName) {
  return CHANGE_KEYS[change]
}

const FIELD_KEYS = new Map<string, 'email' | 'first' | 'last' | 'title' | 'role' | 'permissions'>([
  ['email', 'email'],
  [encodeName('firstName'), 'first'],
  [encodeName('lastName'), 'last'],
  ['title', 'title'],
  ['user_type', 'role'],
  ['permissions', 'permissions'],
])

export function fieldKey(field: string) {
  return FIELD_KEYS.get(field) ?? 'title'
}
