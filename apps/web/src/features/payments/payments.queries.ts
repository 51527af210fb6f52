import type { Case } from '@systole/contract/cases/wire-case'
import { fullName } from '@systole/domain/accounts/full-name'
import { currentTerms } from '@systole/domain/payments/terms'
import type { Language } from '@systole/i18n/languages'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { currentBrand } from '../../brand.ts'
import type { Session } from '../../session/current-session.ts'

const KEPT_MS = 10 * 60_000

/** Queries Basic and Advance with their prices in the currency of the user's country (PAY-1). */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: () => orThrow(client.payments.queryProducts({})),
  staleTime: KEPT_MS,
})

/** The product of the price sentence: this mode in the user's currency. */
export type Offer = { pg_type: string; product_id: string; amount_minor: number }

/** PAY-3: opens the provider's checkout for a case and returns its address. */
export async function openCheckout(order: {
  consult: Case
  offer: Offer
  session: Session
  language: Language
}): Promise<string> {
  const { consult, offer, session, language } = order
  const { url } = await orThrow(
    client.payments.createCheckout({
      uid: session.uid,
      info: {
        pg_type: offer.pg_type,
        products: [{ product_id: offer.product_id, quantity: 1, amount_minor: offer.amount_minor }],
        caseId: consult.caseId,
        pet_id: consult.pet.petId,
        domain: window.location.origin,
        email: session.email,
        name: fullName({ first: session.firstName, last: session.lastName }),
        language,
        terms_version: currentTerms(currentBrand().variant),
      },
    }),
  )
  return url
}

/** Refetches everything shown about cases, because a payment may have changed a case. */
export async function refreshAllCases(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [['case'], ['cases']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}
