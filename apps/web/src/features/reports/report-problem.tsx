import { paths } from '@systole/contract/pages'
import { FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../api/query.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'

/** The codes -6002, -6024 (no release yet) and -103, all of which mean that this reader has no such report. */
const NOT_THERE = [-6002, -6024, -103]

export function ReportProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('reports')
  if (!(error instanceof RefusedError && NOT_THERE.includes(error.code))) {
    return <FailureNotice error={error} onRetry={onRetry} />
  }
  return (
    <Card style={{ maxWidth: 560, margin: '64px auto' }}>
      <VisuallyHidden as="h1">{t('listTitle')}</VisuallyHidden>
      <EmptyState
        icon={FileX}
        action={<ButtonLink href={paths.report()}>{t('view.toList')}</ButtonLink>}
      >
        {t('view.notFound')}
        <br />
        {t('view.notFoundHint')}
      </EmptyState>
    </Card>
  )
}
