import type { queryAllSessions } from '@systole/contract/cases/cases'
import { paths, type WorklistAddress } from '@systole/contract/pages'
import type { InputOf } from '@systole/contract/wire/endpoint'
import { ConsultMode } from '@systole/domain/cases/case'
import { REPORTED_STATUSES, TIMED_STATUSES } from '@systole/domain/cases/case-status'
import { Language } from '@systole/domain/hospitals/hospital'
import type { Phase } from '@systole/domain/services/service'
import { statusesOfAll } from '@systole/domain/services/services'

export const SHOWS = [
  'open',
  'free',
  'known',
  'mine',
  'others',
  'repeats',
  'closed',
  'all',
] as const
export type Show = (typeof SHOWS)[number]
/** The views for readers of cases: they are always empty for everyone else. */
export const OWN_SHOWS: ReadonlySet<Show> = new Set(['known', 'mine'])
export const BANDS = ['timeout', 'under5', '5to10', '10to30', '30to90'] as const
export const MODES = ConsultMode.options
export const LANGUAGES = Language.options
export const ENQUIRIES = ['waits', 'none'] as const

/** The filter of the worklist; an absent value does not filter. */
export type WorklistFilter = {
  show: Show
  find?: string
  band?: (typeof BANDS)[number]
  mode?: (typeof MODES)[number]
  language?: (typeof LANGUAGES)[number]
  enquiry?: (typeof ENQUIRIES)[number]
}

type Params = InputOf<typeof queryAllSessions>['params']

/** The query of each view: open cases by deadline, most urgent first; views with closed cases newest first. */
const SHOWN: Record<Show, Pick<Params, 'status' | 'claim' | 'read_before' | 'order'>> = {
  open: { status: [...TIMED_STATUSES], order: 'deadline' },
  free: { status: 'submit', order: 'deadline' },
  known: { status: [...TIMED_STATUSES], read_before: true, order: 'deadline' },
  mine: { status: 'data_processing', claim: 'mine', order: 'deadline' },
  others: { status: 'data_processing', claim: 'others', order: 'deadline' },
  repeats: { status: 'resend_report_request', order: 'deadline' },
  closed: { status: [...REPORTED_STATUSES], order: 'newest' },
  all: { order: 'newest' },
}

/** The phases that a view of open cases shows. */
const PHASES: Partial<Record<Show, readonly Phase[]>> = {
  open: ['queued', 'inWork'],
  free: ['queued', 'inWork'],
  known: ['queued', 'inWork'],
  mine: ['inWork'],
  others: ['inWork'],
}

/** Returns the query of a view for an account that works on ECGs: the cases of all services, of which it is shown its own. */
function ofAllServices(show: Show): Partial<Params> {
  const phases = PHASES[show]
  if (!phases) return {}
  return { status: statusesOfAll(...phases), ...(show === 'free' && { claim: 'free' }) }
}

export function toParams(filter: WorklistFilter, ofAll = false): Params {
  const { show, find, band, mode, language, enquiry } = filter
  return {
    ...SHOWN[show],
    ...(ofAll && ofAllServices(show)),
    ...(find && { find }),
    ...(band && { remaining: band }),
    ...(mode && { mode }),
    ...(language && { language }),
    ...(enquiry && { enquiry: enquiry === 'waits' }),
  }
}

/** Parses the filter from the address; unknown values are ignored. */
export function readFilter(address: WorklistAddress): WorklistFilter {
  const { find } = address
  const band = known(BANDS, address.band)
  const mode = known(MODES, address.mode)
  const language = known(LANGUAGES, address.language)
  const enquiry = known(ENQUIRIES, address.enquiry)
  return {
    show: known(SHOWS, address.show) ?? 'open',
    ...(find && { find }),
    ...(band && { band }),
    ...(mode && { mode }),
    ...(language && { language }),
    ...(enquiry && { enquiry }),
  }
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
