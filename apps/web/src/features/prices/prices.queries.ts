import type { WireSeller } from '@systole/contract/money/prices'
import type { SellerDetails } from '@systole/domain/billing/seller'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: async () => (await orThrow(client.prices.queryPrices({}))).products,
})

export const sellersQuery = queryOptions({
  queryKey: ['sellers'],
  queryFn: async () => (await orThrow(client.prices.querySellers({}))).sellers,
})

/** Sets a price; `amountMinor` null takes the product off sale. */
export async function setPrice(price: {
  productId: string
  amountMinor: number | null
  validFrom: Date | undefined
  reason: string
}): Promise<void> {
  const { productId, amountMinor, validFrom, reason } = price
  await orThrow(
    client.prices.setPrice({
      product_id: productId,
      params: { amount_minor: amountMinor, reason },
      ...(validFrom && { valid_from: validFrom }),
    }),
  )
  await queryClient.invalidateQueries({ queryKey: pricesQuery.queryKey })
}

export async function saveSeller(
  { variant, version }: Pick<WireSeller, 'variant' | 'version'>,
  params: SellerDetails,
): Promise<void> {
  await orThrow(client.prices.updateSeller({ variant, version, params }))
  await queryClient.invalidateQueries({ queryKey: sellersQuery.queryKey })
}
