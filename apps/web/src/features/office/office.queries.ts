import type { Case } from '@systole/contract/cases/wire-case'
import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'

const REFRESH_MS = 60_000

/** Queries a case as staff see it. */
export const officeCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case', caseId, 'office'],
    queryFn: async (): Promise<Case> =>
      (await orThrow(client.cases.querySessionInfo({ caseId }))).session,
    refetchInterval: REFRESH_MS,
  })

/** Queries every line of the log of a case, oldest first. */
export const caseLogQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case', caseId, 'log'],
    queryFn: async () => (await orThrow(client.cases.queryEventLog({ caseId }))).events,
    refetchInterval: REFRESH_MS,
  })
export type CaseLogLine = Awaited<
  ReturnType<NonNullable<ReturnType<typeof caseLogQuery>['queryFn']>>
>[number]

/** Queries the files of a case. */
export const caseFilesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case', caseId, 'files of office'],
    queryFn: async () => (await orThrow(client.uploads.queryUploadedData({ caseId }))).files,
  })

/** Queries the hospital of an account. */
export const hospitalOfQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['hospital-of', accountId],
    queryFn: async () => {
      const { hospitals } = await orThrow(client.hospitals.queryVetUsers({ uid: accountId }))
      return hospitals[0] ?? null
    },
  })
export type HospitalOfSender = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof hospitalOfQuery>['queryFn']>>>
>

/** Queries the settings of a hospital; each time they are edited. */
export const hospitalSettingsQuery = (hospitalId: string) =>
  queryOptions({
    queryKey: ['hospital settings', hospitalId],
    queryFn: async () =>
      (await orThrow(client.hospitals.queryHospital({ hospital_id: hospitalId }))).hospital,
    staleTime: 0,
    gcTime: 0,
  })

export type HospitalChange = Parameters<typeof client.hospitals.updateHospital>[0]['params']

/** Saves over the version that was read; the server refuses a concurrent change (-6025). */
export async function saveOfficeHospital(
  hospital: WireHospital,
  params: HospitalChange,
): Promise<void> {
  const { hospital_id, version } = hospital
  await orThrow(client.hospitals.updateHospital({ hospital_id, version, params }))
}

export async function refreshHospital(): Promise<void> {
  await Promise.all(
    [['hospital-of'], ['case'], ['worklist']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

/** Refetches everything about a case after an action on it, and the lists that it is in. */
export async function refreshOfficeCase(caseId: string): Promise<void> {
  await Promise.all(
    [['case', caseId], ['worklist'], ['case credits'], ['report-history', caseId]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
