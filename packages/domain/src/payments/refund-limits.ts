import { z } from 'zod'
import { Currency, minorAmount } from './money.ts'
import type { RefundLimits } from './refund.ts'

const ONE = /^\s*([A-Z]{3}) (\d{1,9}(?:\.\d{1,2})?)\s*$/

/**
 * Parses refund limits, `USD 50, HKD 400`: the amount of a payment that one person may refund. A currency without a limit always
 * needs two people.
 */
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
