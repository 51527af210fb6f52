import { useTranslation } from 'react-i18next'
import { useConnection } from '../../../api/connection.ts'
import { useUploadWords } from '../dialog/use-upload-words.ts'
import { isRunning, isStopped } from '../queue/upload-store.ts'
import type { useInspection } from './use-inspection.ts'

/** Shows missing and unfinished files beside Next. */
export function InspectionNote({ stage }: { stage: ReturnType<typeof useInspection> }) {
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const isOnline = useConnection() === 'online'
  const { lacking, onlyComing, waiting, paid, uploads } = stage
  if (uploads.some(isRunning) && (paid || lacking.length === 0)) {
    return t(isOnline ? 'goesOnBeside' : 'resumesOnline')
  }
  const stopped = uploads.filter(isStopped).length
  if (stopped > 0 && (paid || lacking.length === 0)) return t('notIn', { count: stopped })
  if (paid) return null
  if (lacking.length === 0) return t('ready')
  const files = words.kindsInSentence(lacking)
  if (waiting) return t('still.waiting', { files })
  if (onlyComing) return t('still.inLine', { files })
  return t('missing.inLine', { files: words.kinds(lacking) })
}
