import { z } from 'zod'
import { Currency, minorAmount } from './money.ts'
import type { RefundLimits } from './refund.ts'

const ONE = /^\s*([A-Z]{3}) (\d{1,9}(?:\.\d{1,2})?)\s*$/

/** `USD 50, HKD 400`: up to how much one person refunds of a payment. A currency that is not named asks two. */
export const RefundLimitsText = z.string().transform((text, context): RefundLimits => {
  const limits: RefundLimits = {}
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [, code, amount] = ONE.exec(part) ?? []
    const currency = Currency.safeParse(code)
    if (currency.success) limits[currency.data] = minorAmount(Number(amount), currency.data)
    else context.addIssue({ code: 'custom', message: 'not of the form USD 50, HKD 400' })
  }
  return limits
})
