import { useTranslation } from 'react-i18next'
import { DownloadLink } from '../bytes/download-link.tsx'
import { NoteLine } from '../note-line.ts'
import type { RenewUrl, ViewedFile } from '../opening/viewed-file.ts'

/** Shows that a copy is playing, with a link to the original clip. */
export function CopyNote(props: { file: ViewedFile; renewUrl: RenewUrl | undefined }) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  return (
    <NoteLine>
      <span>{t('copy.playing')}</span>
      <DownloadLink file={file} renewUrl={renewUrl} label={t('download', { name: file.name })}>
        {t('copy.original')}
      </DownloadLink>
    </NoteLine>
  )
}
