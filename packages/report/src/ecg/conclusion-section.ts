import { reviewNumberText } from '@systole/domain/ecg-reviews/review-fields'
import { fill } from '@systole/i18n/fill'
import type { ConclusionSection } from '../report-layout.ts'
import { durationText, type EcgWords, runOf } from './ecg-words.ts'

/** Returns the diagnoses and one sentence of what was found. */
export function conclusionSection(words: EcgWords): ConclusionSection {
  const { model, texts } = words
  const { title, none, noneIfNormal, open, suspected } = texts.ecgReport.diagnosis
  const noDiagnosis = preparerOf(words) ? noneIfNormal : none
  const lines = [
    ...model.diagnoses.map((each) => runOf(words, each)),
    ...model.otherDiagnoses.map((text) => ({ text })),
    ...model.suspected.map((each) => {
      const run = runOf(words, each)
      return { ...run, text: fill(suspected, { text: run.text }) }
    }),
  ]
  return {
    kind: 'conclusion',
    id: 'diagnosis',
    title,
    lines: lines.length > 0 ? lines : [{ text: model.isDiagnosisOpen ? open : noDiagnosis }],
    summary: [summaryText(words), normalText(words)].filter((part) => part !== '').join(' '),
  }
}

function summaryText({ model, texts }: EcgWords): string {
  const { diagnosis, rhythm: rhythmTexts } = texts.ecgReport
  const { measurements, rhythm } = model
  const rate = measurements.find(({ field }) => field === 'heart_rate.rrRate')?.value ?? null
  const parts = [
    rate === null
      ? ''
      : fill(diagnosis.rate, { rate: reviewNumberText('heart_rate.rrRate', rate) }),
    rhythm.sinus === null || rhythm.sinus === 'undetermined' ? '' : diagnosis.sinus[rhythm.sinus],
    rhythm.regularity === null ? '' : rhythmTexts.regularities[rhythm.regularity],
    ectopyText({ model, texts }),
  ].filter((part) => part !== '')
  return parts.length === 0
    ? ''
    : fill(diagnosis.joined, { parts: parts.join(diagnosis.separator) })
}

function ectopyText({ model, texts }: Pick<EcgWords, 'model' | 'texts'>): string {
  const { diagnosis } = texts.ecgReport
  const { hasVpc, hasPac, ranges } = model.ectopy
  const counted = (['vpc', 'pac'] as const).flatMap((kind) => {
    const isSeen = kind === 'vpc' ? hasVpc : hasPac
    const count = ranges.reduce((sum, range) => sum + (range.kind === kind ? range.count : 0), 0)
    return isSeen === true && count > 0 ? [fill(diagnosis[kind], { count })] : []
  })
  if (counted.length === 0) return hasVpc === false && hasPac === false ? diagnosis.noEctopy : ''
  const { seconds, lostSeconds } = model.recording
  const time = durationText({ texts }, Math.max(0, seconds - lostSeconds))
  return fill(diagnosis.counted, { what: counted.join(diagnosis.separator), time })
}

/** A report without a review says so. SPEC E8. */
function normalText({ model, texts }: EcgWords): string {
  const preparer = preparerOf({ model })
  return preparer ? fill(texts.ecgReport.diagnosis.normal, { name: preparer.name }) : ''
}

/** Returns the signature of the person who prepared a normal report. */
function preparerOf({ model }: Pick<EcgWords, 'model'>) {
  return model.signatures.find((each) => each.as === 'normal')
}
