import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { TraceNote } from '../../ecg-trace/trace-note.tsx'

/** Says that the server is still reading the file, or offers a newer analysis. */
export function EcgNotes(props: { isProcessing: boolean; onNewer: (() => void) | undefined }) {
  const { isProcessing, onNewer } = props
  const { t } = useTranslation('viewers')
  return (
    <>
      {isProcessing && (
        <TraceNote role="status">
          <span>
            <b>{t('ecg.processing')}</b> {t('ecg.processingShown')}
          </span>
        </TraceNote>
      )}
      {onNewer && (
        <TraceNote role="status">
          {t('ecg.newer')}
          <Button size="small" variant="outlined" onClick={onNewer}>
            {t('ecg.showNewer')}
          </Button>
        </TraceNote>
      )}
    </>
  )
}
