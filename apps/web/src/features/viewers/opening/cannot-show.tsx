import { styled } from '@mui/material/styles'
import { FileX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { DownloadLink } from '../bytes/download-link.tsx'
import type { LinkFailure } from '../bytes/use-file-url.ts'
import type { RenewUrl, ViewedFile } from './viewed-file.ts'

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 14,
  padding: '64px 20px 20px',
  textAlign: 'center',
  overflow: 'auto',
})

/** Shows that a file cannot be displayed, the reason, and a download link unless it was deleted. */
export function CannotShow(props: {
  file: ViewedFile
  renewUrl: RenewUrl | undefined
  /** The cause if its bytes could not be loaded; `reason` describes a problem of the bytes themselves. */
  failure?: LinkFailure | undefined
  reason?: string | undefined
  onRetry?: () => void
}) {
  const { file, renewUrl, failure, onRetry } = props
  const { t } = useTranslation(['viewers', 'common'])
  const isGone = failure === 'gone'
  const isUnread = failure === undefined || failure === 'unreadable'
  const reason = isUnread ? props.reason : t(`viewers:${failure}`)
  return (
    <Centre role="status">
      <Icon of={FileX2} size={32} strokeWidth={1.5} />
      <div>
        <p>{t('viewers:cannotShow')}</p>
        {reason && <p>{reason}</p>}
      </div>
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', justifyContent: 'center' }}>
        {onRetry && !isGone && (
          <Button variant="outlined" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        )}
        {!isGone && (
          <DownloadLink
            file={file}
            renewUrl={renewUrl}
            boxed
            label={t('viewers:download', { name: file.name })}
          >
            {t('viewers:downloadWord')}
          </DownloadLink>
        )}
      </div>
    </Centre>
  )
}
