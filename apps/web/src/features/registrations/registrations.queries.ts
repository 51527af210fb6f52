import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const PAGE = 50
const REFRESH_MS = 60_000

export const REGISTRATION_FILTERS = ['all', 'waiting', 'approved', 'declined'] as const
export type RegistrationFilter = (typeof REGISTRATION_FILTERS)[number]

export const registrationsQuery = (shown: RegistrationFilter) =>
  infiniteQueryOptions({
    queryKey: ['registrations', shown],
    queryFn: ({ pageParam }) =>
      orThrow(
        client.registrations.queryRegistrations({
          params: {
            record_per_page: PAGE,
            ...(shown !== 'all' && { state: shown }),
            ...(pageParam && { cursor: pageParam }),
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    refetchInterval: REFRESH_MS,
  })

/** Queries one application; null if it no longer exists. */
export const registrationQuery = (registrationId: string) =>
  queryOptions({
    queryKey: ['registration', registrationId],
    queryFn: async () => {
      const { registrations } = await orThrow(
        client.registrations.queryRegistrations({ params: { registration_id: registrationId } }),
      )
      return registrations[0] ?? null
    },
  })

export const offeredPlansQuery = queryOptions({
  queryKey: ['credit plans'],
  queryFn: async () => (await orThrow(client.credits.queryCreditPlans({}))).plans,
})

export type Decided =
  | { decision: 'approve'; creditPlanId: string }
  | { decision: 'decline'; reason: string }

/** Decides an application and updates the lists with the server's result. */
export async function decideRegistration(
  registrationId: string,
  decided: Decided,
): Promise<HospitalRegistration> {
  const { registration } = await orThrow(
    client.registrations.decideRegistration({
      registration_id: registrationId,
      decision: decided.decision,
      ...(decided.decision === 'approve' &&
        decided.creditPlanId && { credit_plan_id: decided.creditPlanId }),
      ...(decided.decision === 'decline' && { reason: decided.reason }),
    }),
  )
  queryClient.setQueryData(registrationQuery(registrationId).queryKey, registration)
  await queryClient.invalidateQueries({ queryKey: ['registrations'] })
  return registration
}

/** Refetches an application that another person has decided or replaced. */
export async function refreshRegistration(registrationId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: registrationQuery(registrationId).queryKey }),
    queryClient.invalidateQueries({ queryKey: ['registrations'] }),
  ])
}
