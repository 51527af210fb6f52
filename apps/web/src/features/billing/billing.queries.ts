import type { BillingFile, BillingStatement, StatementEntry } from '@systole/contract/money/billing'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

export type BillingEntry = StatementEntry & { at: Date }

/** Queries one month of the own hospital; the current month by default. */
export function statementQuery(month: string | undefined) {
  return queryOptions({
    queryKey: ['billing-statement', month ?? ''],
    queryFn: async () => {
      const { statement } = await orThrow(client.billing.queryStatement(month ? { month } : {}))
      return { ...statement, entries: statement.entries.map(withTime) }
    },
  })
}

export type Statement = Omit<BillingStatement, 'entries'> & { entries: BillingEntry[] }

/** Queries the own hospital's credit entries, newest first, page by page. */
export const creditLedgerQuery = infiniteQueryOptions({
  queryKey: ['credit-ledger'],
  queryFn: ({ pageParam }) =>
    orThrow(
      client.creditOffice.queryCreditLedger(pageParam === undefined ? {} : { before: pageParam }),
    ),
  initialPageParam: firstPage(),
  getNextPageParam: ({ lines, more }) => (more ? lines.at(-1)?.entry : undefined),
})

function firstPage(): number | undefined {
  return undefined
}

/** Downloads a document; the response is an attachment, so the page stays. */
export async function downloadBillingFile(paper: BillingFile, id: string): Promise<void> {
  const { url } = await orThrow(client.billing.openBillingFile({ paper, id }))
  window.location.assign(url)
}

function withTime(entry: StatementEntry): BillingEntry {
  return { ...entry, at: entry.time }
}
