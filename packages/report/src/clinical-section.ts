import {
  type Auscultation,
  type AuscultationField,
  statedSymptoms,
  UNCHOSEN,
} from '@systole/domain/clinical/clinical-input'
import { followsFromNoMurmur } from '@systole/domain/clinical/murmur'
import { fill } from '@systole/i18n/fill'
import { orNotApplicable } from './not-applicable.ts'
import type { FactsSection } from './report-layout.ts'
import type { Words } from './report-words.ts'
import type { ReportTexts } from './written-texts.ts'

type Clinical = NonNullable<Words['model']['clinical']>

export function clinicalSection({ model, texts }: Words): FactsSection | undefined {
  const { clinical } = model
  if (clinical === null) return undefined
  const { auscultation } = clinical
  const labels = texts.reports.document.clinical
  const value = (text: string) => orNotApplicable(texts, text)
  const heard = (...fields: AuscultationField[]) => value(heardText(texts, auscultation, fields))
  return {
    kind: 'facts',
    id: 'clinical',
    title: labels.title,
    facts: [
      { label: labels.respiratoryRate, value: value(rateText(texts, clinical)) },
      { label: labels.breathSound, value: value(breathSoundText(texts, clinical)) },
      {
        label: labels.murmur,
        value: heard('murmurGrade', 'murmurTiming'),
      },
      { label: labels.location, value: heard('murmurLocation', 'murmurSegment') },
      { label: labels.gallop, value: heard('gallop') },
      { label: labels.muffled, value: heard('muffledSounds') },
    ],
    wide: [
      { label: labels.signs, value: value(signsText(texts, clinical)) },
      { label: labels.progress, value: value(clinical.progressSoFar) },
      { label: labels.history, value: value(clinical.medicalHistory) },
      { label: labels.dosing, value: value(clinical.dosingInformation) },
    ],
  }
}

/** Formats the rate; a rate of zero is treated as missing. */
function rateText(texts: ReportTexts, clinical: Clinical): string {
  const rate = clinical.respiratoryRate.trim()
  if (rate === '' || Number(rate) === 0) return ''
  return fill(texts.common.units.perMinute, { value: rate })
}

function breathSoundText(texts: ReportTexts, clinical: Clinical): string {
  const { breathingSoundKind, otherBreathingSound } = clinical.breathingSound
  if (breathingSoundKind === '') return ''
  const sound = texts.reports.document.clinical.breathSounds[breathingSoundKind]
  return breathingSoundKind === 'others' && otherBreathingSound !== '' ? otherBreathingSound : sound
}

/** Joins the chosen options of these fields without repetition, or "no murmur" if none applies: "4/6, systolic", "Not sure". */
function heardText(
  texts: ReportTexts,
  auscultation: Auscultation,
  fields: readonly AuscultationField[],
): string {
  const { options, listSeparator } = texts.reports.document.clinical
  const asked = fields.filter((field) => !followsFromNoMurmur(auscultation, field))
  if (asked.length === 0) return sentence(options['0'])
  const said = asked
    .map((field) => auscultation[field])
    .filter((chosen) => chosen !== UNCHOSEN)
    .map((chosen) => options[chosen])
  return sentence([...new Set(said)].join(listSeparator))
}

function signsText(texts: ReportTexts, clinical: Clinical): string {
  const { signNames, listSeparator } = texts.reports.document.clinical
  const shown = statedSymptoms(clinical)
  return sentence(shown.map((sign) => signNames[sign]).join(listSeparator))
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
