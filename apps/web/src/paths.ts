import { type Language, MANUAL_ENDINGS } from '@systole/i18n/languages'

type Query = Record<string, string | number | undefined>

/** The origin named by a login that began on the report page and returns to it (LOGIN-6). */
export const FROM_REPORT = 'econsult-report'

export type CaseAddress = { usid: string; ousid?: string; mode?: number; stage?: number }
export type PaymentReturn = { mode?: string; pg_type?: string; id?: string }
/** The filter of a list: a chip, and part of a name. */
export type ListAddress = { show?: string; find?: string }
/** The filter of the worklist in its address. */
export type WorklistAddress = {
  show?: string
  find?: string
  band?: string
  mode?: string
  language?: string
  enquiry?: string
}
export type ReportAddress = { usid: string; revision?: string }

/** The addresses of the web app; every address is defined here. */
export const paths = {
  home: () => '/',
  login: (
    query: { lang?: string; usid?: string; from?: string; revision?: string; next?: string } = {},
  ) => withQuery('/login', query),
  main: (query: PaymentReturn = {}) => withQuery('/main', query),
  ongoing: (query: PaymentReturn & ListAddress = {}) => withQuery('/ongoing', query),
  newTest: (query: { tab?: 'registered' | 'new' } = {}) => withQuery('/new-test', query),
  testDetail: (query: CaseAddress) => withQuery('/test-detail', query),
  pet: (query: { pid: string }) => withQuery('/pet', query),
  report: (query: ListAddress = {}) => withQuery('/report', query),
  sampleReport: () => '/sample-report',
  econsultReport: (query: ReportAddress) => withQuery('/econsult-report', query),
  hospital: () => '/hospital',
  billing: (query: { month?: string } = {}) => withQuery('/billing', query),
  prices: () => '/prices',
  terms: (query: { version?: string } = {}) => withQuery('/terms', query),
  worklist: (query: WorklistAddress = {}) => withQuery('/worklist', query),
  account: () => '/account',
  secondStep: () => '/second-step',
  reading: (query: { usid: string }) => withQuery('/reading', query),
  resetPassword: (query: { token?: string } = {}) => withQuery('/reset-password', query),
  register: (query: { lang?: string } = {}) => withQuery('/register', query),
  confirmRegistration: (query: { token?: string } = {}) =>
    withQuery('/confirm-registration', query),
  verify: () => '/verify',
  applications: (query: { id?: string; show?: string } = {}) => withQuery('/applications', query),
  undelivered: () => '/undelivered',
  system: () => '/system',
  payments: (query: { id?: string } & ListAddress = {}) => withQuery('/payments', query),
  phrases: () => '/phrases',
  credits: (
    query: {
      id?: string
      find?: string
      show?: 'case' | 'plans' | 'distributors'
      distributor?: string
    } = {},
  ) => withQuery('/credits', query),
  accounts: (query: { id?: string } & ListAddress = {}) => withQuery('/accounts', query),
  hospitalData: (query: { id?: string; find?: string } = {}) => withQuery('/hospital-data', query),
  userManual: (language: Language) => `/manual/systole-user-manual-${MANUAL_ENDINGS[language]}.pdf`,
} as const

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
