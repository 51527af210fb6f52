import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { ShownMeasurement } from './use-file-measurements.ts'

/** Shows the author and the save state. */
export function SaveWords(props: { measurement: ShownMeasurement; onRetry?: () => void }) {
  const { measurement, onRetry } = props
  const { author, own, save, updatedAt } = measurement
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const when = updatedAt ? format.dateTime(updatedAt) : ''
  return (
    <small>
      {own ? t('measure.you') : author}
      {' · '}
      {save === 'saved' ? when : t(`measure.save.${save}`)}
      {save === 'refused' && onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('measure.again')}
        </Button>
      )}
    </small>
  )
}
