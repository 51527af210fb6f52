import type { Variant } from '@systole/domain/hospitals/variant'
import type { CallContext } from '../../../app-context.ts'
import { ownOrigins } from '../../../portal-variants.ts'

/**
 * Returns the origin of this variant named by `domain`, by origin or bare host; `undefined` for any other, because a payment must
 * not redirect elsewhere. Trust 0 (a).
 */
export function ownOrigin(
  portal: Pick<CallContext, 'settings' | 'publicUrl'>,
  variant: Variant,
  domain: string,
): string | undefined {
  const named = domain.replace(/\/$/, '')
  const own = ownOrigins(portal, variant)
  return own.find(({ origin, host }) => named === origin || named === host)?.origin
}
