import type { ConsultMode } from '@systole/domain/cases/case'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { hospitals } from './hospitals.ts'

/**
 * Pets. `nameKey` is identifier and name in lower case; `namesake` counts pets deliberately registered under the same name (override). A
 * trigger on cases updates the `last…` columns, so that the record list needs no lookup of the last case. The column `name_grams`
 * and its index, in a migration only, were used by earlier releases.
 */
export const pets = pgTable(
  'pets',
  {
    petId: text('pet_id').primaryKey(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    identifier: text('identifier').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    namesake: integer('namesake').notNull().default(0),
    species: text('species').notNull(),
    otherSpecies: text('other_species').notNull().default(''),
    breedId: text('breed_id'),
    otherBreed: text('other_breed').notNull().default(''),
    birthDate: date('birth_date').notNull(),
    /** True if the clinic gave an age, from which the birth date was estimated. */
    birthDateEstimated: boolean('birth_date_estimated').notNull().default(false),
    gender: text('gender').notNull(),
    neutered: text('neutered').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    /** The time of the last weighing or confirmation; `null` if there was none since registration. */
    weighedAt: instant('weighed_at'),
    size: text('size'),
    ownerName: text('owner_name').notNull().default(''),
    ownerEmail: text('owner_email').notNull().default(''),
    ownerContact: text('owner_contact').notNull().default(''),
    /** The pet's location and device id as sent by API clients; no screen shows them. */
    location: text('location').notNull().default(''),
    deviceId: text('device_id').notNull().default(''),
    lastCaseId: text('last_case_id'),
    lastCaseAt: instant('last_case_at'),
    lastMode: text('last_mode').$type<ConsultMode>(),
    /** The last case, or the registration: the visit shown in the record list. */
    visitedAt: instant('visited_at').generatedAlwaysAs(sql`coalesce(last_case_at, created_at)`),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('pets_name_in_hospital').on(t.hospitalId, t.nameKey, t.namesake),
    index('pets_bare_name').on(t.hospitalId, sql`lower(${t.name})`),
    // names that many pets have are read from this index alone
    index('pets_named').on(t.petId, t.nameKey),
    // substrings of the name, with and without the hospital; defined in `pet-name-store.ts`
    index('pets_search')
      .using('gin', sql`pet_search_keys(${t.hospitalId}, ${t.nameKey})`)
      .with({ fastupdate: false }),
    index('pets_by_visit').on(
      t.hospitalId,
      t.visitedAt.desc().nullsFirst(),
      t.petId.desc().nullsFirst(),
    ),
    index('pets_newest_named').on(
      t.visitedAt.desc().nullsFirst(),
      t.petId.desc().nullsFirst(),
      t.nameKey,
    ),
    index('pets_by_birth').on(t.hospitalId, t.birthDate, t.petId),
    index('pets_by_weight').on(t.hospitalId, t.weightGrams, t.petId),
    index('pets_by_species').on(t.hospitalId, t.species, sql`lower(${t.name})`, t.petId),
    index('pets_by_type').on(t.hospitalId, sql`coalesce(${t.lastMode}, '')`, t.visitedAt, t.petId),
    check('pets_weight_positive', sql`${t.weightGrams} > 0`),
  ],
)
