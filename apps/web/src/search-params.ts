import { useSearch } from '@tanstack/react-router'
import type {
  CaseAddress,
  ListAddress,
  PaymentReturn,
  ReportAddress,
  WorklistAddress,
} from './paths.ts'
import type { LoginSearch } from './session/guards.ts'

/** The unparsed query of an address. Parsed without zod, which would be a third of the sign-in page. */
export type RawSearch = Record<string, unknown>

export function parseSearch(search: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: RawSearch): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Returns the parsed query; in a screen: `const { usid, ousid } = useSearchParams(caseSearch)`. */
export function useSearchParams<T>(parse: (raw: RawSearch) => T): T {
  return parse(useSearch({ strict: false }))
}

export function loginSearch(raw: RawSearch): LoginSearch {
  return given({
    lang: text(raw.lang),
    usid: text(raw.usid),
    from: text(raw.from),
    revision: text(raw.revision),
    next: text(raw.next, 2000),
  })
}

/** Parses the payment page's parameters for main and on-going (MAIN-3, PAY-4). */
export function paymentReturnSearch(raw: RawSearch): PaymentReturn {
  return given({ mode: text(raw.mode), pg_type: text(raw.pg_type), id: text(raw.id) })
}

export function listSearch(raw: RawSearch): ListAddress {
  return given({ show: text(raw.show, 40), find: text(raw.find, 200) })
}

export function billingSearch(raw: RawSearch): { month?: string } {
  return given({ month: text(raw.month, 7) })
}

export function termsSearch(raw: RawSearch): { version?: string } {
  return given({ version: text(raw.version, 40) })
}

export function creditsSearch(raw: RawSearch): {
  id?: string
  find?: string
  show?: string
  distributor?: string
} {
  return given({
    id: text(raw.id, 60),
    find: text(raw.find, 200),
    show: text(raw.show, 20),
    distributor: text(raw.distributor, 60),
  })
}

export function worklistSearch(raw: RawSearch): WorklistAddress {
  return given({
    show: text(raw.show, 20),
    find: text(raw.find, 200),
    band: text(raw.band, 20),
    mode: text(raw.mode, 20),
    language: text(raw.language, 20),
    enquiry: text(raw.enquiry, 20),
  })
}

export function ongoingSearch(raw: RawSearch): PaymentReturn & ListAddress {
  return { ...paymentReturnSearch(raw), ...listSearch(raw) }
}

/** Parses the tab; without one the page chooses: a clinic without pets begins with a new one. */
export function newTestSearch(raw: RawSearch): { tab?: 'registered' | 'new' } {
  return raw.tab === 'new' || raw.tab === 'registered' ? { tab: raw.tab } : {}
}

export function petSearch(raw: RawSearch): { pid: string } {
  return { pid: text(raw.pid) ?? '' }
}

export function caseSearch(raw: RawSearch): CaseAddress {
  return {
    usid: text(raw.usid) ?? '',
    ...given({
      ousid: text(raw.ousid),
      mode: wholeNumber(raw.mode, 0, 9),
      stage: wholeNumber(raw.stage, 1, 4),
    }),
  }
}

export function reportSearch(raw: RawSearch): ReportAddress {
  return { usid: text(raw.usid) ?? '', ...given({ revision: text(raw.revision) }) }
}

export function readingSearch(raw: RawSearch): { usid: string } {
  return { usid: text(raw.usid) ?? '' }
}

/** Parses the link of an e-mail; `for` names its kind. */
export function tokenSearch(raw: RawSearch): { token?: string; for?: string } {
  return given({ token: text(raw.token), for: text(raw.for, 20) })
}

/** Parses the QR code of a report. */
export function verifySearch(raw: RawSearch): {
  number?: string
  revision?: string
  code?: string
} {
  return given({
    number: text(raw.number, 20),
    revision: text(raw.revision, 14),
    code: text(raw.code, 20),
  })
}

export function paymentsSearch(raw: RawSearch): { id?: string } & ListAddress {
  return given({ id: text(raw.id, 100), show: text(raw.show, 40), find: text(raw.find, 200) })
}

export function accountsSearch(raw: RawSearch): { id?: string } & ListAddress {
  return paymentsSearch(raw)
}

export function hospitalDataSearch(raw: RawSearch): { id?: string; find?: string } {
  return given({ id: text(raw.id, 60), find: text(raw.find, 200) })
}

export function applicationsSearch(raw: RawSearch): { id?: string; show?: string } {
  return given({ id: text(raw.id, 100), show: text(raw.show, 40) })
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> }

function given<T extends Record<string, unknown>>(values: T): Given<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Given<T> // only undefined was removed
}

function text(value: unknown, maxLength = 500): string | undefined {
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return trimmed === '' || trimmed.length > maxLength ? undefined : trimmed
}

function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'number' ? value : Number(text(value))
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}
