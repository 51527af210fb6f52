import type { WireErasure, WireHospitalExport } from '@systole/contract/hospitals/hospital-data'
import { SECOND } from '@systole/domain/time/durations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const ALL = ['hospitalData'] as const
const SOON = 2 * SECOND
const LATER = 60 * SECOND

export const hospitalsQuery = (find: string) =>
  queryOptions({
    queryKey: [...ALL, 'hospitals', find],
    queryFn: () => orThrow(client.creditOffice.queryCreditHospitals(find ? { find } : {})),
    placeholderData: keepPreviousData,
  })

export const hospitalDataQuery = (hospitalId: string) =>
  queryOptions({
    queryKey: [...ALL, 'hospital', hospitalId],
    queryFn: async () => {
      const data = await orThrow(client.hospitalData.queryHospitalData({ hospital_id: hospitalId }))
      return {
        ...data,
        erasedAt: data.erased,
        exports: data.exports.map(readExport),
        erasures: data.erasures.map(readErasure),
        kept: data.kept.map(({ until, ...kept }) => ({ ...kept, untilAt: until })),
      }
    },
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? SOON : LATER),
  })

/** Queries the requests that wait for a second admin, and running erasures. */
export const openErasuresQuery = queryOptions({
  queryKey: [...ALL, 'erasures'],
  queryFn: async () => {
    const { erasures } = await orThrow(client.hospitalData.queryHospitalErasures({}))
    return erasures.filter(({ state }) => state === 'asked' || state === 'running').map(readErasure)
  },
  refetchInterval: LATER,
})

function isUnderWay({
  exports,
  erasures,
}: {
  exports: readonly Pick<WireHospitalExport, 'state'>[]
  erasures: readonly Pick<WireErasure, 'state'>[]
}): boolean {
  return (
    exports.some(({ state }) => state === 'waiting' || state === 'running') ||
    erasures.some(({ state }) => state === 'running')
  )
}

function readExport({ asked, finished, expires, ...rest }: WireHospitalExport) {
  return { ...rest, askedAt: asked, expiresAt: expires }
}

function readErasure({ asked, decided, finished, ...rest }: WireErasure) {
  return {
    ...rest,
    askedAt: asked,
    decidedAt: decided,
    finishedAt: finished,
  }
}

export type HospitalData = Awaited<
  ReturnType<NonNullable<ReturnType<typeof hospitalDataQuery>['queryFn']>>
>
export type HospitalExport = ReturnType<typeof readExport>
export type Erasure = ReturnType<typeof readErasure>

const { hospitalData } = client

export const askExport = (hospital_id: string, reason: string) =>
  thenRefresh(hospitalData.askHospitalExport({ hospital_id, reason }))
export const askErasure = (hospital_id: string, wish: { name: string; reason: string }) =>
  thenRefresh(hospitalData.askHospitalErasure({ hospital_id, ...wish }))
export const approveErasure = (erasure_id: string) =>
  thenRefresh(hospitalData.decideHospitalErasure({ erasure_id, decision: 'approve' }))
export const declineErasure = (erasure_id: string, reason: string) =>
  thenRefresh(hospitalData.decideHospitalErasure({ erasure_id, decision: 'decline', reason }))

/** Downloads an export; the browser saves the file and the page stays. */
export async function downloadExport(exportId: string): Promise<void> {
  const { url } = await orThrow(hospitalData.openHospitalExport({ export_id: exportId }))
  window.location.assign(url)
}

async function thenRefresh(reply: Parameters<typeof orThrow>[0]): Promise<void> {
  try {
    await orThrow(reply)
  } finally {
    await queryClient.invalidateQueries({ queryKey: ALL })
  }
}
