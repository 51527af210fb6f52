import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { describeError } from '../api/describe-error.ts'
import { RefusedError } from '../api/query.ts'
import { NetworkError } from '../api/send.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** A page that could not be shown: what happened, and one more try. */
export function RouteProblem({ error }: { error: unknown }) {
  const router = useRouter()
  const { t } = useTranslation(['shell', 'common'])
  if (error instanceof NetworkError || error instanceof RefusedError) {
    return (
      <Page as="main">
        <Notice tone="danger" announce onRetry={() => void router.invalidate()}>
          {describeError(error)}
        </Notice>
      </Page>
    )
  }
  return (
    <Page as="main">
      <PageHeader title={t('crash.title')} lead={t('crash.text')} />
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('common:reload')}
      </Button>
    </Page>
  )
}
