import type { Proof } from '@systole/contract/accounts/second-factors'
import { client } from '../api/client.ts'
import { orThrow } from '../api/query.ts'

/** The typed proof of identity; a password is sealed just before it is sent. */
export type TypedProof = { password: string } | { totp: string } | { recovery: string }

export async function sealProof(typed: TypedProof): Promise<Proof> {
  return 'password' in typed ? { password: await seal(typed.password) } : typed
}

export async function seal(password: string): Promise<string> {
  return (await orThrow(client.accounts.keyGen({ key: password }))).key
}
