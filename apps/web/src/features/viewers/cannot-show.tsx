import { styled } from '@mui/material/styles'
import { FileX2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DownloadLink } from './download-link.tsx'
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

/** Says plainly that a file has no picture here, why, and that it can be saved. */
export function CannotShow(props: {
  file: ViewedFile
  renewUrl: RenewUrl | undefined
  reason?: string
  onRetry?: () => void
}) {
  const { file, renewUrl, reason, onRetry } = props
  const { t } = useTranslation(['viewers', 'common'])
  return (
    <Centre role="status">
      <Icon of={FileX2} size={32} strokeWidth={1.5} />
      <div>
        <p>{t('viewers:cannotShow')}</p>
        {reason && <p>{reason}</p>}
      </div>
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', justifyContent: 'center' }}>
        {onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {t('common:tryAgain')}
          </Button>
        )}
        <DownloadLink
          file={file}
          renewUrl={renewUrl}
          boxed
          label={t('viewers:download', { name: file.name })}
        >
          {t('viewers:downloadWord')}
        </DownloadLink>
      </div>
    </Centre>
  )
}
