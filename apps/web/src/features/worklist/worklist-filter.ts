import type { queryAllSessions } from '@systole/contract/cases/cases'
import { paths, type WorklistAddress } from '@systole/contract/pages'
import type { InputOf } from '@systole/contract/wire/endpoint'
import { can } from '@systole/domain/access/access'
import type { UserType } from '@systole/domain/accounts/user-type'
import { ConsultMode } from '@systole/domain/cases/case'
import { REPORTED_STATUSES, TIMED_STATUSES } from '@systole/domain/cases/case-status'
import { ECG_STATUSES } from '@systole/domain/ecg-cases/ecg-action'
import { workQueueOf } from '@systole/domain/ecg-cases/work-queue'
import { Language } from '@systole/domain/hospitals/hospital'
import { CaseHappening } from '@systole/domain/operations/case-happening'
import { statusesOfAll } from '@systole/domain/services/services'
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
export const BANDS = ['timeout', 'under5', '5to10', '10to30', '30to90'] as const
export const MODES = ConsultMode.options
export const LANGUAGES = Language.options
export const ENQUIRIES = ['waits', 'none'] as const
export const SERVICES = ['econsult', 'ecg1l', 'ecg6l'] as const
export const RESULTS = FileQuality.options
/** The statuses of ECG cases that staff see. */
export const STATUSES = ECG_STATUSES.filter((status) => status !== 'open' && status !== 'upload')

/** The filter of the worklist; an absent value does not filter. `open` is the queue of the role. */
export type WorklistFilter = {
  show: Show
  find?: string
  band?: (typeof BANDS)[number]
  mode?: (typeof MODES)[number]
  language?: (typeof LANGUAGES)[number]
  enquiry?: (typeof ENQUIRIES)[number]
  service?: (typeof SERVICES)[number]
  status?: (typeof STATUSES)[number]
  result?: FileQuality
  /** An event of the case in a time; `since` and `until` are ISO 8601 instants. */
  happened?: CaseHappening
  since?: string
  until?: string
  /** Minutes from the promise to the report, as in `30-60`, or `150-` without an end. */
  took?: string
  /** The account ids of the assignee, and of somebody who had a part in the case. */
  holder?: string
  worker?: string
}

type Params = InputOf<typeof queryAllSessions>['params']

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

/** Returns whether the account sees cases of more services than eConsult. */
export function seesEcgs(userType: UserType): boolean {
  return workQueueOf(userType) !== undefined || can(userType, 'assignCase')
}

/** Returns whether the account works on ECGs and on nothing else. */
export function worksOnEcgs(userType: UserType): boolean {
  return workQueueOf(userType) !== undefined
}

/** The views that a role has no cases for. */
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

export function toParams(filter: WorklistFilter, userType: UserType): Params {
  const { show, find, band, mode, language, enquiry, service, status, result } = filter
  const { happened, since, until, holder, worker } = filter
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
  }
}

const MINUTES = /^(\d{1,7})-(\d{1,7})?$/

/** Reads `30-60` or `150-`; `undefined` for other texts. */
export function readMinutes(text = ''): { from: number; to?: number } | undefined {
  const [, from, to] = MINUTES.exec(text) ?? []
  return from === undefined
    ? undefined
    : { from: Number(from), ...(to !== undefined && { to: Number(to) }) }
}

function took(filter: WorklistFilter): Pick<Params, 'took'> {
  const minutes = readMinutes(filter.took)
  return minutes ? { took: minutes } : {}
}

/** Parses the filter from the address; unknown values are ignored. */
export function readFilter(address: WorklistAddress): WorklistFilter {
  const { find } = address
  const read = {
    band: known(BANDS, address.band),
    mode: known(MODES, address.mode),
    language: known(LANGUAGES, address.language),
    enquiry: known(ENQUIRIES, address.enquiry),
    service: known(SERVICES, address.service),
    status: known(STATUSES, address.status),
    result: known(RESULTS, address.result),
    ...happeningIn(address),
    took: address.took && MINUTES.test(address.took) ? address.took : undefined,
    holder: address.holder,
    worker: address.worker,
  }
  const narrowed: Omit<WorklistFilter, 'show'> = Object.fromEntries(
    Object.entries(read).filter(([, value]) => value !== undefined),
  )
  return { show: known(SHOWS, address.show) ?? 'open', ...(find && { find }), ...narrowed }
}

/** Returns the event and its time, if the address has both. */
function happeningIn({ happened, since, until }: WorklistAddress) {
  const is = known(CaseHappening.options, happened)
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

export function isNarrowed({ show: _, ...more }: WorklistFilter): boolean {
  return Object.keys(more).length > 0
}

function known<Word extends string>(words: readonly Word[], word: string | undefined) {
  return words.find((candidate) => candidate === word)
}
