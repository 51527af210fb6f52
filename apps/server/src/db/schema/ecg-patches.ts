import type { PatchEdit } from '@systole/domain/ecg-patches/patch-edit'
import type { DecidableShape } from '@systole/domain/ecg-patches/undecided-groups'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { bytea, instant } from './columns.ts'
import { ecgRecordings } from './ecg.ts'

/**
 * A revision of the beats of a recording: edits on its parent, or on the automatic beats of `base`. It is never changed. A trigger
 * keeps the stamps of a case increasing and the recording in the case. `beats` has 8 bytes for each beat, like those of an analysis.
 */
export const ecgPatches = pgTable(
  'ecg_patches',
  {
    recordingId: text('recording_id')
      .notNull()
      .references(() => ecgRecordings.recordingId, { onDelete: 'cascade' }),
    /** A 14-digit stamp. */
    patchRevision: text('patch_revision').notNull(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    parent: text('parent'),
    baseVersion: integer('base_version').notNull(),
    baseSpecies: text('base_species').notNull(),
    edits: jsonb('edits').$type<PatchEdit[]>().notNull(),
    noPatch: boolean('no_patch').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => accounts.accountId),
    role: text('role').$type<'patcher' | 'reviewer'>().notNull(),
    note: text('note').notNull(),
    beats: bytea('beats').notNull(),
    beatsSha256: text('beats_sha256').notNull(),
    /** The beats by label. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.recordingId, t.patchRevision] }),
    unique('ecg_patches_of_case').on(t.caseId, t.patchRevision),
    // one child of each revision, and one first revision
    uniqueIndex('ecg_patches_are_a_chain').on(t.recordingId, sql`coalesce(${t.parent}, '')`),
    foreignKey({
      name: 'ecg_patches_parent_of_recording',
      columns: [t.recordingId, t.parent],
      foreignColumns: [t.recordingId, t.patchRevision],
    }),
    check('ecg_patches_stamp', sql`${t.patchRevision} ~ '^[0-9]{14}$'`),
    check('ecg_patches_change', sql`${t.noPatch} = (jsonb_array_length(${t.edits}) = 0)`),
  ],
)

/** The automatic beats of a recording at another sensitivity than 0, which a revision may ask for. Never changed. */
export const ecgSensitivityBeats = pgTable(
  'ecg_sensitivity_beats',
  {
    recordingId: text('recording_id')
      .notNull()
      .references(() => ecgRecordings.recordingId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    species: text('species').notNull(),
    sensitivity: integer('sensitivity').notNull(),
    beats: bytea('beats').notNull(),
    /** The shapes and outliers of these beats, numbered as those of the analysis; null in rows of before they were kept. */
    shapes: jsonb('shapes').$type<SensitivityShapes>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recordingId, t.version, t.species, t.sensitivity] })],
)

/**
 * The measurements of a lead on the beats of a revision; in the lead '' are the values that the recording is read by. `problem` says
 * why nothing could be measured. Another computation comes out equal and is not stored again.
 */
export const ecgMeasurementSets = pgTable(
  'ecg_measurement_sets',
  {
    recordingId: text('recording_id').notNull(),
    patchRevision: text('patch_revision').notNull(),
    lead: text('lead').notNull(),
    analysisVersion: integer('analysis_version').notNull(),
    values: jsonb('values').$type<Record<string, MeasuredField>>().notNull(),
    /** Rhythm, median beat and all else that was described, with the lead ''. */
    description: jsonb('description').$type<Record<string, unknown>>(),
    problem: text('problem'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.recordingId, t.patchRevision, t.lead, t.analysisVersion] }),
    foreignKey({
      name: 'ecg_measurement_sets_of_patch',
      columns: [t.recordingId, t.patchRevision],
      foreignColumns: [ecgPatches.recordingId, ecgPatches.patchRevision],
    }).onDelete('cascade'),
  ],
)

/** The shapes and the outliers of an analysis as `packages/ecg` makes them. */
export type SensitivityShapes = {
  shapes: (DecidableShape & Record<string, unknown>)[]
  outliers: Record<string, unknown>[]
}

/** A value in the unit of its name, one standard deviation, the step of the signal and the number of beats. */
export type MeasuredField = { value: number; uncertainty: number; resolution: number; n: number }
