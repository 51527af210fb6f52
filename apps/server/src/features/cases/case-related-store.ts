import type { CaseNoteType } from '@systole/domain/cases/case-note'
import type { CheckoutState } from '@systole/domain/payments/checkout'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { writtenName } from '../accounts/account-name-store.ts'

/** A note as read with its case; `at` is an ISO instant. */
type CaseNoteRow = {
  type: CaseNoteType
  content: string
  at: string
  version: number
  name: string
  email: string
  isByStaff: boolean
}

/** The facts of a case that other tables hold. */
export type CaseRelated = {
  cloned: boolean
  checkoutState: CheckoutState | null
  lastRevision: string | null
  /** The time of the first opening of the newest report by the hospital. */
  openedAt: Date | null
  notes: CaseNoteRow[]
  fileCounts: Partial<Record<FileKind, number>>
}

/** The selects of one line for each fact: its name and its value. `of` is the condition on a case id. */
const LINES = {
  clone: (of: string) => `
  select k.original_case_id as case_id, 'clone ' as line from cases k where k.original_case_id ${of}`,
  checkout: (of: string) => `
  select x.case_id, 'checkout ' || x.state from checkouts x
  where x.case_id ${of} and x.state in ('creating', 'open', 'processing', 'paid')`,
  report: (of: string) => `
  select t.case_id, 'report ' || max(t.revision) from reports t where t.case_id ${of} group by t.case_id`,
  opening: (of: string) => `
  select o.case_id, 'opening ' || json_build_array(o.revision, o.opened_at) from report_openings o where o.case_id ${of}`,
  notes: (of: string) => `
  select n.case_id, 'note ' || json_build_array(n.type, n.content, n.written_at, n.version,
    (select json_build_array(w.first_name, w.last_name, w.email, w.user_type <> 'vet') from accounts w where w.account_id = n.written_by))
  from case_notes n where n.case_id ${of}`,
  counts: (of: string) => `
  select f.case_id, 'files ' || f.kind || ' ' || count(*) from files f
  where f.case_id ${of} and f.deleted_at is null group by f.case_id, f.kind`,
} as const

/** Facts that not everybody is shown, or that are read in another way. */
export type RelatedPart = 'notes' | 'counts'

/**
 * Joins the facts of a page of cases to case `c`, read in one pass over each table: a subselect for each case and fact costs
 * more than the cases themselves.
 */
export function joinRelatedOfPage(parts: readonly RelatedPart[]): string {
  const lines = linesOf('= any(array(select page.case_id from page))', parts)
  return `left join (
  select l.case_id, string_agg(l.line, E'\\n') as related from (${lines}) l group by l.case_id
  ) l on l.case_id = c.case_id`
}

/** Joins the facts of a single case `c`. */
export function joinRelated(parts: readonly RelatedPart[]): string {
  return `left join lateral (
  select string_agg(l.line, E'\\n') as related from (${linesOf('= c.case_id', parts)}) l
  ) l on true`
}

function linesOf(of: string, parts: readonly RelatedPart[]): string {
  return [...ALWAYS, ...parts].map((part) => LINES[part](of)).join(' union all ')
}

const ALWAYS: readonly (keyof typeof LINES)[] = ['clone', 'checkout', 'report', 'opening']

type Opening = readonly [revision: string, at: string]
type NoteLine = readonly [
  type: CaseNoteType,
  content: string,
  at: string,
  version: number,
  by: readonly [first: string, last: string, email: string, isByStaff: boolean],
]

/** Reads the column `related` of the joins above. */
export function toRelated(lines: string | null): CaseRelated {
  const related: CaseRelated = {
    cloned: false,
    checkoutState: null,
    lastRevision: null,
    openedAt: null,
    notes: [],
    fileCounts: {},
  }
  if (lines === null) return related
  const openings: Opening[] = []
  for (const line of lines.split('\n')) {
    const end = line.indexOf(' ')
    const value = line.slice(end + 1)
    READ[line.slice(0, end) as keyof typeof READ](value, related, openings) // the names above
  }
  related.openedAt = firstOpening(openings, related.lastRevision)
  if (related.notes.length > 1) related.notes.sort((a, b) => (a.type < b.type ? -1 : 1))
  return related
}

const READ = {
  clone: (_: string, related: CaseRelated) => {
    related.cloned = true
  },
  /** A paid checkout counts more than another one. */
  checkout: (state: string, related: CaseRelated) => {
    if (related.checkoutState !== 'paid') related.checkoutState = state as CheckoutState // by the schema
  },
  report: (revision: string, related: CaseRelated) => {
    related.lastRevision = revision
  },
  opening: (json: string, _: CaseRelated, openings: Opening[]) => {
    openings.push(JSON.parse(json))
  },
  note: (json: string, related: CaseRelated) => {
    const [type, content, at, version, [first, last, email, isByStaff]]: NoteLine = JSON.parse(json)
    const name = writtenName([first, last])
    related.notes.push({ type, content, at, version, name, email, isByStaff })
  },
  files: (counted: string, { fileCounts }: CaseRelated) => {
    const [kind, count] = counted.split(' ')
    fileCounts[kind as FileKind] = Number(count) // by the schema
  },
} as const

function firstOpening(openings: readonly Opening[], lastRevision: string | null): Date | null {
  const times = openings.flatMap(([revision, at]) =>
    revision === lastRevision ? [Date.parse(at)] : [],
  )
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
