import { useTranslation } from 'react-i18next'
import { copyReason } from './bytes/copy-reason.ts'
import { CannotShow } from './opening/cannot-show.tsx'
import { previewOf } from './opening/viewed-file.ts'
import type { ViewerProps } from './viewer-props.ts'
import { ViewerShell } from './viewer-shell.tsx'

/** Offers the download of a format that browsers cannot play, and shows whether a playable copy is being created. */
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
