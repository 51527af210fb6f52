import type { queryAllSessions } from '@systole/contract/cases/cases'
import type { InputOf } from '@systole/contract/wire/endpoint'
import type { UserType } from '@systole/domain/accounts/user-type'
import { REPORTED_STATUSES, TIMED_STATUSES } from '@systole/domain/cases/case-status'
import { workQueueOf } from '@systole/domain/ecg-cases/work-queue'
import { statusesOfAll } from '@systole/domain/services/services'
import { DAY, SECOND } from '@systole/domain/time/durations'
import {
  readMinutes,
  type Show,
  seesEcgs,
  type WorklistFilter,
  worklistPeriodOf,
} from './worklist-filter.ts'

export type Params = InputOf<typeof queryAllSessions>['params']

/** The query of each view: open cases by deadline, most urgent first; views with closed cases newest first. */
const SHOWN: Record<Show, Pick<Params, 'status' | 'claim' | 'read_before' | 'order'>> = {
  open: { status: [...TIMED_STATUSES], order: 'deadline' },
  inHand: { status: [...TIMED_STATUSES], order: 'deadline' },
  free: { status: 'submit', order: 'deadline' },
  quality: { status: 'request_quality_review', order: 'deadline' },
  known: { status: [...TIMED_STATUSES], read_before: true, order: 'deadline' },
  mine: { status: 'data_processing', claim: 'mine', order: 'deadline' },
  others: { status: 'data_processing', claim: 'others', order: 'deadline' },
  repeats: { status: 'resend_report_request', order: 'deadline' },
  closed: { status: [...REPORTED_STATUSES], order: 'newest' },
  all: { order: 'newest' },
}

/** The same views over the cases of all services, of which an account is shown its own. */
const OF_ALL: Partial<Record<Show, Params>> = {
  open: { status: statusesOfAll('queued', 'inWork') },
  inHand: { status: statusesOfAll('queued', 'inWork') },
  free: { status: statusesOfAll('queued', 'inWork'), claim: 'free' },
  known: { status: statusesOfAll('queued', 'inWork') },
  mine: { status: statusesOfAll('inWork') },
  others: { status: statusesOfAll('inWork') },
  closed: { status: statusesOfAll('released', 'repeatAsked') },
}

/** Returns the query of a view for the role: `open` and `free` are its own queue. */
function shownTo(userType: UserType, show: Show): Params {
  if (!seesEcgs(userType)) return SHOWN[show]
  const all = { ...SHOWN[show], ...OF_ALL[show] }
  const queue = workQueueOf(userType)
  if (!queue || (show !== 'open' && show !== 'free')) return all
  return {
    ...all,
    status: [...queue.statuses],
    ...(queue.awaitsAsyncReview && { async_review: 'due', order: 'newest' }),
  }
}

/** Converts a filter to that of the call. `now` is the end of a period. */
export function toParams(filter: WorklistFilter, userType: UserType, now = new Date()): Params {
  const { show, find, band, mode, language, enquiry, service, status, result } = filter
  const { happened, since, until, holder, worker, hospital } = filter
  return {
    ...shownTo(userType, show),
    ...(find && { find }),
    ...(band && { remaining: band }),
    ...(mode && { mode }),
    ...(language && { language }),
    ...(enquiry && { enquiry: enquiry === 'waits' }),
    ...(service && { session_types: [service] }),
    ...(status && { status }),
    ...(result && { result }),
    ...(happened &&
      since &&
      until && { happened: { is: happened, from: new Date(since), to: new Date(until) } }),
    ...took(filter),
    ...(holder && { holder }),
    ...(worker && { worker }),
    ...(hospital && { hospital }),
    ...opened(filter, now),
  }
}

function took(filter: WorklistFilter): Pick<Params, 'took'> {
  const minutes = readMinutes(filter.took)
  return minutes ? { took: minutes } : {}
}

/** Returns the time in which the wanted cases were opened, in days of the reader's zone. */
function opened(filter: WorklistFilter, now: Date): Pick<Params, 'start_time' | 'end_time'> {
  const { from, to } = filter
  if (from || to)
    return {
      ...(from && { start_time: midnight(from) }),
      ...(to && { end_time: new Date(midnightAfter(to).getTime() - SECOND) }),
    }
  const days = worklistPeriodOf(filter)
  return days === 'all' ? {} : { start_time: new Date(now.getTime() - Number(days) * DAY) }
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00`)
}

/** Returns the end of a day, which has 23 or 25 hours when the clocks change. */
function midnightAfter(day: string): Date {
  const end = midnight(day)
  end.setDate(end.getDate() + 1)
  return end
}
