import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { hospitals } from './hospitals.ts'

/** `nameKey` is the case-folded pname; `namesake` counts pets that were registered under it on purpose (override). */
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
    gender: text('gender').notNull(),
    neutered: text('neutered').notNull(),
    weightGrams: integer('weight_grams').notNull(),
    size: text('size'),
    ownerName: text('owner_name').notNull().default(''),
    ownerEmail: text('owner_email').notNull().default(''),
    ownerContact: text('owner_contact').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('pets_name_in_hospital').on(t.hospitalId, t.nameKey, t.namesake),
    index('pets_bare_name').on(t.hospitalId, sql`lower(${t.name})`),
    check('pets_weight_positive', sql`${t.weightGrams} > 0`),
  ],
)
