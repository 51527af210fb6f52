import type { FastifyRequest } from 'fastify'
import type { CallContext } from '../../../app-context.ts'
import { brandOf, originOf, ownOrigins, variantOfRequest } from '../../../portal-variants.ts'

/** Ed25519, ES256, RS256: the algorithms of authenticators in use. */
export const SIGNATURES = [-8, -7, -257]

/** Returns the relying party: one of the portal's own addresses, never just an address from the request. */
export function relyingParty(
  context: Pick<CallContext, 'settings' | 'publicUrl'>,
  request: FastifyRequest,
): { rpID: string; origin: string; name: string } {
  const variant = variantOfRequest(context, request)
  const named = ownOrigins(context, variant).find(
    ({ origin, host }) => origin === request.headers.origin || host === request.host,
  )
  const { hostname, origin } = named ?? new URL(originOf(context, variant))
  return { rpID: hostname, origin, name: brandOf(context, variant).name }
}
