import type { Currency } from '@systole/domain/payments/money'
import type { Product } from '@systole/domain/payments/product'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { products } from '../../db/schema/payments.ts'

/** What is for sale in a currency, Basic before Advance. */
export async function productsInCurrency(db: Db, currency: Currency): Promise<Product[]> {
  const found = await db
    .select()
    .from(products)
    .where(and(eq(products.currency, currency), eq(products.active, true)))
  return found.sort((one, other) => one.amountMinor - other.amountMinor)
}

export async function findProduct(db: Db, productId: string): Promise<Product | undefined> {
  const [product] = await db.select().from(products).where(eq(products.productId, productId))
  return product
}

/** Adds what is missing; a price that someone changed or withdrew stays as it is. */
export async function addProducts(db: Db, list: readonly Product[]): Promise<void> {
  await db
    .insert(products)
    .values([...list])
    .onConflictDoNothing()
}
