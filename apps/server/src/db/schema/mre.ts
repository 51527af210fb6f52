import type { EcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { MreLanguage, MreSection } from '@systole/domain/mre/mre-phrase'
import type { Priority } from '@systole/domain/reports/report-draft'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** A phrase of the ECG catalogue. Its id names the same phrase for ever; a removed one is kept. SPEC ECG-6. */
export const mrePhrases = pgTable('mre_phrases', {
  phraseId: text('phrase_id').primaryKey(),
  section: text('section').$type<MreSection>().notNull(),
  /** A field to type in, which is never sent as a phrase. SPEC E19. */
  isManual: boolean('is_manual').notNull().default(false),
  priority: text('priority').$type<Priority>(),
  place: integer('place').notNull().default(0),
  /** The services in whose reviews the phrase is offered. */
  services: text('services').array().$type<EcgService[]>().notNull().default(['ecg1l', 'ecg6l']),
  /** Increases with every change of the phrase itself; its texts have versions of their own. */
  version: integer('version').notNull().default(1),
  /** `null` for the portal itself at its first start. */
  createdBy: text('created_by').references(() => accounts.accountId),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
})

/**
 * The texts of phrases in their order; the newest of a language is the draft, and the newest approved one is in force. A text is never
 * changed, only approved once. Empty: the phrase has no text in this language.
 */
export const mrePhraseTexts = pgTable(
  'mre_phrase_texts',
  {
    version: bigint('version', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    phraseId: text('phrase_id')
      .notNull()
      .references(() => mrePhrases.phraseId),
    language: text('language').$type<MreLanguage>().notNull(),
    text: text('text').notNull(),
    writtenBy: text('written_by').references(() => accounts.accountId),
    writtenAt: instant('written_at').notNull(),
    approvedBy: text('approved_by').references(() => accounts.accountId),
    approvedAt: instant('approved_at'),
  },
  (t) => [
    index('mre_phrase_texts_of_phrase').on(t.phraseId, t.language, t.version),
    check('mre_phrase_texts_approval', sql`(${t.approvedBy} is null) = (${t.approvedAt} is null)`),
  ],
)
