import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { QuestionSession } from '@systole/domain/questions/question-session'
import { type MeasuredTexts, withoutChips } from '@systole/domain/reports/chips'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { toStamp } from '@systole/domain/time/stamp'
import type { FileGrade } from '@systole/domain/uploads/file-grade'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { buildFrame, type FrameSource, type ReleaseStamp } from './build-frame.ts'
import type { ReportModel } from './model.ts'

type KeyImage = NonNullable<ReportModel['keyImages']>[number]

export type ReportSource = FrameSource & {
  clinical: ClinicalInput | null
  questions: QuestionSession
  files: readonly {
    name: string
    kind: FileKind
    createdAt: Date
    grade: { grade: FileGrade; reason: string } | null
    /** The other animal named in the file, and why the file belongs to the case. */
    otherPatient?: { name: string; reason: string }
  }[]
  /** The key images of the case by id. */
  keyImages: ReadonlyMap<string, Omit<KeyImage, 'id' | 'caption'>>
  measured: MeasuredTexts
  draft: ReportDraft
}

/** Builds one report. Answers have the order in which the vet asked the questions. RVIEW-3. */
export function buildReport(source: ReportSource, release?: ReleaseStamp): ReportModel {
  const { questions, draft } = source
  const said = (text: string) => withoutChips(text, source.measured)
  return {
    format: 1,
    ...buildFrame(source, 'econsult', release),
    mode: questions.mode,
    clinical: source.clinical,
    answers: questions.question_session.map(({ type, question }) => ({
      type,
      question: question.value,
      answer: said(draft.answers.find((answer) => answer.type === type)?.value ?? ''),
    })),
    recommendations: draft.recommendations.map((item) => ({ ...item, name: said(item.name) })),
    notes: said(draft.notes),
    quality: draft.quality,
    ...keyImagesOf(source),
    files: source.files.map(({ name, kind, createdAt, grade, otherPatient }) => ({
      name,
      kind,
      addedAt: toStamp(createdAt),
      ...(grade && { grade: grade.grade, gradeReason: grade.reason }),
      ...(otherPatient && { otherPatient }),
    })),
  }
}

/** Returns the key images in the order of the draft; the field is omitted if there are none. */
function keyImagesOf({ draft, keyImages }: ReportSource): Pick<ReportModel, 'keyImages'> {
  const chosen = (draft.keyImages ?? []).flatMap(({ id, caption }): KeyImage[] => {
    const kept = keyImages.get(id)
    return kept ? [{ ...kept, id, caption }] : []
  })
  return chosen.length === 0 ? {} : { keyImages: chosen }
}
