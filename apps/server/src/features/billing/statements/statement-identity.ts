import { createHash } from 'node:crypto'
import type { StatementJob } from '../pdf/lay-out-statement.ts'

/** Identifies a past month's statement by the facts that it shows, so that late payments produce another statement. */
export function statementIdentity({ statement, language, brand, seller, buyer }: StatementJob) {
  const { month, timeZone, entries } = statement
  const facts = [
    [timeZone, language, brand.variant, brand.name],
    [seller.legalName, seller.address, seller.email, buyer.name, buyer.address],
    ...entries.map(({ kind, at, checkoutId, amountMinor, currency, state, petName, paper }) => [
      ...[kind, at.toISOString(), checkoutId, amountMinor, currency, state, petName],
      paper?.number ?? '',
    ]),
  ]
  const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
  return `statement/${month}/${digest}`
}
