import type { WireRepeat } from '@systole/contract/cases/repeats'
import type { RepeatDecision } from '@systole/domain/repeats/repeat'
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

/** A consult is re-performed, the report of an ECG is resent. SPEC E29. */
export type RepeatWords = 'consult' | 'ecg'

export const repeatsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['repeats', caseId],
    queryFn: async () => {
      const answer = await orThrow(client.repeats.queryRepeats({ caseId }))
      const { repeats, until, refused, service, promise_minutes: promiseMinutes } = answer
      const words: RepeatWords = service === 'econsult' ? 'consult' : 'ecg'
      return { repeats: repeats.map(toRepeat), until, refused, promiseMinutes, words }
    },
    refetchInterval: REFRESH_MS,
  })

function toRepeat({ asked, decided, ...repeat }: WireRepeat): Repeat {
  return { ...repeat, askedAt: asked, decidedAt: decided ?? undefined }
}

export async function askRepeat(input: { caseId: string; reason: string }): Promise<void> {
  await orThrow(client.repeats.askRepeat(input))
  await refresh(input.caseId)
}

export async function decideRepeat(input: {
  caseId: string
  repeat_id: string
  decision: RepeatDecision
  reason?: string
}): Promise<void> {
  await orThrow(client.repeats.decideRepeat(input))
  await refresh(input.caseId)
}

async function refresh(caseId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['repeats', caseId] }),
    refreshCaseEverywhere(caseId),
  ])
}
