import { paths, type WorklistAddress } from '@systole/contract/pages'
import { can } from '@systole/domain/access/access'
import type { UserType } from '@systole/domain/accounts/user-type'
import { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import { FILTER_BANDS } from '@systole/domain/cases/deadline'
import { workQueueOf } from '@systole/domain/ecg-cases/work-queue'
import { Language } from '@systole/domain/hospitals/hospital'
import { CountedEvent } from '@systole/domain/operations/counted-event'
import { phaseOf } from '@systole/domain/services/services'
import { FileQuality } from '@systole/domain/uploads/file-quality'

export const SHOWS = [
  'open',
  'inHand',
  'free',
  'quality',
  'known',
  'mine',
  'others',
  'repeats',
  'closed',
  'all',
] as const
export type Show = (typeof SHOWS)[number]
export const MODES = ConsultMode.options
export const LANGUAGES = Language.options
export const ENQUIRIES = ['waits', 'none'] as const
export const SERVICES = ['econsult', 'ecg1l', 'ecg6l'] as const
export const RESULTS = FileQuality.options
/** The choices of days back from now, and of rows in a page; the first of rows is the default. STAFF-1. */
export const PERIODS = ['7', '30', '90', '365', 'all'] as const
export const PAGE_SIZES = [10, 25, 50, 100] as const
const DEFAULT_DAYS = '30'

/** The filter of the worklist; an absent value does not filter. `open` is the queue of the role. */
export type WorklistFilter = {
  show: Show
  find?: string
  band?: (typeof FILTER_BANDS)[number]
  mode?: (typeof MODES)[number]
  language?: (typeof LANGUAGES)[number]
  enquiry?: (typeof ENQUIRIES)[number]
  service?: (typeof SERVICES)[number]
  status?: CaseStatus
  result?: FileQuality
  /** An event of the case in a time; `since` and `until` are ISO 8601 instants. */
  happened?: CountedEvent
  since?: string
  until?: string
  /** Minutes from the promise to the report, as in `30-60`, or `150-` without an end. */
  took?: string
  /** The account ids of the assignee, and of somebody who had a part in the case. */
  holder?: string
  worker?: string
  /** A part of the name of the hospital. */
  hospital?: string
  /** The time in which the case was opened: days back from now, or days as `YYYY-MM-DD`, both included. */
  period?: (typeof PERIODS)[number]
  from?: string
  to?: string
  /** The rows of a page, if not the default. */
  rows?: (typeof PAGE_SIZES)[number]
}

/** Returns whether the account sees cases of more services than eConsult. */
export function seesEcgs(userType: UserType): boolean {
  return workQueueOf(userType) !== undefined || can(userType, 'assignCase')
}

/** Returns whether the account works on ECGs and on nothing else. */
export function worksOnEcgs(userType: UserType): boolean {
  return workQueueOf(userType) !== undefined
}

/** Returns the services of whose cases the account sees some. */
export function servicesShownTo(userType: UserType): (typeof SERVICES)[number][] {
  if (worksOnEcgs(userType)) return ['ecg1l', 'ecg6l']
  return seesEcgs(userType) ? [...SERVICES] : ['econsult']
}

/** Returns the statuses by which the account filters: those of a service, or of all that it sees; drafts are for the office. */
export function statusesFor(userType: UserType, service: WorklistFilter['service']): CaseStatus[] {
  const services = service ? [service] : servicesShownTo(userType)
  const seesDrafts = can(userType, 'assignCase')
  return CaseStatus.options.filter((status) =>
    services.some((each) => {
      const phase = phaseOf({ service: each, status })
      return phase !== undefined && (seesDrafts || phase !== 'draft')
    }),
  )
}

/** Returns the views that a role has cases for. */
export function showsOf(userType: UserType, canRead: boolean): Show[] {
  const hidden: Record<Show, boolean> = {
    ...{ open: false, free: false, others: false, repeats: false, closed: false, all: false },
    // to others it is their queue
    inHand: !(can(userType, 'queryCaseFigures') && worksOnEcgs(userType)),
    quality: !can(userType, 'judgeQuality'),
    known: !canRead || worksOnEcgs(userType),
    mine: !canRead && !worksOnEcgs(userType),
  }
  return SHOWS.filter((show) => !hidden[show])
}

const MINUTES = /^(\d{1,7})-(\d{1,7})?$/

/** Reads `30-60` or `150-`; `undefined` for other texts. */
export function readMinutes(text = ''): { from: number; to?: number } | undefined {
  const [, from, to] = MINUTES.exec(text) ?? []
  return from === undefined
    ? undefined
    : { from: Number(from), ...(to !== undefined && { to: Number(to) }) }
}

/** Parses the filter from the address; unknown values are ignored. */
export function readFilter(address: WorklistAddress): WorklistFilter {
  const { find } = address
  const read = {
    band: known(FILTER_BANDS, address.band),
    mode: known(MODES, address.mode),
    language: known(LANGUAGES, address.language),
    enquiry: known(ENQUIRIES, address.enquiry),
    service: known(SERVICES, address.service),
    status: known(CaseStatus.options, address.status),
    result: known(RESULTS, address.result),
    ...happeningIn(address),
    took: address.took && MINUTES.test(address.took) ? address.took : undefined,
    holder: address.holder,
    worker: address.worker,
    hospital: address.hospital,
    ...timeIn(address),
    rows: PAGE_SIZES.slice(1).find((size) => size === address.rows),
  }
  const narrowed: Omit<WorklistFilter, 'show'> = Object.fromEntries(
    Object.entries(read).filter(([, value]) => value !== undefined),
  )
  return { show: known(SHOWS, address.show) ?? 'open', ...(find && { find }), ...narrowed }
}

/** Returns the wanted time: days of the calendar, or else a period. */
function timeIn({ period, from, to }: WorklistAddress) {
  const days = { from: dayIn(from), to: dayIn(to) }
  return days.from || days.to ? days : { period: known(PERIODS, period) }
}

const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/
function dayIn(text = ''): string | undefined {
  return DAY_TEXT.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** The views of cases that are finished or may be; what is open is listed whatever its age. */
const PAST: readonly Show[] = ['closed', 'all']

/** Returns the days back from now that the list shows: the chosen ones, the last 30 where cases pile up, otherwise all. STAFF-1. */
export function worklistPeriodOf(filter: WorklistFilter): (typeof PERIODS)[number] {
  const { show, period, happened, took, holder } = filter
  const isFigure = happened ?? took ?? holder
  return period ?? (PAST.includes(show) && !isFigure ? DEFAULT_DAYS : 'all')
}

/** Returns the event and its time, if the address has both. */
function happeningIn({ happened, since, until }: WorklistAddress) {
  const is = known(CountedEvent.options, happened)
  const isTime = [since, until].every((text) => text && !Number.isNaN(Date.parse(text)))
  return is && isTime ? { happened: is, since, until } : {}
}

/** Returns the address of a view; the default view needs no query. */
export function worklistViewHref({ show, ...more }: WorklistFilter): string {
  return paths.worklist({ ...(show !== 'open' && { show }), ...more })
}

/** Returns the part of the address after the question mark, which a saved view stores. */
export function queryOf(filter: WorklistFilter): string {
  return worklistViewHref(filter).split('?')[1] ?? ''
}

export function isNarrowed({ show: _, rows: __, ...more }: WorklistFilter): boolean {
  return Object.keys(more).length > 0
}

function known<Word extends string>(words: readonly Word[], word: string | undefined) {
  return words.find((candidate) => candidate === word)
}
