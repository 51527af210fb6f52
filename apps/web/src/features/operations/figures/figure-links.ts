import type { CountedEvent } from '@systole/domain/operations/counted-event'
import { periodEnd } from '@systole/domain/operations/period'
import type { ServiceId } from '@systole/domain/services/service-id'
import { useSession } from '../../../session/session-context.tsx'
import {
  type WorklistFilter,
  worklistViewHref,
  worksOnEcgs,
} from '../../worklist/worklist-filter.ts'
import type { FigurePeriod } from './figures.queries.ts'

type Wanted = Pick<WorklistFilter, 'worker' | 'took'> & {
  service?: ServiceId | undefined
  from?: Date
  until?: Date
}

/** Returns the addresses of the lists behind the figures. */
export function useFigureLinks(shown: FigurePeriod) {
  const { user_type: userType } = useSession()
  const serviceIn = (service = shown.service) => ofService(service)
  return {
    /** The cases in hand now. */
    inHand: ({
      service,
      ...more
    }: Pick<WorklistFilter, 'band' | 'holder' | 'enquiry'> & { service?: ServiceId } = {}) =>
      worklistViewHref({
        show: worksOnEcgs(userType) ? 'inHand' : 'open',
        ...more,
        ...serviceIn(service),
      }),
    /** The cases to which something happened in the period, or in a part of it. */
    happened: (happened: CountedEvent, { service, from, until, ...more }: Wanted = {}) =>
      worklistViewHref({
        show: 'all',
        happened,
        since: (from ?? shown.from).toISOString(),
        until: (until ?? periodEnd(shown)).toISOString(),
        ...more,
        ...serviceIn(service),
      }),
  }
}

export type FigureLinks = ReturnType<typeof useFigureLinks>

/** Returns the filter of a service that the list knows. */
function ofService(service: ServiceId | undefined): Pick<WorklistFilter, 'service'> {
  return service === 'econsult' || service === 'ecg1l' || service === 'ecg6l' ? { service } : {}
}
