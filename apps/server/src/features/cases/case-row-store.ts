import type { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import type { CaseNoteType } from '@systole/domain/cases/case-note'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { CheckoutState } from '@systole/domain/payments/checkout'
import type { Pet } from '@systole/domain/pets/pet'
import type { QuestionSession } from '@systole/domain/questions/question-session'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { FileQuality } from '@systole/domain/uploads/file-quality'
import { sql } from 'drizzle-orm'
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

/** A case with all that lists and pages show of it, read in one statement. */
export type CaseRow = Omit<Pet, 'name'> & {
  /** The time of the pet's last weighing or confirmation. */
  weighedAt: Date
  caseId: string
  caseNumber: number
  status: CaseStatus
  mode: ConsultMode | null
  clinicalInput: ClinicalInput | null
  questionSession: QuestionSession | null
  absentFiles: AbsentFile[]
  originalCaseId: string | null
  version: number
  createdAt: Date
  updatedAt: Date
  submittedAt: Date | null
  dueAt: Date | null
  pausedAt: Date | null
  /** The expected time of a late report, as announced to the clinic. */
  expectedAt: Date | null
  closedAt: Date | null
  deletionDueAt: Date | null
  cloned: boolean
  petName: string
  accountId: string
  accountName: string
  accountEmail: string
  hospitalName: string
  hospitalPhone: string
  distributorName: string | null
  country: string
  result: FileQuality | null
  notes: CaseNoteRow[]
  readerId: string | null
  readerName: string | null
  claimedAt: Date | null
  leaseUntil: Date | null
  fileCounts: Partial<Record<FileKind, number>>
  checkoutState: CheckoutState | null
  lastRevision: string | null
  /** The time of the first opening of the newest report by the hospital. */
  openedAt: Date | null
}

export const CASE_COLUMNS_TEXT = `
  c.case_id as "caseId", c.case_number::float8 as "caseNumber", c.hospital_id as "hospitalId", c.status, c.mode,
  c.clinical_input as "clinicalInput", c.question_session as "questionSession",
  c.absent_files as "absentFiles", c.original_case_id as "originalCaseId",
  c.version, c.created_at as "createdAt", c.updated_at as "updatedAt", c.submitted_at as "submittedAt",
  c.due_at as "dueAt", c.paused_at as "pausedAt", c.expected_at as "expectedAt", c.closed_at as "closedAt",
  c.deletion_due_at as "deletionDueAt",
  exists (select 1 from cases k where k.original_case_id = c.case_id) as cloned,
  p.pet_id as "petId", p.identifier, p.name as "petName", p.species, p.other_species as "otherSpecies",
  p.breed_id as "breedId", p.other_breed as "otherBreed", p.birth_date::text as "birthDate",
  p.birth_date_estimated as "birthDateEstimated", coalesce(p.weighed_at, p.created_at) as "weighedAt", p.gender, p.neutered,
  p.weight_grams as "weightGrams", p.size, p.owner_name as "ownerName", p.owner_email as "ownerEmail",
  p.owner_contact as "ownerContact",
  a.account_id as "accountId", json_build_array(a.first_name, a.last_name) as "accountName", a.email as "accountEmail",
  h.name as "hospitalName", h.phone as "hospitalPhone", h.country, c.result,
  (select d.name from distributors d where d.distributor_id = h.distributor_id) as "distributorName",
  (select coalesce(jsonb_agg(jsonb_build_object('type', n.type, 'content', n.content, 'at', n.written_at,
      'name', jsonb_build_array(w.first_name, w.last_name), 'email', w.email,
      'isByStaff', w.user_type <> 'vet') order by n.type), '[]')
    from case_notes n join accounts w on w.account_id = n.written_by where n.case_id = c.case_id) as notes,
  c.reader_id as "readerId", c.claimed_at as "claimedAt", c.lease_until as "leaseUntil",
  (select json_build_array(r.first_name, r.last_name) from accounts r where r.account_id = c.reader_id) as "readerName",
  (select coalesce(jsonb_object_agg(k.kind, k.n), '{}') from
    (select f.kind, count(*) as n from files f where f.case_id = c.case_id and f.deleted_at is null group by f.kind) k) as "fileCounts",
  (select x.state from checkouts x where x.case_id = c.case_id and x.state in ('creating', 'open', 'processing', 'paid')
    order by x.state = 'paid' desc limit 1) as "checkoutState",
  (select max(t.revision) from reports t where t.case_id = c.case_id) as "lastRevision",
  (select min(o.opened_at) from report_openings o where o.case_id = c.case_id
    and o.revision = (select max(t.revision) from reports t where t.case_id = c.case_id)) as "openedAt"`

export const CASE_TABLES_TEXT = `cases c
  join pets p on p.pet_id = c.pet_id
  join accounts a on a.account_id = c.created_by
  join hospitals h on h.hospital_id = c.hospital_id`

export const CASE_COLUMNS = sql.raw(CASE_COLUMNS_TEXT)
export const CASE_TABLES = sql.raw(CASE_TABLES_TEXT)

/** A cardiologist reads what is paid. */
export const PAID_CASES = 'c.submitted_at is not null'

/** An unpaid case that its hospital deleted is there for nobody. */
export const PRESENT_CASES = 'c.deleted_at is null'

/** The same by ids, of which there are few: a count still reads an index alone. */
const PRESENT_IN_LIST =
  'c.case_id <> all(array(select d.case_id from cases d where d.deleted_at is not null))'

/** Restricts rows to the caller's scope: the own hospital, paid cases for cardiologists, or all. */
export function inScope(scope: Scope) {
  if (scope.reach === 'own')
    return sql`c.hospital_id = ${scope.hospitalId} and ${sql.raw(PRESENT_IN_LIST)}`
  return sql.raw(scope.reach === 'cases' ? PAID_CASES : PRESENT_IN_LIST)
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
/** Names are pairs until they are written in their order. */
type RawNames = {
  accountName: WrittenName
  readerName: WrittenName | null
  notes: readonly (Omit<CaseNoteRow, 'name'> & { name: WrittenName })[]
}

/** Converts the times of a raw row, which the driver returns as Dates or text. */
export function toCaseRow(raw: Record<string, unknown>): CaseRow {
  const times = Object.fromEntries(
    TIMES.map((name) => [
      name,
      raw[name] === null
        ? null
        : new Date(String(raw[name] instanceof Date ? raw[name].toISOString() : raw[name])),
    ]),
  )
  const { accountName, readerName, notes } = raw as RawNames // the columns above
  const names = {
    accountName: writtenName(accountName),
    readerName: readerName && writtenName(readerName),
    notes: notes.map((note) => ({ ...note, name: writtenName(note.name) })),
  }
  return { ...raw, ...times, ...names } as CaseRow // the columns above, by the constraints of the schema
}
