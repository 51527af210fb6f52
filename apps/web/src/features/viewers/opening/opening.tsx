import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  gap: 10,
  textAlign: 'center',
  '& [role="progressbar"]': { width: 200 },
})

/** The style of a notice in a corner of the picture. */
const OVER_PICTURE = { inset: 'auto 0 0 0', padding: 14, textShadow: '0 0 3px #000, 0 0 3px #000' }

/** A smaller picture of the same file, shown until the file itself is drawn. */
const Preview = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
})

/** Shows the loading progress of a file. */
export function Opening(props: {
  percent?: number
  name: string
  previewUrl?: string | undefined
}) {
  const { percent, name, previewUrl } = props
  const { t } = useTranslation('viewers')
  return (
    <>
      {previewUrl && <Preview src={previewUrl} alt="" draggable={false} data-preview />}
      <Centre data-skeleton style={previewUrl ? OVER_PICTURE : undefined}>
        <span>{t('opening')}</span>
        {percent !== undefined && (
          <ProgressBar label={t('openingFile', { name })} percent={percent} />
        )}
      </Centre>
    </>
  )
}
