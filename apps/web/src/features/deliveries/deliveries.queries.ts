import type { WireDelivery } from '@systole/contract/reports/deliveries'
import { MINUTE } from '@systole/domain/time/durations'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const UNDER_WAY_MS = 3000

/** One address and the state of its newest mail, with parsed timestamps. */
export type Delivery = Omit<WireDelivery, 'queued' | 'accepted' | 'bounced'> & {
  at: Date | undefined
}

/** Queries the deliveries of a case, more often while a mail is being sent. */
export const deliveriesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['deliveries', caseId],
    queryFn: async () => {
      const { deliveries, opened, ...rest } = await orThrow(
        client.deliveries.queryDeliveries({ caseId }),
      )
      return {
        ...rest,
        deliveries: deliveries.map(toDelivery),
        opened: opened.map(({ name, time }) => ({ name, at: time })),
      }
    },
    refetchInterval: ({ state }) => {
      const all = state.data?.deliveries ?? []
      return all.some((each) => each.state === 'queued' || each.state === 'sent')
        ? UNDER_WAY_MS
        : MINUTE
    },
  })

function toDelivery({ queued, accepted, bounced, ...rest }: WireDelivery): Delivery {
  return { ...rest, at: bounced || accepted || queued }
}

/** Resends the report to one address, or to all current addresses of the hospital. */
export async function resendReport(caseId: string, email?: string): Promise<string[]> {
  const { sent_to } = await orThrow(
    client.deliveries.resendReport({ caseId, ...(email && { email }) }),
  )
  await refreshDeliveries()
  return sent_to
}

export async function markBounced(mid: string, problem: string): Promise<void> {
  await orThrow(client.deliveries.markBounced({ mid, problem }))
  await refreshDeliveries()
}

export async function settleMail(mid: string): Promise<void> {
  await orThrow(client.deliveries.settleMail({ mid }))
  await refreshDeliveries()
}

/** Records that this account reads the report. */
export async function noteOpening(caseId: string, revision: string): Promise<void> {
  await orThrow(client.deliveries.openReport({ caseId, revision }))
  await refreshDeliveries()
}

/** Queries bounced mails that are not settled. */
export const undeliveredQuery = queryOptions({
  queryKey: ['deliveries', 'undelivered'],
  queryFn: async () => {
    const { mails, total } = await orThrow(client.deliveries.queryUndelivered({}))
    return {
      total,
      mails: mails.map(({ bounced, ...mail }) => ({ ...mail, bouncedAt: bounced })),
    }
  },
  refetchInterval: 2 * MINUTE,
})
export type UndeliveredMail = Awaited<
  ReturnType<NonNullable<(typeof undeliveredQuery)['queryFn']>>
>['mails'][number]

function refreshDeliveries(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['deliveries'] })
}
