import type { TestQuality } from '@systole/domain/ecg-cases/test-quality'
import type { ChecklistEntry } from '@systole/domain/ecg-patches/checklist'
import type { Pet } from '@systole/domain/pets/pet'
import { sql } from 'drizzle-orm'
import { cases } from '../../db/schema/cases.ts'
import type { Scope } from '../../http/actor.ts'
import { writtenName } from '../accounts/account-name-store.ts'
import { type CaseRelated, toRelated } from './case-related-store.ts'

/** The preparation of an ECG case, read with it. */
type CaseTest = { checklist: ChecklistEntry[]; qualities: TestQuality[]; pushedAt: string | null }
type Case = typeof cases.$inferSelect
type CaseField = (typeof CASE_FIELDS)[keyof typeof CASE_FIELDS][number]

/** A case with everything that lists and pages show of it, read in one statement. */
export type CaseRow = Pick<Case, CaseField | 'caseNumber'> &
  Omit<Pet, 'name'> &
  CaseRelated & {
    /** The time of the pet's last weighing or confirmation. */
    weighedAt: Date
    petName: string
    accountId: string
    accountName: string
    accountEmail: string
    hospitalName: string
    hospitalPhone: string
    distributorName: string | null
    country: string
    readerName: string | null
    firstReviewerName: string | null
    secondReviewerName: string | null
    asyncReviewerName: string | null
    /** The preparation of an ECG case, once somebody saved it. */
    test: CaseTest | null
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
  recording: ['recordingConditions'],
  reader: [
    'readerId',
    'claimedAt',
    'leaseUntil',
    'patcherId',
    'firstReviewerId',
    'secondReviewerId',
    'asyncReviewerId',
  ],
} as const satisfies Record<string, readonly (keyof Case)[]>

function columnsOf(part: keyof typeof CASE_FIELDS): string {
  return CASE_FIELDS[part].map((field) => `c.${cases[field].name} as "${field}"`).join(', ')
}

/** Selects the name of a person of the case, without a look-up where there is none. */
function nameColumn(person: 'reader' | 'first_reviewer' | 'second_reviewer' | 'async_reviewer') {
  const name = person.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `case when c.${person}_id is not null then
    (select json_build_array(r.first_name, r.last_name) from accounts r where r.account_id = c.${person}_id) end as "${name}Name"`
}

/** The columns of a case by visible part. */
const COLUMNS = {
  everyone: `
  ${columnsOf('everyone')}, c.case_number::float8 as "caseNumber",
  p.pet_id as "petId", p.identifier, p.name as "petName", p.species, p.other_species as "otherSpecies",
  p.breed_id as "breedId", p.other_breed as "otherBreed", p.birth_date::text as "birthDate",
  p.birth_date_estimated as "birthDateEstimated", coalesce(p.weighed_at, p.created_at) as "weighedAt", p.gender, p.neutered,
  p.weight_grams as "weightGrams", p.size,
  a.account_id as "accountId", json_build_array(a.first_name, a.last_name) as "accountName", a.email as "accountEmail",
  h.name as "hospitalName", h.phone as "hospitalPhone", h.country`,
  clinical: columnsOf('clinical'),
  recording: columnsOf('recording'),
  owner: `
  p.owner_name as "ownerName", p.owner_email as "ownerEmail", p.owner_contact as "ownerContact"`,
  reader: `
  ${columnsOf('reader')},
  ${nameColumn('reader')}, ${nameColumn('first_reviewer')}, ${nameColumn('second_reviewer')}, ${nameColumn('async_reviewer')},
  case when c.service <> 'econsult' then
    (select json_build_object('checklist', t.checklist, 'qualities', t.qualities, 'pushedAt', t.pushed_at)
      from case_tests t where t.case_id = c.case_id limit 1) end as test,
  (select d.name from distributors d where d.distributor_id = h.distributor_id) as "distributorName"`,
} as const

export type ColumnPart = Exclude<keyof typeof COLUMNS, 'everyone'>

/** Lists the columns of these parts, for a statement on `CASE_TABLES_TEXT` that joins `related`. */
export function caseColumns(parts: readonly ColumnPart[]): string {
  return [COLUMNS.everyone, 'l.related', ...parts.map((part) => COLUMNS[part])].join(',')
}

export const CASE_COLUMNS_TEXT = caseColumns(['clinical', 'recording', 'owner', 'reader'])

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

const PEOPLE = [
  'readerName',
  'firstReviewerName',
  'secondReviewerName',
  'asyncReviewerName',
] as const
type WrittenName = readonly string[]
/** The columns to convert: names as pairs, before they are joined in the order of their script, and facts as lines. */
type Raw = { accountName: WrittenName; related: string | null } & {
  [Name in (typeof PEOPLE)[number]]?: WrittenName | null
}

/** Converts the names and facts of a raw row in place. */
export function toCaseRow(row: Record<string, unknown>): CaseRow {
  const raw = row as Raw // the columns above
  const related = toRelated(raw.related)
  row.accountName = writtenName(raw.accountName)
  for (const name of PEOPLE) {
    const written = raw[name]
    if (written) row[name] = writtenName(written)
  }
  return Object.assign(row, related) as CaseRow // the columns above, by the constraints of the schema
}
