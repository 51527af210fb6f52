import {
  AUSCULTATION_OPTIONS,
  type AuscultationField,
  type ClinicalInput,
  statedSymptoms,
  UNCHOSEN,
} from '@systole/domain/clinical/clinical-input'
import { followsFromNoMurmur } from '@systole/domain/clinical/murmur'
import type { EnglishTexts } from '@systole/i18n/text-parts'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'

const OPTION_KEYS: Readonly<
  Record<string, Exclude<keyof EnglishTexts['clinical']['options'], 'grade' | 'ofNoMurmur'>>
> = {
  0: 'noMurmur',
  systolic: 'systolic',
  diastolic: 'diastolic',
  continuous: 'continuous',
  yes: 'yes',
  no: 'no',
  left: 'left',
  right: 'right',
  apical: 'apical',
  basilar: 'basilar',
  'not sure': 'notSure',
}

/** Returns functions that describe clinical findings in the reader's language. */
export function useClinicalWords() {
  const { t } = useTranslation('clinical')
  const format = useFormat()
  return useMemo(
    () => ({
      option: (value: string) => optionWord(t, value),
      noMurmurHere: t('options.ofNoMurmur'),
      /** Describes a finding; when no murmur was heard, the fields that describe one show only that. */
      heard: (auscultation: ClinicalInput['auscultation'], field: AuscultationField) =>
        followsFromNoMurmur(auscultation, field)
          ? t('options.ofNoMurmur')
          : optionWord(t, auscultation[field]),
      choices: (field: AuscultationField) =>
        AUSCULTATION_OPTIONS[field].map((value) => ({ value, label: optionWord(t, value) })),
      sound: (sound: ClinicalInput['breathingSound']) =>
        sound.breathingSoundKind === 'others'
          ? sound.otherBreathingSound
          : sound.breathingSoundKind && t(`breathingSound.${sound.breathingSoundKind}`),
      signs: (signs: ClinicalInput['clinicalSigns']) =>
        statedSymptoms({ clinicalSigns: signs }).map((kind) => t(`signs.${kind}`)),
      listed: (names: readonly string[]) => names.join(t('listSeparator')),
      rate: (rate: string) => (rate === '' ? '' : format.perMinute(rate)),
      /** Summarises the findings, as in "44 /min, murmur 3/6, gallop", for the stage list and the payment dialog. */
      summary: (input: ClinicalInput) =>
        [
          input.respiratoryRate && format.perMinute(input.respiratoryRate),
          murmurWord(t, input.auscultation),
          input.auscultation.gallop === 'yes' && t('summary.gallop'),
        ]
          .filter(Boolean)
          .join(t('listSeparator')),
    }),
    [t, format],
  )
}

function optionWord(t: TFunction<'clinical'>, value: string): string {
  if (value === UNCHOSEN) return ''
  const key = OPTION_KEYS[value]
  return key ? t(`options.${key}`) : t('options.grade', { grade: value })
}

function murmurWord(t: TFunction<'clinical'>, auscultation: ClinicalInput['auscultation']): string {
  const grade = auscultation.murmurGrade
  if (grade === UNCHOSEN) return ''
  if (grade === 'not sure') return t('summary.murmurNotSure')
  if (grade === '0') return t('summary.noMurmur')
  const timing = optionWord(t, auscultation.murmurTiming).toLowerCase()
  const murmur = t('summary.murmur', { grade })
  return timing && auscultation.murmurTiming !== 'not sure' ? `${murmur} ${timing}` : murmur
}
