import { fill } from '@systole/i18n/fill'
import { htmlLang } from '@systole/i18n/languages'
import { addendumSections } from '../addendum-sections.ts'
import { changedSection } from '../changed-section.ts'
import { disclaimerSection, footerText } from '../closing-sections.ts'
import { patientSection } from '../patient-section.ts'
import type { ReportLayout, ReportSection, ScaleSection, TitleBlock } from '../report-layout.ts'
import type { ReportSurroundings } from '../report-surroundings.ts'
import { reportTextsOf } from '../report-texts.ts'
import { titleBlockOf } from '../title-block.ts'
import { verificationSection } from '../verification-section.ts'
import { conclusionSection } from './conclusion-section.ts'
import { daySections } from './day-sections.ts'
import type { EcgReportModel } from './ecg-report-model.ts'
import { ecgSignatureSections } from './ecg-signature-sections.ts'
import type { EcgWords } from './ecg-words.ts'
import { ectopySection } from './ectopy-section.ts'
import { leadsSection, measurementsSection } from './measurements-section.ts'
import { recordingSection } from './recording-section.ts'
import { rhythmSection } from './rhythm-section.ts'
import { simplifyEcgReport } from './simplify-ecg-report.ts'
import { stripsSection } from './strips-section.ts'
import {
  evaluationNoteSection,
  evaluationSection,
  interpretationSection,
  treatmentSection,
  vetNoteSection,
} from './written-sections.ts'

/** Lays out an ECG report in its language: the conclusion first, then what it rests on. Handbook 5.8. */
export function layOutEcgReport(frozen: EcgReportModel, around: ReportSurroundings): ReportLayout {
  const texts = reportTextsOf(frozen.wording ?? frozen.language, around.toSimplified)
  const model =
    frozen.language === 'zh_cn' ? simplifyEcgReport(frozen, around.toSimplified) : frozen
  const words = { model, texts, timeZone: model.timeZone }
  return {
    lang: htmlLang[texts.writtenIn],
    titleBlock: ecgTitleBlock(words),
    sections: [
      changedSection(words),
      conclusionSection(words),
      patientSection(words),
      recordingSection(words),
      measurementsSection(words),
      leadsSection(words),
      rhythmSection(words),
      ectopySection(words),
      ...daySections(words),
      stripsSection(words),
      interpretationSection(words),
      evaluationSection(words),
      evaluationNoteSection(words),
      treatmentSection(words),
      vetNoteSection(words),
      ...ecgSignatureSections(words),
      ...addendumSections(words),
      disclaimerSection(words),
      verificationOf(words, around),
      scaleSection(words),
    ].filter((section) => section !== undefined) satisfies ReportSection[],
    footer: footerText(words),
  }
}

function ecgTitleBlock(words: EcgWords): TitleBlock {
  const { model, texts } = words
  return titleBlockOf(words, {
    title: texts.ecgReport.title,
    subtitle: fill(texts.ecgReport.subtitle, {
      service: texts.common.services[model.service],
      caseNumber: model.caseNumber,
    }),
  })
}

/** Adds the revision of the beats to what proves the report. */
function verificationOf(words: EcgWords, { verification }: ReportSurroundings) {
  const section = verificationSection(words, verification)
  const { patchRevision, automaticBeats } = words.texts.ecgReport
  const value = words.model.patchRevision || automaticBeats
  return section && { ...section, facts: [...section.facts, { label: patchRevision, value }] }
}

function scaleSection({ texts }: EcgWords): ScaleSection {
  return { kind: 'scale', id: 'scale', text: texts.ecgReport.scale }
}
