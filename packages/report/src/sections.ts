import { fill } from '@systole/i18n/fill'
import { htmlLang } from '@systole/i18n/languages'
import { addendumSections } from './addendum-sections.ts'
import { answersSection } from './answers-section.ts'
import type { AnyReport } from './any-report.ts'
import { changedSection } from './changed-section.ts'
import { clinicalSection } from './clinical-section.ts'
import { disclaimerSection, footerText, signatureSection } from './closing-sections.ts'
import { dateText } from './dates.ts'
import { layOutEcgReport } from './ecg/lay-out-ecg-report.ts'
import { gradeText } from './grade-text.ts'
import { keyImagesSection } from './key-images-section.ts'
import type { ReportModel } from './model.ts'
import { patientSection } from './patient-section.ts'
import type { ReportLayout, ReportSection, TableSection, TextSection } from './report-layout.ts'
import type { ReportSurroundings } from './report-surroundings.ts'
import { reportTextsOf } from './report-texts.ts'
import type { Words } from './report-words.ts'
import { simplifyReport } from './simplify-report.ts'
import { titleBlock } from './title-block.ts'
import { verificationSection } from './verification-section.ts'

/** Lays out a report of any service in its language. */
export function layOutReport(frozen: AnyReport, around: ReportSurroundings): ReportLayout {
  return frozen.format === 2 ? layOutEcgReport(frozen, around) : layOutConsult(frozen, around)
}

/** Lays out an eConsult section by section in the order of the specification, omitting empty ones. RVIEW-2. */
function layOutConsult(frozen: ReportModel, around: ReportSurroundings): ReportLayout {
  const texts = reportTextsOf(frozen.wording ?? frozen.language, around.toSimplified)
  const model = frozen.language === 'zh_cn' ? simplifyReport(frozen, around.toSimplified) : frozen
  const words = { model, texts, timeZone: model.timeZone }
  return {
    lang: htmlLang[texts.writtenIn],
    titleBlock: titleBlock(words),
    sections: [
      changedSection(words),
      patientSection(words),
      clinicalSection(words),
      answersSection(words),
      recommendationsSection(words),
      notesSection(words),
      keyImagesSection(words),
      signatureSection(words),
      ...addendumSections(words),
      disclaimerSection(words),
      appendixSection(words),
      verificationSection(words, around.verification),
    ].filter((section) => section !== undefined) satisfies ReportSection[],
    footer: footerText(words),
  }
}

function recommendationsSection({ model, texts }: Words): TableSection | undefined {
  if (model.recommendations.length === 0) return undefined
  const { recommendations } = texts.reports.document
  return {
    kind: 'table',
    id: 'recommendations',
    title: recommendations.title,
    intro: '',
    columns: [recommendations.what, recommendations.priority],
    widths: [0.68, 0.32],
    rows: model.recommendations.map(({ name, priority }) => [
      name,
      recommendations.priorities[priority],
    ]),
  }
}

function notesSection({ model, texts }: Words): TextSection | undefined {
  if (model.notes.trim() === '') return undefined
  return { kind: 'text', id: 'notes', title: texts.reports.document.notes, text: model.notes }
}

/** Returns a file's name; if it names another animal, with that name and the reason why the file belongs to the case. */
function fileText(
  { name, otherPatient }: ReportModel['files'][number],
  { otherPatient: words }: Words['texts']['reports']['document']['appendix'],
): string {
  if (!otherPatient) return name
  return `${name}\n${fill(words, { patient: otherPatient.name, reason: otherPatient.reason })}`
}

function appendixSection({ model, texts, timeZone }: Words): TableSection | undefined {
  if (model.files.length === 0) return undefined
  const { appendix } = texts.reports.document
  const isGraded = model.files.some(({ grade }) => grade !== undefined)
  return {
    kind: 'table',
    id: 'appendix',
    title: appendix.title,
    intro:
      model.quality === null
        ? ''
        : fill(appendix.quality, { quality: appendix.qualities[model.quality] }),
    columns: [appendix.file, appendix.kind, appendix.added, ...(isGraded ? [appendix.grade] : [])],
    widths: isGraded ? [0.36, 0.2, 0.15, 0.29] : [0.56, 0.26, 0.18],
    rows: model.files.map((file) => [
      fileText(file, appendix),
      appendix.kinds[file.kind],
      dateText(file.addedAt, timeZone),
      ...(isGraded ? [gradeText(file, appendix)] : []),
    ]),
  }
}
