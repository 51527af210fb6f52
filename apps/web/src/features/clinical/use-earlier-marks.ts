import {
  AUSCULTATION_OPTIONS,
  type AuscultationField,
  type ClinicalInput,
} from '@systole/domain/clinical/clinical-input'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import type { FormPart } from './clinical-form-state.ts'
import { useClinicalWords } from './use-clinical-words.ts'

/** The findings of the same pet at the case this one follows. */
export type EarlierFindings = { date: Date; input: ClinicalInput }

/** Returns "From 12 Oct 2026" for copied values until they are edited, and "On 12 Oct 2026: 36 /min" for values that differ. */
export function useEarlierMarks(props: {
  earlier: EarlierFindings | undefined
  input: ClinicalInput
  edited: readonly FormPart[]
}): (part: FormPart) => string {
  const { earlier, input, edited } = props
  const { t } = useTranslation('clinical')
  const format = useFormat()
  const words = useClinicalWords()
  return (part) => {
    if (!earlier || isEmpty(earlier.input, part)) return ''
    const date = format.date(earlier.date)
    const isSame = JSON.stringify(rawOf(input, part)) === JSON.stringify(rawOf(earlier.input, part))
    if (isSame && !edited.includes(part)) return t('fromDate', { date })
    const value = sayPart(words, earlier.input, part)
    return value && !isSame ? t('earlier', { date, value }) : ''
  }
}

/** Describes an earlier value; long texts are marked and not repeated, because the earlier case opens above the form. */
function sayPart(
  words: ReturnType<typeof useClinicalWords>,
  input: ClinicalInput,
  part: FormPart,
): string {
  if (isAuscultation(part)) return words.option(input.auscultation[part])
  if (part === 'rate') return words.rate(input.respiratoryRate)
  if (part === 'sound') return words.sound(input.breathingSound)
  return part === 'signs' ? words.listed(words.signs(input.clinicalSigns)) : ''
}

function rawOf(input: ClinicalInput, part: FormPart): unknown {
  if (isAuscultation(part)) return input.auscultation[part]
  if (part === 'rate') return input.respiratoryRate
  if (part === 'sound') return input.breathingSound
  return part === 'signs' ? input.clinicalSigns : input[part]
}

function isEmpty(input: ClinicalInput, part: FormPart): boolean {
  if (part === 'sound') return input.breathingSound.breathingSoundKind === ''
  if (part === 'signs') return !Object.values(input.clinicalSigns).includes(true)
  const raw = rawOf(input, part)
  return raw === undefined || raw === '' || raw === '-1'
}

function isAuscultation(part: FormPart): part is AuscultationField {
  return part in AUSCULTATION_OPTIONS
}
