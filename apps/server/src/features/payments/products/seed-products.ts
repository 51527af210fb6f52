import type { ConsultMode } from '@systole/domain/cases/case'
import { Currency, minorAmount } from '@systole/domain/payments/money'
import type { Product } from '@systole/domain/payments/product'
import type { Db } from '../../../db/database.ts'
import { addProducts } from './product-store.ts'

type Prices = Record<ConsultMode, number>

/** Initial prices in major units. USD from the portal §9, the others from SPEC 14 until an admin changes them. */
const FIRST_PRICES: Record<Currency, Prices> = {
  USD: { basic: 38, advance: 70 },
  HKD: { basic: 298, advance: 548 },
  TWD: { basic: 1200, advance: 2200 },
  JPY: { basic: 5800, advance: 10_800 },
  CNY: { basic: 278, advance: 508 },
  KRW: { basic: 52_000, advance: 96_000 },
  MYR: { basic: 178, advance: 328 },
}

const DESCRIPTION: Record<ConsultMode, string> = {
  basic: 'Basic eConsult',
  advance: 'Advance eConsult',
}

/** Adds missing products at every start, in production too. */
export async function seedProducts(db: Db): Promise<void> {
  await addProducts(
    db,
    Currency.options.flatMap((currency) => [
      firstProduct('basic', currency),
      firstProduct('advance', currency),
    ]),
  )
}

function firstProduct(mode: ConsultMode, currency: Currency): Product {
  return {
    productId: `econsult_${mode}_${currency.toLowerCase()}`,
    mode,
    currency,
    amountMinor: minorAmount(FIRST_PRICES[currency][mode], currency),
    description: DESCRIPTION[mode],
  }
}
