import type { DeskView } from '@systole/domain/payments/desk-view'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const PAGE = 50
const REFRESH_MS = 60_000
/** The polling interval while a refund is being sent to the provider. */
const SENDING_MS = 2000

export const DESK_VIEWS = ['attention', 'all', 'failed', 'refunds', 'reports'] as const
export type DeskTab = (typeof DESK_VIEWS)[number]

const KEY = 'payment desk'

export const deskPaymentsQuery = (show: DeskView, find: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, 'list', show, find],
    queryFn: ({ pageParam }) =>
      orThrow(
        client.paymentDesk.queryDeskPayments({
          params: {
            show,
            record_per_page: PAGE,
            ...(find && { find }),
            ...(pageParam && { cursor: pageParam }),
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    refetchInterval: REFRESH_MS,
  })

/** Queries the number of payments that need action; refetched after each decision. */
export const attentionCountQuery = queryOptions({
  queryKey: [KEY, 'attention count'],
  queryFn: async () => {
    const params = { show: 'attention', record_per_page: 1 } as const
    return (await orThrow(client.paymentDesk.queryDeskPayments({ params }))).attention
  },
  refetchInterval: REFRESH_MS,
})

/** Queries one payment; null if it does not exist. */
export const deskPaymentQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: async () =>
      (await orThrow(client.paymentDesk.queryDeskPayments({ params: { id } }))).payments[0] ?? null,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === 'approved') ? SENDING_MS : REFRESH_MS,
  })

export const paymentReportsQuery = queryOptions({
  queryKey: [KEY, 'reports'],
  queryFn: async () => (await orThrow(client.paymentDesk.queryPaymentReports({}))).reports,
})

export async function requestRefund(wish: {
  id: string
  amountMinor: number
  reason: string
  endsCase: boolean
}): Promise<void> {
  const { id, amountMinor, reason, endsCase } = wish
  await orThrow(
    client.paymentDesk.requestRefund({
      id,
      amount_minor: amountMinor,
      reason,
      end_case: endsCase ? '1' : '0',
    }),
  )
}

export async function decideRefund(
  refundId: string,
  decided: { decision: 'approve' } | { decision: 'decline'; reason: string },
): Promise<void> {
  await orThrow(client.paymentDesk.decideRefund({ refund_id: refundId, ...decided }))
}

export async function handlePayment(id: string, note: string): Promise<void> {
  await orThrow(client.paymentDesk.handlePayment({ id, note }))
}

export async function applyPayment(id: string, note: string): Promise<void> {
  await orThrow(client.paymentDesk.applyPayment({ id, note }))
}

/** Refetches all payment data, also after a refusal, because someone else may have acted first. */
export function refreshDesk(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [KEY] })
}
