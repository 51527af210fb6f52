import type { Currency } from '@systole/domain/payments/money'
import type { Product } from '@systole/domain/payments/product'
import { and, asc, desc, eq, lte, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { productPrices, products } from '../../../db/schema/payments.ts'
import { nameOf } from '../../accounts/account-name-store.ts'

/** A date before any case, from which the default prices apply. */
const SINCE_EVER = new Date('2000-01-01T00:00:00Z')

/** Returns the products for sale in a currency at a time, Basic before Advance. */
export async function productsInCurrency(db: Db, currency: Currency, at: Date): Promise<Product[]> {
  const found = await priced(db, at, eq(products.currency, currency))
  return found.sort((one, other) => one.amountMinor - other.amountMinor)
}

/** Returns a product with its price at that time; `undefined` if it was not for sale. */
export async function findProduct(
  db: Db,
  productId: string,
  at: Date,
): Promise<Product | undefined> {
  const [product] = await priced(db, at, eq(products.productId, productId))
  return product
}

/** Adds missing products with their first price; existing products keep their prices. */
export async function addProducts(db: Db, list: readonly Product[]): Promise<void> {
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(products)
      .values(list.map(({ amountMinor: _, ...product }) => product))
      .onConflictDoNothing()
      .returning({ productId: products.productId })
    const isNew = new Set(added.map(({ productId }) => productId))
    const prices = list
      .filter(({ productId }) => isNew.has(productId))
      .map(({ productId, amountMinor }) => ({
        productId,
        amountMinor,
        validFrom: SINCE_EVER,
        setAt: new Date(),
        reason: '',
      }))
    if (prices.length > 0) await tx.insert(productPrices).values(prices)
  })
}

export type PricedProduct = Omit<Product, 'amountMinor'> & {
  prices: { amountMinor: number | null; validFrom: Date; by: string; reason: string; setAt: Date }[]
}

/** Returns every product with all its prices, newest first. */
export async function pricedProducts(db: Db): Promise<PricedProduct[]> {
  const rows = await db
    .select({
      product: products,
      amountMinor: productPrices.amountMinor,
      validFrom: productPrices.validFrom,
      reason: productPrices.reason,
      setAt: productPrices.setAt,
      by: nameOf(accounts),
    })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.productId, products.productId))
    .leftJoin(accounts, eq(accounts.accountId, productPrices.setBy))
    .orderBy(
      asc(products.currency),
      desc(products.mode),
      desc(productPrices.validFrom),
      desc(productPrices.priceId),
    )
  const found = new Map<string, PricedProduct>()
  for (const { product, ...price } of rows) {
    const known = found.get(product.productId) ?? { ...product, prices: [] }
    known.prices.push(price)
    found.set(product.productId, known)
  }
  return [...found.values()]
}

/** Adds a price from a time on; earlier ones remain in the history. */
export async function addPrice(
  db: Db,
  price: Omit<typeof productPrices.$inferSelect, 'priceId'>,
): Promise<void> {
  await db.insert(productPrices).values(price)
}

async function priced(db: Db, at: Date, which: SQL): Promise<Product[]> {
  const { productId, mode, currency, description } = products
  const { amountMinor } = productPrices
  const rows = await db
    .selectDistinctOn([productId], { productId, mode, currency, description, amountMinor })
    .from(products)
    .innerJoin(productPrices, eq(productPrices.productId, productId))
    .where(and(which, lte(productPrices.validFrom, at)))
    .orderBy(productId, desc(productPrices.validFrom), desc(productPrices.priceId))
  return rows.flatMap((row) =>
    row.amountMinor === null ? [] : [{ ...row, amountMinor: row.amountMinor }],
  )
}
