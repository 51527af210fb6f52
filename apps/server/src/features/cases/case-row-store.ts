import type { CaseNoteType } from '@systole/domain/cases/case-note'
import type { CheckoutState } from '@systole/domain/payments/checkout'
import type { Pet } from '@systole/domain/pets/pet'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { sql } from 'drizzle-orm'
import { cases } from '../../db/schema/cases.ts'
import type { Scope } from '../../http/actor.ts'
import { writtenName } from '../accounts/account-name-store.ts'

/** A note as read with its case; `at` is an ISO instant. */
export type CaseNoteRow = {
  type: CaseNoteType
  content: string
  at: string
  name: string
  email: string
  isByStaff: boolean
}

type Case = typeof cases.$inferSelect
type CaseField = (typeof CASE_FIELDS)[keyof typeof CASE_FIELDS][number]

/** A case with everything that lists and pages show of it, read in one statement. */
export type CaseRow = Pick<Case, CaseField | 'caseNumber'> &
  Omit<Pet, 'name'> & {
    /** The time of the pet's last weighing or confirmation. */
    weighedAt: Date
    cloned: boolean
    petName: string
    accountId: string
    accountName: string
    accountEmail: string
    hospitalName: string
    hospitalPhone: string
    distributorName: string | null
    country: string
    notes: CaseNoteRow[]
    readerName: string | null
    fileCounts: Partial<Record<FileKind, number>>
    checkoutState: CheckoutState | null
    lastRevision: string | null
    /** The time of the first opening of the newest report by the hospital. */
    openedAt: Date | null
  }

/** The columns of the table `cases` by visible part. */
const CASE_FIELDS = {
  everyone: [
    'caseId',
    'hospitalId',
    'service',
    'status',
    'mode',
    'originalCaseId',
    'version',
    'createdAt',
    'updatedAt',
    'submittedAt',
    'dueAt',
    'pausedAt',
    'expectedAt',
    'closedAt',
    'deletionDueAt',
    'result',
  ],
  clinical: ['clinicalInput', 'questionSession', 'absentFiles'],
  reader: ['readerId', 'claimedAt', 'leaseUntil'],
} as const satisfies Record<string, readonly (keyof Case)[]>

function columnsOf(part: keyof typeof CASE_FIELDS): string {
  return CASE_FIELDS[part].map((field) => `c.${cases[field].name} as "${field}"`).join(', ')
}

/** The columns of a case by visible part; `counts` is for callers who are not shown the single files. */
const COLUMNS = {
  everyone: `
  ${columnsOf('everyone')}, c.case_number::float8 as "caseNumber",
  (select count(*) from cases k where k.original_case_id = c.case_id) > 0 as cloned,
  p.pet_id as "petId", p.identifier, p.name as "petName", p.species, p.other_species as "otherSpecies",
  p.breed_id as "breedId", p.other_breed as "otherBreed", p.birth_date::text as "birthDate",
  p.birth_date_estimated as "birthDateEstimated", coalesce(p.weighed_at, p.created_at) as "weighedAt", p.gender, p.neutered,
  p.weight_grams as "weightGrams", p.size,
  a.account_id as "accountId", json_build_array(a.first_name, a.last_name) as "accountName", a.email as "accountEmail",
  h.name as "hospitalName", h.phone as "hospitalPhone", h.country,
  (select x.state from checkouts x where x.case_id = c.case_id and x.state in ('creating', 'open', 'processing', 'paid')
    order by x.state = 'paid' desc limit 1) as "checkoutState",
  (select max(t.revision) from reports t where t.case_id = c.case_id) as "lastRevision",
  (select min(o.opened_at) from report_openings o where o.case_id = c.case_id
    and o.revision = (select max(t.revision) from reports t where t.case_id = c.case_id)) as "openedAt"`,
  clinical: columnsOf('clinical'),
  owner: `
  p.owner_name as "ownerName", p.owner_email as "ownerEmail", p.owner_contact as "ownerContact"`,
  note: `
  (select coalesce(json_agg(json_build_object('type', n.type, 'content', n.content, 'at', n.written_at,
      'name', json_build_array(w.first_name, w.last_name), 'email', w.email,
      'isByStaff', w.user_type <> 'vet') order by n.type), '[]')
    from case_notes n join accounts w on w.account_id = n.written_by where n.case_id = c.case_id) as notes`,
  reader: `
  ${columnsOf('reader')},
  (select json_build_array(r.first_name, r.last_name) from accounts r where r.account_id = c.reader_id) as "readerName",
  (select d.name from distributors d where d.distributor_id = h.distributor_id) as "distributorName"`,
  counts: `
  (select coalesce(json_object_agg(k.kind, k.n), '{}') from
    (select f.kind, count(*) as n from files f where f.case_id = c.case_id and f.deleted_at is null group by f.kind) k) as "fileCounts"`,
} as const

export type ColumnPart = Exclude<keyof typeof COLUMNS, 'everyone'>

/** Lists the columns of these parts, for a statement on `CASE_TABLES_TEXT`. */
export function caseColumns(parts: readonly ColumnPart[]): string {
  return [COLUMNS.everyone, ...parts.map((part) => COLUMNS[part])].join(',')
}

export const CASE_COLUMNS_TEXT = caseColumns(['clinical', 'owner', 'note', 'reader', 'counts'])

export const CASE_TABLES_TEXT = `cases c
  join pets p on p.pet_id = c.pet_id
  join accounts a on a.account_id = c.created_by
  join hospitals h on h.hospital_id = c.hospital_id`

/** The condition under which cardiologists may read a case: it is paid. */
export const PAID_CASES = 'c.submitted_at is not null'

/** The condition that excludes unpaid cases deleted by their hospital. */
export const PRESENT_CASES = 'c.deleted_at is null'

/** The same by ids, of which there are few: a count still reads an index alone. */
const PRESENT_IN_LIST =
  'c.case_id <> all(array(select d.case_id from cases d where d.deleted_at is not null))'

/** Restricts cases to the services of the caller; the ids are constants of the code. SPEC E6. */
export function ofServices(scope: Scope): string {
  const services = 'services' in scope ? scope.services : undefined
  if (!services) return ''
  return services.length === 0
    ? ' and false'
    : ` and c.service in (${services.map((id) => `'${id}'`).join(', ')})`
}

/** Restricts a lookup by id to the caller's scope. */
export function isReached(scope: Scope) {
  if (scope.reach === 'cases') return sql.raw(PAID_CASES + ofServices(scope))
  return scope.reach === 'own'
    ? sql`c.hospital_id = ${scope.hospitalId} and ${sql.raw(PRESENT_CASES)}`
    : sql.raw(PRESENT_CASES + ofServices(scope))
}

/** Restricts rows to the caller's scope: the own hospital, the cases of its services, or all. */
export function inScope(scope: Scope) {
  if (scope.reach === 'own')
    return sql`c.hospital_id = ${scope.hospitalId} and ${sql.raw(PRESENT_IN_LIST)}`
  return sql.raw((scope.reach === 'cases' ? PAID_CASES : PRESENT_IN_LIST) + ofServices(scope))
}

const TIMES = [
  'createdAt',
  'updatedAt',
  'submittedAt',
  'dueAt',
  'pausedAt',
  'expectedAt',
  'closedAt',
  'deletionDueAt',
  'openedAt',
  'weighedAt',
  'claimedAt',
  'leaseUntil',
] as const

type WrittenName = readonly string[]
/** Names as pairs, before they are joined in the order of their script. */
type RawNames = {
  accountName: WrittenName
  readerName?: WrittenName | null
  notes?: readonly (Omit<CaseNoteRow, 'name'> & { name: WrittenName })[]
}

/** Converts the names and times of a raw row in place, which the driver returns as JSON and text. */
export function toCaseRow(row: Record<string, unknown>): CaseRow {
  const { accountName, readerName, notes } = row as RawNames // the columns above
  row.accountName = writtenName(accountName)
  for (const name of TIMES) {
    const text = row[name]
    if (typeof text === 'string') row[name] = new Date(text)
  }
  if (readerName) row.readerName = writtenName(readerName)
  if (notes) row.notes = notes.map((note) => ({ ...note, name: writtenName(note.name) }))
  return row as CaseRow // the columns above, by the constraints of the schema
}
