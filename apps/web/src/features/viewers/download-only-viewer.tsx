import { useTranslation } from 'react-i18next'
import { CannotShow } from './cannot-show.tsx'
import type { ViewerProps } from './viewer-props.ts'
import { ViewerShell } from './viewer-shell.tsx'

/** avi, mkv and what we do not know: the browser cannot play it, the person can save it. */
export function DownloadOnlyViewer(props: ViewerProps) {
  const { t } = useTranslation('viewers')
  const isVideo = props.file.format === 'avi' || props.file.format === 'mkv'
  return (
    <ViewerShell viewer={props}>
      <CannotShow
        file={props.file}
        renewUrl={props.renewUrl}
        {...(isVideo && { reason: t('videoNotPlayable') })}
      />
    </ViewerShell>
  )
}
