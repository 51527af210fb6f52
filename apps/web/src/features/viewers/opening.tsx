import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/progress-bar.tsx'

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  gap: 10,
  textAlign: 'center',
  '& [role="progressbar"]': { width: 200 },
})

/** A file on its way, with how much of it is here. */
export function Opening({ percent, name }: { percent?: number; name: string }) {
  const { t } = useTranslation('viewers')
  return (
    <Centre>
      <span>{t('opening')}</span>
      {percent !== undefined && (
        <ProgressBar label={t('openingFile', { name })} percent={percent} />
      )}
    </Centre>
  )
}
