import type {
  bindCreditPlan,
  bindDistributor,
  changeDistributorQuota,
  changeHospitalCredits,
  saveDistributor as SaveDistributor,
  saveCreditPlan,
} from '@systole/contract/money/credit-office'
import type { changeCaseService } from '@systole/contract/money/credits'
import type { InputOf } from '@systole/contract/wire/endpoint'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const ALL = ['credits'] as const

export const creditHospitalsQuery = (wanted: { find?: string; hospital_id?: string }) =>
  queryOptions({
    queryKey: [...ALL, 'hospitals', wanted],
    queryFn: () => orThrow(client.creditOffice.queryCreditHospitals(wanted)),
    placeholderData: keepPreviousData,
  })

/** The owner of the entries to be read. */
export type CreditOwner = { hospital_id: string } | { distributor_id: string }

/** Queries entries, newest first; the next page continues after the last entry. */
export const creditLinesQuery = (holder: CreditOwner) =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'lines', holder],
    queryFn: ({ pageParam }) =>
      orThrow(client.creditOffice.queryCreditLedger({ ...holder, before: pageParam })),
    initialPageParam: undefined as number | undefined, // the library infers the type from here
    getNextPageParam: ({ lines, more }) => (more ? lines.at(-1)?.entry : undefined),
  })

/** Queries the valid plans, or all plans including the ended ones. */
export const creditPlansQuery = (wanted: { all?: boolean } = {}) =>
  queryOptions({
    queryKey: [...ALL, 'plans', wanted],
    queryFn: async () => (await orThrow(client.credits.queryCreditPlans(wanted))).plans,
  })

export const distributorsQuery = queryOptions({
  queryKey: [...ALL, 'distributors'],
  queryFn: async () => (await orThrow(client.creditOffice.queryDistributors({}))).distributors,
})

/** Queries the credits of a case; disabled until a number is given. */
export const caseCreditsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'case', id],
    queryFn: () => orThrow(client.credits.querySessionCredits({ id })),
    enabled: id !== '',
    retry: false,
  })

/** Queries the current credits of a case, uncached, because an action depends on them. */
export const caseCreditsByIdQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...ALL, 'case by id', caseId],
    queryFn: () => orThrow(client.credits.querySessionCredits({ caseId })),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

const { credits, creditOffice } = client

export const changeCredits = (change: InputOf<typeof changeHospitalCredits>) =>
  thenRefetch(creditOffice.changeHospitalCredits(change))
export const changeQuota = (change: InputOf<typeof changeDistributorQuota>) =>
  thenRefetch(creditOffice.changeDistributorQuota(change))
export const saveDistributor = (change: InputOf<typeof SaveDistributor>) =>
  thenRefetch(creditOffice.saveDistributor(change))
export const savePlan = (change: InputOf<typeof saveCreditPlan>) =>
  thenRefetch(creditOffice.saveCreditPlan(change))
export const bindPlan = (change: InputOf<typeof bindCreditPlan>) =>
  thenRefetch(creditOffice.bindCreditPlan(change))
export const setDistributor = (change: InputOf<typeof bindDistributor>) =>
  thenRefetch(creditOffice.bindDistributor(change))

export function changeCaseCredits(
  mode: 'deduct' | 'refund',
  { creditPlanId, ...change }: { caseId: string; note: string; creditPlanId?: string | undefined },
) {
  return thenRefetch(
    mode === 'deduct'
      ? credits.deductCredits({ ...change, ...(creditPlanId && { credit_plan_id: creditPlanId }) })
      : credits.refundCredits(change),
  )
}

export const changeService = (change: InputOf<typeof changeCaseService>) =>
  thenRefetch(credits.changeCaseService(change))

/** Refetches after the call, also after a refusal, because someone else may have acted first. */
async function thenRefetch<T>(call: Parameters<typeof orThrow<T>>[0]): Promise<T> {
  try {
    return await orThrow(call)
  } finally {
    await queryClient.invalidateQueries({ queryKey: ALL })
  }
}
