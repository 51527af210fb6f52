import type { CreditHospital, changeHospitalCredits } from '@systole/contract/credit-office'
import type { ArgsOf } from '@systole/contract/endpoint'
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

/** Newest first; the next page goes on from the last line. */
export const creditLinesQuery = (hospitalId: string) =>
  infiniteQueryOptions({
    queryKey: [...ALL, 'lines', hospitalId],
    queryFn: ({ pageParam }) =>
      orThrow(
        client.creditOffice.queryCreditLedger({ hospital_id: hospitalId, before: pageParam }),
      ),
    initialPageParam: undefined as number | undefined, // the library infers the type from here
    getNextPageParam: ({ lines, more }) => (more ? lines.at(-1)?.entry : undefined),
  })

/** Nothing is asked until there is a number. */
export const caseCreditsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'case', id],
    queryFn: () => orThrow(client.credits.querySessionCredits({ id })),
    enabled: id !== '',
    retry: false,
  })

export async function changeCredits(
  change: ArgsOf<typeof changeHospitalCredits>,
): Promise<CreditHospital> {
  try {
    return await orThrow(client.creditOffice.changeHospitalCredits(change))
  } finally {
    await askAnew()
  }
}

export async function changeCaseCredits(
  mode: 'deduct' | 'refund',
  change: { usid: string; note: string },
): Promise<void> {
  const { deductCredits, refundCredits } = client.credits
  try {
    await orThrow(mode === 'deduct' ? deductCredits(change) : refundCredits(change))
  } finally {
    await askAnew()
  }
}

function askAnew(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ALL })
}
