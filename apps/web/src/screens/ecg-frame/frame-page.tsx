import { styled } from '@mui/material/styles'
import { revisionTime } from '@systole/domain/reports/revision'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { EcgPage, OpenedPage } from './use-ecg-page.ts'

const Page = styled('main')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100dvh',
    backgroundColor: surface.paper,
    color: ink.body,
    '& > header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '2px 14px',
      padding: '8px 14px',
      borderBottom: `1px solid ${edge.line}`,
      fontSize: '.875rem',
    },
    '& h1': { fontSize: '1rem', fontWeight: 600, color: ink.strong, fontFamily: 'inherit' },
    '& [data-muted]': { color: ink.muted },
  }
})
const Middle = styled('div')({ alignSelf: 'center', justifySelf: 'center', padding: 16 })

/** Provides the queries of a page without a session. */
export function FrameQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** Shows the title and origin of what is shown, without a menu, around the content of an ECG page. */
export function FramePage(props: {
  kind: 'trace' | 'bars'
  page: EcgPage
  /** Said beside the title, such as an offer of a newer revision. */
  aside?: ReactNode
  children: (opened: OpenedPage) => ReactNode
}) {
  const { kind, page, aside, children } = props
  const { t } = useTranslation(['ecgFrame', 'common'])
  const format = useFormat()
  const { data, error, refetch } = page
  const patch = data?.patch
  const at = patch && revisionTime(patch.patch_revision)
  const title = at ? t(kind, { revision: format.dateTime(at) }) : t(`${kind}Automatic`)
  useEffect(() => {
    if (data) document.title = title
  }, [data, title])
  if (error && !data) {
    const isEnded = error instanceof RefusedError
    return (
      <Page>
        <span />
        <Middle>
          <Notice tone={isEnded ? 'info' : 'warn'}>
            {t(isEnded ? 'ended' : 'failed')}
            {!isEnded && (
              <Button size="small" variant="outlined" onClick={() => void refetch()}>
                {t('common:tryAgain')}
              </Button>
            )}
          </Notice>
        </Middle>
      </Page>
    )
  }
  return (
    <Page aria-busy={!data}>
      <header>
        {data && (
          <>
            <h1>{title}</h1>
            <span data-muted>{data.recording.fileName}</span>
            <span data-muted>{t('beats', { count: data.beats.length })}</span>
            <span>{patch ? t('by', { name: patch.author.name }) : t('unchecked')}</span>
            {aside}
          </>
        )}
      </header>
      {data && <Content opened={data}>{children}</Content>}
    </Page>
  )
}

function Content(props: { opened: OpenedPage; children: (opened: OpenedPage) => ReactNode }) {
  const { t } = useTranslation('ecgFrame')
  const { state } = props.opened.recording
  if (state === 'ready') return props.children(props.opened)
  return (
    <Middle>
      <Notice tone="info">{t(state === 'failed' ? 'unreadable' : 'reading')}</Notice>
    </Middle>
  )
}
