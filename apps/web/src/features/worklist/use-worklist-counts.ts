import { FILTER_BANDS } from '@systole/domain/cases/deadline'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session/session-context.tsx'
import type { CountedRows } from '../../ui/table/counted-rows.ts'
import { countsQuery } from './worklist.queries.ts'
import { type Show, showsOf, type WorklistFilter } from './worklist-filter.ts'

export type Band = (typeof FILTER_BANDS)[number]

/** The views that no one works through, or that a count of each minute would be too dear for. */
const UNCOUNTED: readonly Show[] = ['all', 'closed', 'known']
/** The views whose time bands say little, and would cost as much. */
const UNCOUNTED_BY_TIME: readonly Show[] = ['closed', 'known']

/** Counts the queues of the role, and the time bands of the shown view; what is not known yet is `undefined`. */
export function useWorklistCounts(filter: WorklistFilter, canRead: boolean) {
  const { user_type: userType } = useSession()
  const shows = showsOf(userType, canRead).filter((show) => !UNCOUNTED.includes(show))
  const { band: _, rows: __, ...unbanded } = filter
  const bands = UNCOUNTED_BY_TIME.includes(filter.show) ? [] : FILTER_BANDS
  const lists: WorklistFilter[] = [
    ...shows.map((show) => ({ show })),
    ...bands.map((band) => ({ ...unbanded, band })),
  ]
  const { data } = useQuery(countsQuery(lists, userType))
  const at = (place: number): CountedRows | undefined => {
    const counted = place < 0 ? undefined : data?.[place]
    return counted && { total: counted.total, isCapped: counted.total_capped }
  }
  return {
    ofShow: (show: Show) => at(shows.indexOf(show)),
    ofBand: (band: Band) =>
      bands.length > 0 ? at(shows.length + FILTER_BANDS.indexOf(band)) : undefined,
  }
}
