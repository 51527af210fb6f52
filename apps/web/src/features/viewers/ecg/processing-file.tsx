import { styled } from '@mui/material/styles'
import type { ImportProgress } from '@systole/domain/ecg-recordings/recording'
import { useTranslation } from 'react-i18next'
import { useRemarkWords } from '../../ecg-trace/recordings/use-remark-words.ts'
import { Opening } from '../opening/opening.tsx'
import type { EcgFile } from './ecg-file.ts'

const Centre = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  gap: 6,
  padding: 20,
  textAlign: 'center',
  '& p': { margin: 0 },
})

/** Shows that a file is being opened, or that the server has to read it first. */
export function ProcessingFile(props: {
  name: string
  isProcessing: boolean
  progress: ImportProgress | undefined
  file: Extract<EcgFile, { state: 'opening' }>
}) {
  const { name, isProcessing, progress, file } = props
  const words = useRemarkWords()
  const { t } = useTranslation('viewers')
  const { percent } = file
  if (!isProcessing || percent !== undefined)
    return <Opening name={name} {...(percent !== undefined && { percent })} />
  return (
    <Centre role="status">
      <p>
        <b>{progress ? words.progress({ progress }) : t('ecg.processing')}</b>
      </p>
      <p>{t('ecg.processingHint')}</p>
    </Centre>
  )
}
