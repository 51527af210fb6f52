import { MINUTE, SECOND } from '../time/durations.ts'
import type { AccessRow } from './access.ts'

/** The pages that other sites may put into a frame, by the view that a caller asks for. SPEC ECG-2. */
export const ECG_VIEWS = ['ecg', 'bar_chart'] as const
export type EcgPageView = (typeof ECG_VIEWS)[number]

/** An ECG page stays open while it is used: its ticket ends this long after the last use. SPEC E20. */
export const ECG_PAGE_LASTS = 15 * MINUTE
/** A named page has to be opened within this time. SPEC E21. */
export const NAMED_PAGE_LASTS = 60 * SECOND

/** The pages that a session is exchanged for. SPEC E21. */
export const NAMED_PAGES = [
  'report',
  'resend_report',
  'review',
  'cases',
  'async_second_review',
  'devices',
  'ibms',
  'billing',
  'credits',
] as const
export type NamedPage = (typeof NAMED_PAGES)[number]
export type PageTicketName = EcgPageView | NamedPage

/** The row of the access table that a named page needs; a page without one is not part of the portal yet. */
export const PAGE_ROWS: Readonly<Partial<Record<NamedPage, AccessRow>>> = {
  report: 'queryReviewData',
  resend_report: 'queryRepeats',
  review: 'querySessionInfo',
  cases: 'queryAllSessions',
  async_second_review: 'queryAllSessions',
  ibms: 'queryIbms',
  billing: 'queryStatement',
  credits: 'queryCreditHospitals',
}
