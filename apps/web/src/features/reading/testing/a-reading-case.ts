import { emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import { aCasePet } from '../../../testing/a-case-pet.ts'
import type { ReadingCase } from '../desk/reading-case.ts'

export const MEI = { accountId: 'u-mei', name: 'Mei Tanaka' }

/** Mochi's case, claimed by Mei, with two questions. */
export function aReadingCase(change: Partial<ReadingCase> = {}): ReadingCase {
  return {
    caseId: 'case_mochi',
    caseNumber: 'EC-24817',
    version: 7,
    service: 'econsult',
    status: 'data_processing',
    checklist: [],
    judgements: [],
    mode: 'advance',
    hospital: 'Tiong Bahru Vet',
    reportLanguage: 'en_us',
    pet: aCasePet(),
    clinical: emptyClinicalInput(),
    questions: [
      { type: 'fullEvaluationAndAnesthesiaPlan', ownWords: '' },
      { type: 'additional_question_1', ownWords: 'Is a dental safe next week?' },
    ],
    reader: MEI,
    lastReader: undefined,
    submittedAt: new Date('2026-11-20T02:00:00Z'),
    dueAt: new Date(Date.now() + 348 * 60_000),
    pausedAt: undefined,
    expectedAt: undefined,
    fileCount: 2,
    reviewerNotes: [],
    absent: [],
    ...change,
  }
}
