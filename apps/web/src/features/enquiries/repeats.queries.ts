import type { WireRepeat } from '@systole/contract/cases/repeats'
import type { RepeatDecision } from '@systole/domain/repeats/repeat'
import { fromStamp } from '@systole/domain/time/stamp'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import { refreshCaseEverywhere } from './enquiries.queries.ts'

const REFRESH_MS = 60_000

/** A request for re-performance, with parsed timestamps. */
export type Repeat = Omit<WireRepeat, 'asked' | 'decided'> & {
  askedAt: Date | undefined
  decidedAt: Date | undefined
}

export const repeatsQuery = (usid: string) =>
  queryOptions({
    queryKey: ['repeats', usid],
    queryFn: async () => {
      const { repeats, until, refused } = await orThrow(client.repeats.queryRepeats({ usid }))
      return { repeats: repeats.map(toRepeat), until: fromStamp(until), refused }
    },
    refetchInterval: REFRESH_MS,
  })

function toRepeat({ asked, decided, ...repeat }: WireRepeat): Repeat {
  return { ...repeat, askedAt: fromStamp(asked), decidedAt: fromStamp(decided) }
}

export async function askRepeat(input: { usid: string; reason: string }): Promise<void> {
  await orThrow(client.repeats.askRepeat(input))
  await refresh(input.usid)
}

export async function decideRepeat(input: {
  usid: string
  repeat_id: string
  decision: RepeatDecision
  reason?: string
}): Promise<void> {
  await orThrow(client.repeats.decideRepeat(input))
  await refresh(input.usid)
}

async function refresh(usid: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['repeats', usid] }),
    refreshCaseEverywhere(usid),
  ])
}
