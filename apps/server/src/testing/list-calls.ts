import { FILTER_BANDS } from '@systole/domain/cases/deadline'
import { workQueueOf } from '@systole/domain/ecg-cases/work-queue'
import { statusesOfAll } from '@systole/domain/services/services'
import { DAY } from '@systole/domain/time/durations'
import type { ApiClient as Api } from './api-client.ts'
import type { ECG_ROLES, ListCaller } from './large-portal.ts'
import { RARE_NAME } from './large-portal-rows.ts'

export type ListCall = readonly [
  name: string,
  who: ListCaller,
  call: (api: Api) => Promise<{ ok: boolean }>,
]

type CaseParams = Parameters<Api['cases']['queryAllSessions']>[0]['params']
type PetParams = Parameters<Api['pets']['queryUserActivities']>[0]['params']
type DeskParams = Parameters<Api['paymentDesk']['queryDeskPayments']>[0]['params']

const cases = (params: CaseParams) => (api: Api) => api.cases.queryAllSessions({ params })
const pets = (params: PetParams) => (api: Api) =>
  api.pets.queryUserActivities({ params: { limit: 100, ...params } })
const desk = (params: DeskParams) => (api: Api) => api.paymentDesk.queryDeskPayments({ params })

const OPEN: CaseParams['status'] = ['submit', 'data_processing']
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
const yearsAgo = (years: number) => daysAgo(years * 365)

/** Figures of the operations page: of a day, and of the longest period. */
const figures = (days: 1 | 7 | 30) => (api: Api) =>
  api.operations.queryCaseFigures({
    params: { from: new Date(Math.floor(Date.now() / DAY - days + 1) * DAY), days },
  })
const office = (api: Api) =>
  api.operations.queryOfficeFigures({
    params: { from: new Date(Math.floor(Date.now() / DAY) * DAY) },
  })
const inDays = (days: number) => ({
  from: daysAgo(days),
  to: new Date(),
})

const CASE_LISTS: readonly ListCall[] = [
  ['own cases', 'vet', cases({})],
  ['own cases, closed', 'vet', cases({ status: 'close' })],
  ['own cases, unfinished', 'vet', cases({ status: ['open', 'upload', 'reject'] })],
  ['own cases, 咪咪', 'vet', cases({ pname: '咪咪' })],
  ['own cases, one character', 'vet', cases({ pname: '咪' })],
  ['own cases, a rare name', 'vet', cases({ pname: RARE_NAME })],
  ['own cases, a name nobody has', 'vet', cases({ pname: '龜龜' })],
  ['own cases, a letter', 'vet', cases({ pname: 'q' })],
  ['own cases, rejected', 'vet', cases({ status: 'reject' })],
  ['own cases, with an echo', 'vet', cases({ test_types: ['echo'] })],
  ['own cases, a note', 'vet', cases({ note: 'nobody wrote this' })],
  ['worklist', 'reader', cases({ status: OPEN, order: 'deadline' })],
  ['worklist, mine', 'reader', cases({ status: OPEN, order: 'deadline', claim: 'mine' })],
  [
    'worklist, read before',
    'reader',
    cases({ status: OPEN, order: 'deadline', read_before: true }),
  ],
  ['worklist, in Japanese', 'reader', cases({ status: OPEN, order: 'deadline', language: 'ja' })],
  [
    'worklist, with an enquiry',
    'reader',
    cases({ status: OPEN, order: 'deadline', enquiry: true }),
  ],
  ['worklist, 喜', 'reader', cases({ status: OPEN, order: 'deadline', find: RARE_NAME })],
  ['all, newest', 'reader', cases({})],
  ['all, closed, 咪咪', 'reader', cases({ status: 'close', find: '咪咪' })],
  ['all, a letter of every pet or other', 'reader', cases({ find: 'r' })],
  ['all, a character of many hospitals', 'reader', cases({ find: '海' })],
  ['all, a number', 'reader', cases({ find: 'EC-24817' })],
  ['all, in no language', 'reader', cases({ language: 'ko' })],
  ['all', 'admin', cases({})],
  ['all, closed', 'admin', cases({ status: 'close' })],
  ['all, rejected', 'admin', cases({ status: 'reject' })],
  ['all, 咪咪', 'admin', cases({ pname: '咪咪' })],
  ['all, one character', 'admin', cases({ pname: '咪' })],
  ['all, a rare name', 'admin', cases({ pname: RARE_NAME })],
  ['all, a common letter', 'admin', cases({ pname: 'a' })],
  ['all, a letter of every pet', 'admin', cases({ pname: 'r' })],
  // `5 m` is in one of seventy names: those of every tenth pet end so, if it is called Mochi, Max or Milo
  ['all, a text of one name in seventy', 'admin', cases({ pname: '5 m' })],
  ['all, 咪咪, rejected', 'admin', cases({ pname: '咪咪', status: 'reject' })],
  ['all, a rare letter', 'admin', cases({ pname: 'z' })],
  ['all, a hospital', 'admin', cases({ hospital: 'Hospital 1' })],
  ['all, many hospitals', 'admin', cases({ hospital: '海' })],
  ['all, no hospital', 'admin', cases({ hospital: 'nowhere' })],
  ['all, an e-mail', 'admin', cases({ email: 'vet7@hospital.test' })],
  ['all, a reviewer', 'admin', cases({ reviewer: 'Reader 3' })],
  ['all, a reviewer nobody is', 'admin', cases({ reviewer: 'Nobody' })],
  ['all, a reviewer, still open', 'admin', cases({ reviewer: 'Reader 4', status: OPEN })],
  ['all, worked on by a reader', 'admin', cases({ worker: 'reader_3' })],
  [
    'all, worked on by a reader, rejected',
    'admin',
    cases({ worker: 'reader_3', status: 'reject' }),
  ],
  ['all, worked on by nobody', 'admin', cases({ worker: 'nobody' })],
  [
    'all, worked on by a reader, still open',
    'admin',
    cases({ worker: 'reader_4', status: OPEN, order: 'deadline' }),
  ],
  ['all, 30 days', 'admin', cases({ start_time: daysAgo(30) })],
  ['all, 30 days of a hospital', 'admin', cases({ start_time: daysAgo(30), hospital: 'Peak' })],
  [
    'all, 30 days of a reviewer',
    'admin',
    cases({ start_time: daysAgo(30), reviewer: 'Reader 3', result: 'rejected' }),
  ],
  [
    'all, 30 days of the past',
    'admin',
    cases({ start_time: daysAgo(400), end_time: daysAgo(370), status: 'close' }),
  ],
  ['all, a sender', 'admin', cases({ find: 'vet7@hospital.test' })],
  ['all, a sender nobody is', 'admin', cases({ find: 'nobody@hospital.test' })],
  ['all, minutes left', 'admin', cases({ remaining: '5to10' })],
  ['all, late', 'admin', cases({ remaining: 'timeout', status: OPEN })],
  ['all, of a time', 'admin', cases({ end_time: yearsAgo(2) })],
  ['all, with an echo', 'admin', cases({ test_types: ['echo'] })],
  ['all, a common note', 'admin', cases({ note: 'HKD' })],
  ['all, a rare note', 'admin', cases({ note: '電話' })],
  ['all, a note nobody wrote', 'admin', cases({ note: 'nobody wrote this' })],
]

/** The queues of an admin and the time bands of one, as the case list counts them. */
const COUNTED: readonly ListCall[] = [
  [
    'counts of queues',
    'admin',
    (api) =>
      api.cases.countSessions({
        lists: [
          { status: statusesOfAll('queued', 'inWork') },
          { status: statusesOfAll('queued', 'inWork'), claim: 'free' },
          { status: statusesOfAll('inWork'), claim: 'others' },
          { status: 'request_quality_review' },
          { status: 'resend_report_request' },
          { status: ['open', 'upload'], start_time: daysAgo(30) },
          ...FILTER_BANDS.map((remaining) => ({
            ...{ status: statusesOfAll('queued', 'inWork'), remaining },
          })),
        ],
      }),
  ],
]

const OTHER_LISTS: readonly ListCall[] = [
  ['pets of a year', 'vet', pets({ year: new Date().getUTCFullYear() })],
  ['pets of a year, by name', 'vet', pets({ year: new Date().getUTCFullYear(), sort: 'name' })],
  ['pets, 咪咪', 'vet', pets({ pname: '咪咪' })],
  ['pets, a rare name', 'vet', pets({ pname: RARE_NAME })],
  ['pets of all hospitals', 'admin', pets({})],
  ['pets of all hospitals, a rare name', 'admin', pets({ pname: RARE_NAME })],
  ['notifications', 'vet', (api) => api.notifications.queryNotifications({})],
  ['notification count', 'reader', (api) => api.notifications.countNotifications({})],
  ['statement', 'vet', (api) => api.billing.queryStatement({})],
  [
    'invoices of a hospital',
    'vet',
    (api) => api.billing.queryInvoices({ start_time: yearsAgo(0.1) }),
  ],
  ['invoices', 'admin', (api) => api.billing.queryInvoices({})],
  [
    'invoices of a time',
    'admin',
    (api) => api.billing.queryInvoices({ start_time: yearsAgo(0.1) }),
  ],
  ['payments desk', 'admin', desk({ show: 'all' })],
  ['payments desk, attention', 'admin', desk({ show: 'attention' })],
  ['payments desk, failed', 'admin', desk({ show: 'failed' })],
  ['payments desk, refunds', 'admin', desk({ show: 'refunds' })],
  ['payments desk, 咪咪', 'admin', desk({ find: '咪咪' })],
  ['payments desk, a rare name', 'admin', desk({ find: RARE_NAME })],
  ['payments desk, a number', 'admin', desk({ find: 'EC-24817' })],
  ['payments desk, nothing', 'admin', desk({ find: 'pi_of_nobody' })],
  ['undelivered mails', 'admin', (api) => api.deliveries.queryUndelivered({})],
  ['accounts', 'admin', (api) => api.accountDirectory.queryAccounts({ params: { find: 'chan' } })],
]

/** The lists of a role that works on ECGs: its queue, by the statuses and order of the worklist, and the other views. */
function ecgLists(role: (typeof ECG_ROLES)[number]): ListCall[] {
  const { statuses = [], awaitsAsyncReview } = workQueueOf(role) ?? {}
  const queue: CaseParams = awaitsAsyncReview
    ? { status: [...statuses], async_review: 'due', order: 'newest' }
    : { status: [...statuses], order: 'deadline' }
  return [
    [`ECG queue of ${role}`, role, cases(queue)],
    [`ECG queue of ${role}, free`, role, cases({ ...queue, claim: 'free' })],
    [`ECG queue of ${role}, 1L`, role, cases({ ...queue, session_types: ['ecg1l'] })],
    [
      `ECG queue of ${role}, 6L late`,
      role,
      cases({ ...queue, session_types: ['ecg6l'], remaining: 'timeout' }),
    ],
    [
      `ECGs of ${role}, mine`,
      role,
      cases({ status: statusesOfAll('inWork'), claim: 'mine', order: 'deadline' }),
    ],
    [`ECGs of ${role}, closed`, role, cases({ status: statusesOfAll('released', 'repeatAsked') })],
    [`ECGs of ${role}, all`, role, cases({})],
    [`ECGs of ${role}, 咪咪`, role, cases({ find: '咪咪' })],
  ]
}

const ECG_LISTS: readonly ListCall[] = [
  ...(['patcher', 'senior_patcher', 'reviewer'] as const).flatMap(ecgLists),
  ...(['second_reviewer', 'async_second_reviewer'] as const).flatMap(ecgLists),
  ['own ECGs of six leads', 'vet', cases({ session_types: ['ecg6l'] })],
  ['own ECGs, rejected quality', 'vet', cases({ session_types: ['ecg1l'], result: 'rejected' })],
  ['all ECGs of six leads', 'admin', cases({ session_types: ['ecg6l'] })],
  [
    'all ECGs in quality review',
    'admin',
    cases({ status: 'request_quality_review', order: 'deadline' }),
  ],
  ['all ECGs of rejected quality', 'admin', cases({ result: 'rejected' })],
  [
    'all in work and queued',
    'admin',
    cases({ status: statusesOfAll('queued', 'inWork'), order: 'deadline' }),
  ],
]

export const OPERATIONS: readonly ListCall[] = [
  ['case figures of a day', 'admin', figures(1)],
  ['case figures of a week', 'admin', figures(7)],
  ['case figures of 30 days', 'admin', figures(30)],
  ['office figures', 'admin', office],
  ['finished today', 'admin', cases({ happened: { is: 'finished', ...inDays(1) } })],
  ['came in in 30 days', 'admin', cases({ happened: { is: 'cameIn', ...inDays(30) } })],
  ['missed in 30 days', 'admin', cases({ happened: { is: 'missed', ...inDays(30) } })],
  ['rejected in 30 days', 'admin', cases({ happened: { is: 'rejected', ...inDays(30) } })],
  ['asked in 30 days', 'admin', cases({ happened: { is: 'clarification', ...inDays(30) } })],
  [
    'done by a person in 30 days',
    'admin',
    cases({ happened: { is: 'finished', ...inDays(30) }, worker: 'reader_3' }),
  ],
  ['in hand of a person', 'admin', cases({ status: OPEN, holder: 'reader_3' })],
]

/** Every list of the portal with its usual filters. */
export const LIST_CALLS: readonly ListCall[] = [
  ...CASE_LISTS,
  ...ECG_LISTS,
  ...COUNTED,
  ...OTHER_LISTS,
  ...OPERATIONS,
]
