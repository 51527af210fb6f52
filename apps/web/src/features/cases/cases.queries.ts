import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import { FIRST_DAY } from '@systole/domain/cases/first-day'
import type { ServiceId } from '@systole/domain/services/service-id'
import { allServices, statusesOfAll } from '@systole/domain/services/services'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const PAGE = 100
const REFRESH_MS = 60_000
const UNFINISHED = statusesOfAll('draft', 'queued', 'inWork', 'repeatAsked', 'rejected')
const OFFERED = allServices().map(({ id }) => id)

type CasePage = { sessions: Case[]; next: string }

/** ONGO-1: queries every case that is not closed as one list, because a hospital has few of them at a time. */
export const unfinishedCasesQuery = queryOptions({
  queryKey: ['cases', 'unfinished'],
  queryFn: readAllUnfinished,
  refetchInterval: REFRESH_MS,
})

type ReportsBy = {
  petName: string
  mode: ConsultMode | undefined
  services?: readonly ServiceId[] | undefined
}

/**
 * REPT-1: queries cases with a released report, page by page, filtered by the pet's name or identifier, by mode and by service. A
 * case that is being redone keeps its report.
 */
export const reportsQuery = (by: ReportsBy) =>
  infiniteQueryOptions({
    queryKey: ['cases', 'reports', by],
    queryFn: ({ pageParam }) => readPage({ isReleased: true, cursor: pageParam, ...by }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    refetchInterval: REFRESH_MS,
  })

/** Queries every case of one pet, newest first. */
export const petCasesQuery = (petId: string) =>
  infiniteQueryOptions({
    queryKey: ['cases', 'of pet', petId],
    queryFn: ({ pageParam }) => readPage({ cursor: pageParam, petId }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
  })

/** Queries the newest reports, for main and the menu's count. */
export const recentReportsQuery = queryOptions({
  queryKey: ['cases', 'recent reports'],
  queryFn: async () => (await readPage({ isReleased: true })).sessions,
  refetchInterval: REFRESH_MS,
})

/** Queries one case and the case it follows. */
export const caseQuery = (caseId: string, originalId?: string) =>
  queryOptions({
    queryKey: ['case', caseId, originalId ?? ''],
    queryFn: () =>
      orThrow(client.cases.querySessionInfo({ caseId, ...(originalId && { originalId }) })),
  })

/** Queries the reason of a rejection from the case log. */
export const rejectionQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case', caseId, 'rejection'],
    queryFn: async (): Promise<string> => {
      const { events } = await orThrow(client.cases.queryEventLog({ caseId }))
      return events.findLast(({ action }) => action === 'case.reject')?.note ?? ''
    },
  })

/** Queries the pet's last case before this one that has findings; null if there is none. */
export const lastVisitQuery = ({ caseId, date, pet }: Case) =>
  queryOptions({
    queryKey: ['cases', 'last visit', caseId],
    queryFn: async (): Promise<Case | null> => {
      const { sessions } = await orThrow(
        client.cases.queryAllSessions({
          params: { petId: pet.petId, start_time: FIRST_DAY, end_time: date, record_per_page: 10 },
        }),
      )
      return sessions.find((each) => each.caseId !== caseId && each.clinical_input) ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Shows a case as returned by the server, without refetching. */
export function rememberCase(consult: Case): void {
  queryClient.setQueriesData<{ session: Case }>(
    { queryKey: ['case', consult.caseId], predicate: ({ state }) => isShown(state.data) },
    (known) => known && { ...known, session: consult },
  )
  void queryClient.invalidateQueries({ queryKey: ['cases'] })
}

function isShown(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'session' in data
}

/** Refetches a case and the lists that contain it. */
export async function refreshCase(caseId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['case', caseId] }),
    queryClient.invalidateQueries({ queryKey: ['cases'] }),
  ])
}

export async function reconsultCase(caseId: string, uid: string) {
  const cloned = await orThrow(
    client.cases.cloneSession({ caseId, uid, excluded_datalist: ['question to cardiologist'] }),
  )
  await queryClient.invalidateQueries({ queryKey: ['cases'] })
  return cloned
}

export async function keepCase(caseId: string): Promise<void> {
  const { session } = await orThrow(client.cases.keepSession({ caseId }))
  rememberCase(session)
}

/** The maximum number of cases per call that the server accepts. */
const DELETED_AT_ONCE = 500

/**
 * Deletes unpaid cases and removes them from the lists immediately. Returns the deleted cases, the time allowed for undo, and the
 * refusals.
 */
export async function deleteCases(caseIds: readonly string[]) {
  const replies = await inPortions(caseIds, (portion) =>
    orThrow(client.cases.deleteSessions({ caseIds: portion })),
  )
  const deleted = replies.flatMap((reply) => reply.deleted)
  const gone = new Set(deleted)
  queryClient.setQueryData(unfinishedCasesQuery.queryKey, (known: Case[] | undefined) =>
    known?.filter(({ caseId }) => !gone.has(caseId)),
  )
  void queryClient.invalidateQueries({ queryKey: ['cases'] })
  return {
    deleted,
    refused: replies.flatMap(({ refused }) => refused),
    undoMs: Math.min(...replies.map(({ undo_ms }) => undo_ms)),
  }
}

/** Restores deleted cases, while the server still has them. */
export async function restoreCases(caseIds: readonly string[]): Promise<number> {
  const replies = await inPortions(caseIds, (portion) =>
    orThrow(client.cases.restoreSessions({ caseIds: portion })),
  )
  for (const caseId of caseIds) void queryClient.invalidateQueries({ queryKey: ['case', caseId] })
  await queryClient.invalidateQueries({ queryKey: ['cases'] })
  return replies.reduce((sum, { restored }) => sum + restored.length, 0)
}

async function inPortions<Reply>(
  caseIds: readonly string[],
  ask: (portion: string[]) => Promise<Reply>,
): Promise<Reply[]> {
  const replies: Reply[] = []
  for (let from = 0; from < caseIds.length; from += DELETED_AT_ONCE)
    replies.push(await ask(caseIds.slice(from, from + DELETED_AT_ONCE)))
  return replies
}

async function readAllUnfinished(): Promise<Case[]> {
  const sessions: Case[] = []
  let cursor = ''
  do {
    const page = await readPage({ status: UNFINISHED, cursor })
    sessions.push(...page.sessions)
    cursor = page.next
  } while (cursor !== '')
  return sessions
}

function readPage(by: {
  status?: readonly CaseStatus[]
  isReleased?: boolean
  cursor?: string
  petName?: string
  petId?: string
  mode?: ConsultMode | undefined
  services?: readonly ServiceId[] | undefined
}): Promise<CasePage> {
  const params = {
    session_types: [...(by.services ?? OFFERED)],
    start_time: FIRST_DAY,
    record_per_page: PAGE,
    ...(by.status && { status: [...by.status] }),
    ...(by.isReleased && { released: true }),
    ...(by.cursor && { cursor: by.cursor }),
    ...(by.petName && { identifierAndName: by.petName }),
    ...(by.petId && { petId: by.petId }),
    ...(by.mode && { mode: by.mode }),
  }
  return orThrow(client.cases.queryAllSessions({ params }))
}
