import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../api/query.ts'
import { NetworkError } from '../api/send.ts'
import { FailurePage } from '../errors/failure-page.tsx'
import { Button } from '../ui/button/button.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'

/** Shows a page that could not be rendered: what happened, and a retry. */
export function RouteProblem({ error }: { error: unknown }) {
  const router = useRouter()
  const { t } = useTranslation(['shell', 'common'])
  // offline, a reload would replace the page with the browser's error
  const cut = navigator.onLine ? undefined : new NetworkError()
  if (cut || error instanceof NetworkError || error instanceof RefusedError) {
    return (
      <Page as="main">
        <FailurePage
          error={cut ?? error}
          title={t('crash.title')}
          onRetry={() => void router.invalidate()}
        />
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
