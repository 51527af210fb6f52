import { type ComponentType, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NetworkError } from '../api/send.ts'
import { FailurePage } from '../errors/failure-page.tsx'
import { Page } from '../ui/layout/page.tsx'
import { lazyWithPreload } from '../ui/lazy/lazy-with-preload.tsx'
import { servesAnother } from './new-version.ts'

/**
 * Creates a page whose code loads on its first visit. The router's own version reloads the whole app when that code cannot be
 * loaded, which offline ends in the browser's error page.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  const page = lazyWithPreload(load, { Failed: PageNotLoaded })
  // a failed load is shown in its place
  const preload = () => page.fetch().then(ignore, ignore)
  return Object.assign(page, { preload })
}

function PageNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell')
  useEffect(() => void servesAnother().then((another) => another && window.location.reload()), [])
  return (
    <Page as="main">
      <FailurePage error={new NetworkError()} title={t('crash.title')} onRetry={onRetry} />
    </Page>
  )
}

function ignore(): void {}
