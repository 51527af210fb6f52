import type { queryCaseFigures, queryOfficeFigures } from '@systole/contract/office/case-figures'
import type { OutputOf } from '@systole/contract/wire/endpoint'
import { PERIOD_DAYS, type PeriodDays } from '@systole/domain/operations/period'
import type { ServiceId } from '@systole/domain/services/service-id'
import { DAY, MINUTE } from '@systole/domain/time/durations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'

export type CaseFigures = OutputOf<typeof queryCaseFigures>
export type ServiceFigures = CaseFigures['services'][number]
export type PersonFigures = CaseFigures['people'][number]
export type OfficeFigures = OutputOf<typeof queryOfficeFigures>

/** The period and service of the page. */
export type FigurePeriod = { from: Date; days: PeriodDays; service: ServiceId | undefined }

/** Returns the period that ends with the present day of the reader's zone. */
export function figurePeriodOf(
  days: number | undefined,
  now: Date,
): Pick<FigurePeriod, 'from' | 'days'> {
  const known = PERIOD_DAYS.find((each) => each === days) ?? 1
  return { from: new Date(midnight(now).getTime() - (known - 1) * DAY), days: known }
}

export function midnight(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate())
}

/** Queries the figures about cases; refetched every minute. */
export const caseFiguresQuery = ({ from, days, service }: FigurePeriod) =>
  queryOptions({
    queryKey: ['operations', 'cases', from.getTime(), days, service],
    queryFn: () =>
      orThrow(
        client.operations.queryCaseFigures({
          params: { from, days, ...(service && { service }) },
        }),
      ),
    refetchInterval: MINUTE,
    placeholderData: keepPreviousData,
  })

/** Queries the tasks of the office and the money of the day. */
export const officeFiguresQuery = (day: Date) =>
  queryOptions({
    queryKey: ['operations', 'office', day.getTime()],
    queryFn: () => orThrow(client.operations.queryOfficeFigures({ params: { from: day } })),
    refetchInterval: MINUTE,
  })
