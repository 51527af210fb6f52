import type {
  DicomFacts,
  DocumentFacts,
  EcgFacts,
  FileFacts,
  MediaFacts,
} from '@systole/domain/uploads/file-facts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'

const MODALITY_WORDS = {
  CR: 'xray',
  DX: 'xray',
  RG: 'xray',
  RF: 'xray',
  US: 'ultrasound',
  ECG: 'ecg',
  HD: 'ecg',
  CT: 'ct',
  MR: 'mr',
} as const

/** Returns a function that formats the facts of a file: `X-ray`, `RL`, `study of 18 Nov 2026`. */
export function useFactsWords(): (facts: FileFacts) => string[] {
  const { t } = useTranslation('uploads')
  const format = useFormat()

  const dicomWords = (dicom: DicomFacts) => [
    modalityWord(dicom.modality),
    dicom.view,
    dicom.studyDate && t('facts.studyOf', { date: format.date(noonOf(dicom.studyDate)) }),
    dicom.frames > 1 && t('facts.frames', { count: dicom.frames }),
  ]
  const modalityWord = (modality: string | null) => {
    const word = wordOf(modality)
    return word ? t(`facts.modality.${word}`) : modality
  }
  const mediaWords = ({ durationSeconds, widthPixels, heightPixels }: MediaFacts) => [
    durationSeconds !== null && clock(durationSeconds),
    sizeWord(widthPixels, heightPixels),
  ]
  const sizeWord = (width: number | null, height: number | null) =>
    width !== null && height !== null && t('facts.size', { width, height })
  const documentWords = ({ pages, isEncrypted, hasActiveContent }: DocumentFacts) => [
    pages !== null && t('facts.pages', { count: pages }),
    isEncrypted && t('facts.locked'),
    hasActiveContent && t('facts.active'),
  ]
  const ecgWords = ({ leads, durationSeconds }: EcgFacts) => [
    t('facts.leads', { count: leads.length }),
    clock(durationSeconds),
  ]
  return ({ dicom, media, picture, document, ecg }) =>
    [
      ...(dicom ? dicomWords(dicom) : []),
      ...(media ? mediaWords(media) : []),
      ...(picture ? [sizeWord(picture.widthPixels, picture.heightPixels)] : []),
      ...(document ? documentWords(document) : []),
      ...(ecg ? ecgWords(ecg) : []),
    ].filter((word) => typeof word === 'string')
}

function wordOf(modality: string | null) {
  return Object.entries(MODALITY_WORDS).find(([code]) => code === modality)?.[1]
}

/** Returns noon of a day, which is the same date in all supported zones. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00`)
}

/** Formats `0:04`, `1:02:30`. */
function clock(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
