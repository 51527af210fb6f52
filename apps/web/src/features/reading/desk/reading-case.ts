import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import { isToReviewer } from '@systole/domain/cases/case-note'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { ChecklistEntry } from '@systole/domain/ecg-patches/checklist'
import { Language } from '@systole/domain/hospitals/hospital'
import type { Question } from '@systole/domain/questions/question'
import { type FileKind, fileKindFromWire } from '@systole/domain/uploads/file-kind'
import type { FileQuality } from '@systole/domain/uploads/file-quality'

/** The statements of staff about the quality of a file. */
export type FileJudgement = {
  fileName: string
  quality: FileQuality | undefined
  reason: string
  /** True if the automatic beats stay as they are. */
  noPatch: boolean
}

export type AskedQuestion = { type: Question; ownWords: string }

/** A case for the cardiologist, with the wire's short names converted. */
export type ReadingCase = {
  caseId: string
  caseNumber: string
  version: number
  service: Case['serviceId']
  status: CaseStatus
  mode: ConsultMode
  hospital: string
  reportLanguage: Language
  pet: Case['pet']
  clinical: ClinicalInput | null
  questions: AskedQuestion[]
  reader: { accountId: string; name: string; since?: Date | undefined } | undefined
  /** The signer of the pet's last report. */
  lastReader: { accountId: string; name: string } | undefined
  submittedAt: Date | undefined
  dueAt: Date | undefined
  /** The start of the pause of the deadline; `undefined` while it runs. */
  pausedAt: Date | undefined
  /** The expected time of a late report, as announced to the clinic. */
  expectedAt: Date | undefined
  fileCount: number
  /** The checklist of an ECG as staff saved it. */
  checklist: readonly ChecklistEntry[]
  judgements: readonly FileJudgement[]
  /** The step that brought an ECG to its status, if a person gave a reason for it. */
  lastStep?: { action: string; by: string; reason: string; at: Date | undefined } | undefined
  /** The notes of the clinic, a patcher or an admin to the reader of the case. */
  reviewerNotes: { content: string; by: string; at: Date | undefined }[]
  /** Recommended files that the clinic cannot supply, with reasons. */
  absent: { kind: FileKind; reason: string }[]
}

export function toReadingCase(wire: Case): ReadingCase {
  return {
    caseId: wire.caseId,
    caseNumber: wire.id,
    version: wire.version,
    service: wire.serviceId,
    status: wire.status,
    mode: wire.question_session?.mode ?? 'basic',
    hospital: wire.user.hospital,
    reportLanguage: Language.catch('en_us').parse(wire.report_language),
    pet: wire.pet,
    clinical: wire.clinical_input,
    questions: (wire.question_session?.question_session ?? []).map(({ type, question }) => ({
      type,
      ownWords: question.value,
    })),
    reader: wire.reader
      ? {
          accountId: wire.reader.uid,
          name: wire.reader.name,
          since: wire.reader.since ?? undefined,
        }
      : undefined,
    lastReader: wire.last_reader
      ? { accountId: wire.last_reader.uid, name: wire.last_reader.name }
      : undefined,
    submittedAt: wire.submitted ?? undefined,
    dueAt: wire.due ?? undefined,
    pausedAt: wire.paused ?? undefined,
    expectedAt: wire.expected ?? undefined,
    absent: wire.extraInfo.absent_files.flatMap(({ file_type, reason }) => {
      const kind = fileKindFromWire(file_type)
      return kind ? [{ kind, reason }] : []
    }),
    reviewerNotes: wire.note.filter(isToReviewer).map(({ content, time, update_by }) => ({
      content,
      by: update_by.name,
      at: time,
    })),
    fileCount: wire.session_tests.reduce((sum, { count }) => sum + count, 0),
    checklist: wire.session_checklist ?? [],
    judgements: judgementsOf(wire),
    lastStep: lastStepOf(wire),
  }
}

function lastStepOf({ last_step }: Case): ReadingCase['lastStep'] {
  if (!last_step) return undefined
  const { time, ...step } = last_step
  return { ...step, at: time }
}

function judgementsOf({ session_tests }: Case): FileJudgement[] {
  const uploads = session_tests.flatMap(({ test_uploads = [] }) => test_uploads)
  return uploads.map(({ fileName, quality, note, extraInfo }) => ({
    fileName,
    quality: quality || undefined,
    reason: note,
    noPatch: extraInfo.no_patch === true,
  }))
}
