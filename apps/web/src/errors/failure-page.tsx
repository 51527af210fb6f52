import { paths } from '@systole/contract/pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../api/query.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { FailureNotice } from './failure-notice.tsx'

/** Replaces a page that cannot be shown: no access, no such case, or another reason, each with a next step. */
export function FailurePage(props: {
  error: unknown
  title: string
  onRetry?: () => void
  /** The link to this page's own list; the start page by default. */
  back?: ReactNode
}) {
  const { error, title, onRetry, back } = props
  const { t } = useTranslation('errors')
  const refusal = error instanceof RefusedError ? error.refusal : undefined
  const titles = { accessDenied: t('noAccessTitle'), caseNotFound: t('noCaseTitle') }
  const shown =
    refusal === 'accessDenied' || refusal === 'caseNotFound' ? titles[refusal] : undefined
  useDocumentTitle(shown ?? title)
  return (
    <>
      <PageHeader title={shown ?? title} />
      <FailureNotice error={error} {...(onRetry && { onRetry })} />
      <div style={{ marginTop: 20 }}>
        {back ?? (
          <ButtonLink variant="outlined" href={paths.home()}>
            {t('toStart')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
