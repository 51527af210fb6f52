import { useTranslation } from 'react-i18next'
import { CannotShow } from './cannot-show.tsx'
import { copyReason } from './copy-reason.ts'
import { previewOf } from './viewed-file.ts'
import type { ViewerProps } from './viewer-props.ts'
import { ViewerShell } from './viewer-shell.tsx'

/** avi, mkv and what we do not know: the browser cannot play it, the person can save it and reads whether a copy comes. */
export function DownloadOnlyViewer(props: ViewerProps) {
  const { t } = useTranslation('viewers')
  const isVideo = props.file.format === 'avi' || props.file.format === 'mkv'
  const copy = previewOf(props.file, 'video')
  const reason = isVideo && (copyReason(t, copy) ?? t('videoNotPlayable'))
  return (
    <ViewerShell viewer={props}>
      <CannotShow file={props.file} renewUrl={props.renewUrl} {...(reason && { reason })} />
    </ViewerShell>
  )
}
