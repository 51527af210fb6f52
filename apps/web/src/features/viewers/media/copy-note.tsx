import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { DownloadLink } from '../download-link.tsx'
import type { RenewUrl, ViewedFile } from '../viewed-file.ts'

const Line = styled('p')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    margin: 0,
    padding: '4px 14px',
    borderTop: `1px solid ${edge.line}`,
    fontSize: '.875rem',
    color: ink.muted,
    backgroundColor: surface.canvas,
  }
})

/** Says that what plays is a copy, and leads to the clip as it was sent. */
export function CopyNote(props: { file: ViewedFile; renewUrl: RenewUrl | undefined }) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  return (
    <Line>
      <span>{t('copy.playing')}</span>
      <DownloadLink file={file} renewUrl={renewUrl} label={t('download', { name: file.name })}>
        {t('copy.original')}
      </DownloadLink>
    </Line>
  )
}
