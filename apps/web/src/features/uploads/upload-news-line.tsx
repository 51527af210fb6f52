import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useUploadNews } from './upload-news.ts'

/** Quarters and arrivals, for those who hear the page. */
export function UploadNewsLine({ caseId }: { caseId: string }) {
  const { t } = useTranslation('uploads')
  const news = useUploadNews(caseId)
  return (
    <VisuallyHidden role="status">
      {news?.kind === 'quarter' && t('progress.quarter', news)}
      {news?.kind === 'added' && t('fileAdded', news)}
    </VisuallyHidden>
  )
}
