import { useTranslation } from 'react-i18next'
import { isRunning } from './upload-store.ts'
import type { useInspection } from './use-inspection.ts'
import { useUploadWords } from './use-upload-words.ts'

/** What is missing or still on its way, in words, beside Next. */
export function InspectionNote({ stage }: { stage: ReturnType<typeof useInspection> }) {
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const { lacking, onlyComing, waiting, paid, uploads } = stage
  const running = uploads.some(isRunning)
  if (paid) return running && t('goesOnBeside')
  if (lacking.length === 0) return running ? t('goesOnBeside') : t('ready')
  const files = words.kindsInSentence(lacking)
  if (waiting) return t('still.waiting', { files })
  if (onlyComing) return t('still.inLine', { files })
  return t('missing.inLine', { files: words.kinds(lacking) })
}
