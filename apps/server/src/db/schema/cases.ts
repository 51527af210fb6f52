import type { WireClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import type { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import type { EscalationStep } from '@systole/domain/cases/service-clock'
import type { EcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { TestQuality } from '@systole/domain/ecg-cases/test-quality'
import type { ChecklistEntry } from '@systole/domain/ecg-patches/checklist'
import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import type { QuestionSession } from '@systole/domain/questions/question-session'
import type { ServiceId } from '@systole/domain/services/service-id'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import type { FileQuality } from '@systole/domain/uploads/file-quality'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { hospitals } from './hospitals.ts'
import { pets } from './pets.ts'

export const cases = pgTable(
  'cases',
  {
    caseId: text('case_id').primaryKey(),
    caseNumber: bigserial('case_number', { mode: 'number' }).notNull(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.petId),
    createdBy: text('created_by')
      .notNull()
      .references(() => accounts.accountId),
    service: text('service').$type<ServiceId>().notNull().default('econsult'),
    status: text('status').$type<CaseStatus>().notNull(),
    mode: text('mode').$type<ConsultMode>(),
    clinicalInput: jsonb('clinical_input').$type<WireClinicalInput>(),
    questionSession: jsonb('question_session').$type<QuestionSession>(),
    /** File kinds that the vet cannot supply, each with a reason for the cardiologist. */
    absentFiles: jsonb('absent_files').$type<AbsentFile[]>().notNull().default([]),
    /** How the ECGs of the case were recorded; null until somebody states it. E31. */
    recordingConditions: jsonb('recording_conditions').$type<RecordingConditions>(),
    originalCaseId: text('original_case_id'),
    readerId: text('reader_id').references(() => accounts.accountId),
    /** The people of an ECG case beside its assignee: who prepared it last, and who reviewed it in each round. */
    patcherId: text('patcher_id').references(() => accounts.accountId),
    firstReviewerId: text('first_reviewer_id').references(() => accounts.accountId),
    secondReviewerId: text('second_reviewer_id').references(() => accounts.accountId),
    asyncReviewerId: text('async_reviewer_id').references(() => accounts.accountId),
    claimedAt: instant('claimed_at'),
    /** The end of the reader's lease, extended while the desk is used; null if the case was assigned and not opened yet. */
    leaseUntil: instant('lease_until'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    submittedAt: instant('submitted_at'),
    dueAt: instant('due_at'),
    /** The start of the pause of the deadline while the clinic has to answer. SPEC 13. */
    pausedAt: instant('paused_at'),
    /** The expected time of a late report, as announced to the clinic after the deadline. */
    expectedAt: instant('expected_at'),
    closedAt: instant('closed_at'),
    /** The start of the promise: the submission, or the acceptance of a repeated report. */
    promisedAt: instant('promised_at'),
    /** The end of the promise: the delivery of the report or the rejection. Later revisions do not change it. */
    endedAt: instant('ended_at'),
    /** The quality of the files according to the newest report; `rejected` if the case was rejected. */
    result: text('result').$type<FileQuality>(),
    /** The announced deletion time of an unpaid case; a trigger clears it when a person changes the case. SPEC 23. */
    deletionDueAt: instant('deletion_due_at'),
    /**
     * The time at which the hospital deleted an unpaid case. It is excluded from all lists and lookups, and removed once the
     * deletion cannot be undone.
     */
    deletedAt: instant('deleted_at'),
  },
  (t) => {
    const people = [t.readerId, t.patcherId, t.firstReviewerId, t.secondReviewerId] as const
    const newest = () => newestOf(t)
    return [
      uniqueIndex('cases_number').on(t.caseNumber),
      uniqueIndex('cases_one_clone')
        .on(t.originalCaseId)
        .where(sql`${t.originalCaseId} is not null`),
      index('cases_of_hospital').on(t.hospitalId, ...newest()),
      index('cases_of_hospital_in_status').on(t.hospitalId, t.status, ...newest()),
      index('cases_in_status').on(t.status, ...newest()),
      index('cases_with_result')
        .on(t.result, ...newest())
        .where(sql`${t.result} is not null`),
      index('cases_of_creator').on(t.createdBy, ...newest()),
      index('cases_newest').on(...newest()),
      // staff list and count the cases of their service from these indexes alone; each case is in one of them
      index('cases_of_econsult')
        .on(...newest(), t.status, t.submittedAt)
        .where(sql`${t.service} = 'econsult'`),
      index('cases_of_ecg')
        .on(...newest(), t.service, t.status, t.submittedAt)
        .where(sql`${t.service} <> 'econsult'`),
      index('cases_of_hospital_in_service').on(t.hospitalId, t.service, ...newest(), t.status),
      index('cases_by_deadline')
        .on(t.dueAt)
        .where(sql`${t.status} in ('submit', 'data_processing')`),
      index('cases_most_urgent').on(
        sql`coalesce(${t.dueAt}, '2200-01-01T00:00:00Z'::timestamptz)`,
        t.caseId,
      ),
      index('cases_by_status').on(t.status, t.mode),
      ...indexesOfPeople(t),
      // the cases of a pet are listed and counted from this index alone
      index('cases_by_pet').on(t.petId, ...newest(), t.hospitalId, t.status, t.submittedAt),
      index('cases_unpaid_by_change').on(t.updatedAt).where(sql`${t.status} in ('open', 'upload')`),
      index('cases_by_deletion').on(t.deletionDueAt).where(sql`${t.deletionDueAt} is not null`),
      index('cases_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
      index('cases_by_end')
        .on(sql`coalesce(${t.closedAt}, ${t.submittedAt})`)
        .where(sql`${t.submittedAt} is not null`),
      // the operations page reads these three alone
      index('cases_in_hand')
        .on(t.service, t.dueAt, t.readerId, t.pausedAt)
        .where(sql`${t.promisedAt} is not null and ${t.endedAt} is null`),
      index('cases_promised')
        .on(t.promisedAt, t.service, t.caseId)
        .where(sql`${t.promisedAt} is not null`),
      index('cases_ended')
        .on(t.endedAt, t.service, t.promisedAt, t.dueAt, t.status, ...people)
        .where(sql`${t.endedAt} is not null`),
      index('cases_missed')
        .on(t.endedAt)
        .where(sql`${t.status} <> 'reject' and ${t.endedAt} > ${t.dueAt}`),
      check('cases_ended_was_promised', sql`${t.endedAt} is null or ${t.promisedAt} is not null`),
      check('cases_submitted_has_deadline', sql`(${t.submittedAt} is null) = (${t.dueAt} is null)`),
      check(
        'cases_read_only_when_submitted',
        sql`${t.status} not in ('submit', 'data_processing', 'close') or ${t.submittedAt} is not null`,
      ),
      check('cases_deleted_is_unpaid', sql`${t.deletedAt} is null or ${t.submittedAt} is null`),
    ]
  },
)

/** The preparation of a case: the checklist of its ECG, and the quality of its files. A case has one test of each type. */
export const caseTests = pgTable(
  'case_tests',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    type: text('type').$type<EcgService>().notNull(),
    checklist: jsonb('checklist').$type<ChecklistEntry[]>().notNull().default([]),
    /** By file, as staff judge it; a file without an entry is not judged yet. */
    qualities: jsonb('qualities').$type<TestQuality[]>().notNull().default([]),
    /** The time of the last push notification about the test. */
    pushedAt: instant('pushed_at'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.type] })],
)

/** Escalation steps that were notified, in percent of the promised time; the key ensures one notification per round. */
export const caseEscalations = pgTable(
  'case_escalations',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    /** The number of repeated reports before; each starts a new deadline. */
    round: integer('round').notNull().default(0),
    step: integer('step').$type<EscalationStep>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.round, t.step] })],
)

/** The case log people read. Written in the transaction of the change. */
export const caseEvents = pgTable(
  'case_events',
  {
    caseEventId: bigserial('case_event_id', { mode: 'number' }).primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    hospitalId: text('hospital_id').notNull(),
    at: instant('at').notNull().defaultNow(),
    actorId: text('actor_id'),
    role: text('role').notNull(),
    action: text('action').notNull(),
    fromValue: text('from_value').notNull().default(''),
    toValue: text('to_value').notNull().default(''),
    note: text('note').notNull().default(''),
  },
  (t) => [
    index('case_events_of_case').on(t.caseId, t.caseEventId),
    // substrings of a note are found by pairs of characters, like those of a pet's name
    index('case_events_note')
      .using('gin', sql`name_grams(lower(${t.note}))`)
      .with({ fastupdate: false }),
    index('case_events_setbacks')
      .on(t.action, t.at, t.caseId)
      .where(sql`${t.action} in ('case.reject', 'ecg.askQuality', 'ecg.sentBack')`),
  ],
)

/** An append-only log; a trigger refuses UPDATE and DELETE. */
export const auditLog = pgTable(
  'audit_log',
  {
    auditId: bigserial('audit_id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    actorId: text('actor_id'),
    role: text('role').notNull(),
    hospitalId: text('hospital_id'),
    requestId: text('request_id').notNull(),
    action: text('action').notNull(),
    object: text('object').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('audit_log_object').on(t.object), index('audit_log_at').on(t.at)],
)

type Columns = Record<
  | ('createdAt' | 'caseId' | 'status' | 'submittedAt' | 'readerId')
  | ('patcherId' | 'firstReviewerId' | 'secondReviewerId' | 'asyncReviewerId'),
  ExtraConfigColumn
>

function newestOf(t: Pick<Columns, 'createdAt' | 'caseId'>) {
  return [t.createdAt.desc().nullsFirst(), t.caseId.desc().nullsFirst()] as const
}

/** The cases of a reader are listed and counted from the index alone; those of other people are few, as only ECG cases have them. */
function indexesOfPeople(t: Columns) {
  const of = (name: string, person: ExtraConfigColumn) =>
    index(name)
      .on(person, ...newestOf(t))
      .where(sql`${person} is not null`)
  return [
    index('cases_by_reader').on(t.readerId, t.status, ...newestOf(t), t.submittedAt),
    of('cases_by_patcher', t.patcherId),
    of('cases_by_first_reviewer', t.firstReviewerId),
    of('cases_by_second_reviewer', t.secondReviewerId),
    of('cases_by_async_reviewer', t.asyncReviewerId),
  ]
}
