import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'
import { seal, sealProof, type TypedProof } from '../../../proof/typed-proof.ts'
import { refreshSession } from '../../../session/current-session.ts'

export const ownAccountQuery = queryOptions({
  queryKey: ['own account'],
  queryFn: () => orThrow(client.ownAccount.queryOwnAccount({})),
})

export const sessionsQuery = queryOptions({
  queryKey: ['own account', 'sessions'],
  queryFn: async () => (await orThrow(client.ownAccount.queryAccountSessions({}))).sessions,
})

/** Refetches the page's data, sessions included. */
export function refreshOwnAccount(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ownAccountQuery.queryKey })
}

export async function saveOwnName(name: { firstName: string; lastName: string; title: string }) {
  await orThrow(client.ownAccount.updateOwnAccount(name))
  await Promise.all([refreshOwnAccount(), refreshSession()])
}

export async function changePassword({ current, password }: { current: string; password: string }) {
  const keys = { current: await seal(current), password: await seal(password) }
  const { ended } = await orThrow(client.ownAccount.changePassword(keys))
  await refreshOwnAccount()
  return ended
}

export async function endAccountSession(session_id: string): Promise<void> {
  await orThrow(client.ownAccount.endAccountSession({ session_id }))
  await refreshOwnAccount()
}

export async function endOtherSessions(): Promise<number> {
  const { ended } = await orThrow(client.ownAccount.endOtherSessions({}))
  await refreshOwnAccount()
  return ended
}

export async function setUpTotp(typed: TypedProof) {
  return orThrow(client.secondFactors.setUpTotp({ proof: await sealProof(typed) }))
}

/** Confirms the code and always refreshes the page's account, because the response with the codes may be lost. */
export async function confirmTotp(code: string): Promise<string[]> {
  try {
    return (await orThrow(client.secondFactors.confirmTotp({ code }))).recovery_codes
  } finally {
    void refreshOwnAccount()
  }
}

export async function turnOffTotp(typed: TypedProof): Promise<void> {
  await orThrow(client.secondFactors.turnOffTotp({ proof: await sealProof(typed) }))
  await refreshOwnAccount()
}

export async function renewRecoveryCodes(typed: TypedProof): Promise<string[]> {
  const proof = await sealProof(typed)
  const { recovery_codes } = await orThrow(client.secondFactors.renewRecoveryCodes({ proof }))
  void refreshOwnAccount()
  return recovery_codes
}

export async function startPasskey(typed: TypedProof) {
  const proof = await sealProof(typed)
  return (await orThrow(client.passkeys.startPasskey({ proof }))).options
}

export async function keepPasskey(
  passkey: Parameters<typeof client.passkeys.addPasskey>[0],
): Promise<void> {
  await orThrow(client.passkeys.addPasskey(passkey))
  await refreshOwnAccount()
}

export async function renamePasskey(passkey_id: string, name: string): Promise<void> {
  await orThrow(client.passkeys.renamePasskey({ passkey_id, name }))
  await refreshOwnAccount()
}

export async function removePasskey(passkey_id: string): Promise<void> {
  await orThrow(client.passkeys.removePasskey({ passkey_id }))
  await refreshOwnAccount()
}
