import { SERVICE_IDS } from '@systole/domain/services/service-id'
import { CASE_NAMES } from './cases/case-names.ts'
import { FILE_NAMES } from './files/file-names.ts'
import { PET_NAMES } from './hospitals/pet-names.ts'
import { inverseOf, renamesOf } from './wire/rename-fields.ts'

/** The query of an address before it is parsed. */
export type RawSearch = Record<string, unknown>
/** Reads one query parameter. Parsed without zod, which would be a third of the sign-in page. */
type Parameter = (value: unknown) => string | number | undefined
type Page = { path: string; parameters: Readonly<Record<string, Parameter>> }

/** The origin named by a login that began on the report page and returns to it (LOGIN-6). */
export const FROM_REPORT = 'econsult-report'

const LOGIN = { lang: text(), caseId: text(), from: text(), revision: text(), next: text(2000) }
/** The parameters with which a payment page returns (MAIN-3, PAY-4). */
const PAYMENT_RETURN = { mode: text(), pg_type: text(), id: text() }
/** The filter of a list: a chip, and part of a name. */
const LIST = { show: text(40), find: text(200) }

/** The pages of the web app: the path of each and the parameters of its query. */
export const PAGES = {
  home: page('/', LOGIN),
  login: page('/login', LOGIN),
  resetPassword: page('/reset-password', { token: text(), for: oneOf('welcome'), lang: text(20) }),
  register: page('/register', { lang: text(20) }),
  confirmRegistration: page('/confirm-registration', { token: text(), lang: text(20) }),
  /** The query is the QR code of a report. */
  verify: page('/verify', { number: text(20), revision: text(14), code: text(20) }),
  sampleReport: page('/sample-report', { service: oneOf('econsult', 'ecg') }),
  terms: page('/terms', { version: text(40) }),
  secondStep: page('/second-step'),
  main: page('/main', PAYMENT_RETURN),
  ongoing: page('/ongoing', { ...PAYMENT_RETURN, ...LIST }),
  newTest: page('/new-test', {
    tab: oneOf('registered', 'new'),
    service: oneOf(...SERVICE_IDS),
  }),
  testDetail: page('/test-detail', {
    caseId: id,
    originalId: text(),
    mode: wholeNumber(0, 9),
    stage: wholeNumber(1, 4),
  }),
  pet: page('/pet', { petId: id }),
  report: page('/report', LIST),
  econsultReport: page('/econsult-report', { caseId: id, revision: text() }),
  hospital: page('/hospital'),
  billing: page('/billing', { month: text(7) }),
  account: page('/account'),
  worklist: page('/worklist', {
    show: text(20),
    find: text(200),
    band: text(20),
    mode: text(20),
    language: text(20),
    enquiry: text(20),
    service: text(20),
    status: text(40),
    result: text(30),
    happened: text(30),
    since: text(40),
    until: text(40),
    took: text(30),
    holder: text(60),
    worker: text(60),
    hospital: text(200),
    period: text(5),
    from: text(10),
    to: text(10),
    rows: wholeNumber(10, 100),
  }),
  operations: page('/operations', { days: wholeNumber(1, 30), service: oneOf(...SERVICE_IDS) }),
  /** The case page of staff. */
  officeCase: page('/case', {
    caseId: id,
    tab: oneOf('overview', 'files', 'report', 'money', 'messages', 'notes', 'log'),
  }),
  reading: page('/reading', { caseId: id }),
  /** Framed by other sites. `sid` is a ticket for this page. */
  ecgData: page('/ecg-data', {
    sid: id,
    caseId: id,
    fileName: id,
    patch_revision: text(14),
    no_patch: text(5),
  }),
  ecgBarChart: page('/ecg-bar-chart', {
    sid: id,
    caseId: id,
    patch_revision: text(14),
    no_patch: text(5),
  }),
  /** A recording of the case; its first one by default. */
  ecgPrepare: page('/ecg/prepare', { caseId: id, rid: text(40) }),
  /** `mode` is the round of the review; by default that of the case. */
  ecgReview: page('/ecg/review', {
    caseId: id,
    mode: oneOf('first', 'second', 'async'),
    step: text(20),
  }),
  /** The figures of one reviewer; the own ones by default. */
  ecgAgreement: page('/ecg/agreement', { id: text(100) }),
  /** The hospital by its id, for an admin; a hospital sees its own. */
  recordingQuality: page('/ecg/quality', { id: text(100) }),
  phrases: page('/phrases'),
  ecgPhrases: page('/ecg/phrases'),
  applications: page('/applications', { id: text(100), show: text(40) }),
  undelivered: page('/undelivered'),
  sentMails: page('/mails', { find: text(200) }),
  system: page('/system'),
  payments: page('/payments', { id: text(100), ...LIST }),
  accounts: page('/accounts', { id: text(100), ...LIST }),
  permissions: page('/permissions'),
  services: page('/services'),
  credits: page('/credits', {
    id: text(60),
    find: text(200),
    show: oneOf('case', 'plans', 'distributors'),
    distributor: text(60),
  }),
  hospitals: page('/hospitals', { id: text(60), find: text(200), country: text(2) }),
  hospitalData: page('/hospital-data', { id: text(60), find: text(200) }),
  prices: page('/prices'),
} as const satisfies Record<string, Page>

export type PageId = keyof typeof PAGES
type ParametersOf<Id extends PageId> = (typeof PAGES)[Id]['parameters']
type RequiredOf<Parameters> = {
  [Name in keyof Parameters]: Parameters[Name] extends (value: unknown) => infer Value
    ? undefined extends Value
      ? never
      : Name
    : never
}[keyof Parameters]
type ValueOf<Each> = Each extends (value: unknown) => infer Value
  ? Exclude<Value, undefined>
  : never
type Given<Parameters> = {
  -readonly [Name in RequiredOf<Parameters>]: ValueOf<Parameters[Name]>
} & {
  -readonly [Name in Exclude<keyof Parameters, RequiredOf<Parameters>>]?: ValueOf<Parameters[Name]>
}
/** The parsed query of a page. */
export type SearchOf<Id extends PageId> = Given<ParametersOf<Id>>
export type CaseAddress = SearchOf<'testDetail'>
export type ListAddress = SearchOf<'report'>
export type WorklistAddress = SearchOf<'worklist'>
type AddressOf<Id extends PageId> =
  Partial<SearchOf<Id>> extends SearchOf<Id>
    ? (query?: SearchOf<Id>) => string
    : (query: SearchOf<Id>) => string

/** The addresses of the pages, as in `paths.reading({ caseId })`. */
export const paths = Object.fromEntries(
  Object.entries(PAGES).map(([id, { path }]): [string, unknown] => [
    id,
    (query = {}) => path + stringifySearch(query),
  ]),
) as { readonly [Id in PageId]: AddressOf<Id> } // one function a page, with the page's own query

/** Parses the query of a page; unknown and invalid parameters are omitted. */
export function searchOf<Id extends PageId>(id: Id, raw: RawSearch): SearchOf<Id> {
  const parsed = Object.entries<Parameter>(PAGES[id].parameters).flatMap(([name, read]) => {
    const value = read(raw[name])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(parsed) as SearchOf<Id> // each value comes from its own parameter
}

/** The names that addresses have always had; those of the wire. */
const DOMAIN_NAMES = renamesOf({ ...CASE_NAMES, ...PET_NAMES, ...FILE_NAMES })
const ADDRESS_NAMES = inverseOf(DOMAIN_NAMES)

/** Reads a query, by the names of the domain: `?usid=` is the `caseId`. */
export function parseSearch(search: string): RawSearch {
  const given = [...new URLSearchParams(search)]
  return Object.fromEntries(given.map(([name, value]) => [DOMAIN_NAMES.get(name) ?? name, value]))
}

/** Writes a query with its question mark, by the names of addresses; parameters without a value are omitted. */
export function stringifySearch(search: RawSearch): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [[ADDRESS_NAMES.get(name) ?? name, String(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

function page<
  const Path extends string,
  Parameters extends Page['parameters'] = Record<never, Parameter>,
>(
  path: Path,
  parameters: Parameters = {} as Parameters, // none: the type's default
) {
  return { path, parameters }
}

/** Reads a text that the page requires; a missing one is empty and finds nothing. */
function id(value: unknown): string {
  return text()(value) ?? ''
}

function text(maxLength = 500): (value: unknown) => string | undefined {
  return (value) => {
    if (typeof value !== 'string') return undefined
    const trimmed = value.trim()
    return trimmed === '' || trimmed.length > maxLength ? undefined : trimmed
  }
}

function oneOf<const Choice extends string>(
  ...choices: readonly Choice[]
): (value: unknown) => Choice | undefined {
  return (value) => choices.find((choice) => choice === value)
}

function wholeNumber(min: number, max: number): (value: unknown) => number | undefined {
  return (value) => {
    const number = typeof value === 'number' ? value : Number(text()(value))
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined
  }
}
