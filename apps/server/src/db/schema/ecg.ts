import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import type {
  ImportProgress,
  PrintedScale,
  RecordingLead,
  RecordingProblem,
  RecordingState,
  RecordingWarning,
  StatedGap,
} from '@systole/domain/ecg-recordings/recording'
import type { StatedFacts } from '@systole/domain/ecg-recordings/stated-facts'
import type { EcgValueField } from '@systole/domain/ecg-values/ecg-value'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { bytea, instant } from './columns.ts'
import { files } from './uploads.ts'

/**
 * An ECG recording of a file, numbered within it from 1. A trigger keeps a ready one from changing. The bytes of signal and pyramid
 * are shared by all files with the same bytes, such as those of a follow-up.
 */
export const ecgRecordings = pgTable(
  'ecg_recordings',
  {
    recordingId: text('recording_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    hospitalId: text('hospital_id').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.fileId, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    state: text('state').$type<RecordingState>().notNull().default('importing'),
    problem: jsonb('problem').$type<RecordingProblem>(),
    /** The last known step of the import, only for people to look at. */
    progress: jsonb('progress').$type<ImportProgress>(),
    samplesPerSecond: doublePrecision('samples_per_second'),
    sampleCount: bigint('sample_count', { mode: 'number' }),
    /** ISO 8601 as the file writes it; a recorder's clock often names no zone. */
    startedAt: text('started_at'),
    leads: jsonb('leads').$type<RecordingLead[]>().notNull().default([]),
    /** The recorder's own words. */
    filter: text('filter').notNull().default(''),
    device: text('device').notNull().default(''),
    /** The animal that the file names. */
    patientName: text('patient_name').notNull().default(''),
    printed: jsonb('printed').$type<PrintedScale>(),
    conditions: jsonb('conditions').$type<RecordingConditions>().notNull().default({}),
    gaps: jsonb('gaps').$type<StatedGap[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<RecordingWarning[]>().notNull().default([]),
    signalKey: text('signal_key'),
    signalBytes: bigint('signal_bytes', { mode: 'number' }),
    signalSha256: text('signal_sha256'),
    pyramidKey: text('pyramid_key'),
    pyramidBytes: bigint('pyramid_bytes', { mode: 'number' }),
    pyramidSha256: text('pyramid_sha256'),
    createdAt: instant('created_at').notNull(),
    importedAt: instant('imported_at'),
  },
  (t) => [
    uniqueIndex('ecg_recordings_of_file').on(t.fileId, t.number),
    index('ecg_recordings_of_case').on(t.caseId),
    index('ecg_recordings_by_signal').on(t.signalKey),
    index('ecg_recordings_by_pyramid').on(t.pyramidKey),
    index('ecg_recordings_importing').on(t.createdAt).where(sql`${t.state} = 'importing'`),
    check(
      'ecg_recordings_ready_is_stored',
      sql`(${t.state} = 'ready') = (${t.signalKey} is not null and ${t.pyramidKey} is not null)`,
    ),
    check(
      'ecg_recordings_failed_says_why',
      sql`(${t.state} = 'failed') = (${t.problem} is not null)`,
    ),
  ],
)

/**
 * An automatic analysis of a recording, which is never changed: a newer version or another species is another row. `beats` has 8
 * bytes for each beat, as `packages/ecg/src/beats/beat-records.ts` writes them. `overview` is what the overview of a long recording
 * shows; null for a short one.
 */
export const ecgAnalyses = pgTable(
  'ecg_analyses',
  {
    recordingId: text('recording_id')
      .notNull()
      .references(() => ecgRecordings.recordingId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    species: text('species').notNull(),
    result: jsonb('result').$type<Record<string, unknown>>().notNull(),
    beats: bytea('beats').notNull(),
    beatsSha256: text('beats_sha256').notNull(),
    overview: jsonb('overview').$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recordingId, t.version, t.species] })],
)

/**
 * The values of a recording that people gave in place of automatic ones, in their order and never changed: the newest counts. A value
 * of `null` returns to the automatic one. What was automatic then is kept with it.
 */
export const ecgValues = pgTable(
  'ecg_values',
  {
    ecgValueId: bigint('ecg_value_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordingId: text('recording_id')
      .notNull()
      .references(() => ecgRecordings.recordingId, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => accounts.accountId),
    field: text('field').$type<EcgValueField>().notNull(),
    /** In the unit that the name of the field ends with. */
    value: doublePrecision('value'),
    automatic: doublePrecision('automatic'),
    analysisVersion: integer('analysis_version'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('ecg_values_of_recording').on(t.recordingId, t.ecgValueId)],
)

/**
 * Requests of staff to read a file as an ECG, in their order and never changed: the newest of a file counts. `companions` are the
 * other files of the same recording, and `stated` what the person stated because the file lacks it. E22.
 */
export const ecgImports = pgTable(
  'ecg_imports',
  {
    ecgImportId: bigint('ecg_import_id', { mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity(),
    hospitalId: text('hospital_id').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.fileId, { onDelete: 'cascade' }),
    companions: jsonb('companions').$type<string[]>().notNull().default([]),
    stated: jsonb('stated').$type<StatedFacts>().notNull().default({}),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => accounts.accountId),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('ecg_imports_of_file').on(t.fileId, t.ecgImportId)],
)
