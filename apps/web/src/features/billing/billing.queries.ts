import type { BillingPaper, WireStatement, WireStatementEntry } from '@systole/contract/billing'
import { fromStamp } from '@systole/domain/time/stamp'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'

export type Entry = WireStatementEntry & { at: Date }

/** A month of one's own hospital; without one, this month. */
export function statementQuery(month: string | undefined) {
  return queryOptions({
    queryKey: ['billing-statement', month ?? ''],
    queryFn: async () => {
      const { statement } = await orThrow(client.billing.queryStatement(month ? { month } : {}))
      return { ...statement, entries: statement.entries.map(withTime) }
    },
  })
}

export type Statement = Omit<WireStatement, 'entries'> & { entries: Entry[] }

/** One's own credits, newest first, page by page. */
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

/** Fetches a paper; the answer is an attachment, so the page stays. */
export async function downloadPaper(paper: BillingPaper, id: string): Promise<void> {
  const { url } = await orThrow(client.billing.openPaper({ paper, id }))
  window.location.assign(url)
}

function withTime(entry: WireStatementEntry): Entry {
  return { ...entry, at: fromStamp(entry.time) ?? new Date(0) }
}
