import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { PlayBar } from '../play-bar.tsx'
import { ToolButton } from '../tool-button.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { type CaliperState, caliperReading } from './use-caliper.ts'

/** What the caliper reads, beside the trace and not on it, and its way into the answer. */
export function CaliperBar({ caliper, onInsert }: ViewerProps & { caliper: CaliperState }) {
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const { seconds, beatsPerMinute } = caliperReading(caliper)
  const values = { seconds: format.fixed(seconds, 2), rate: beatsPerMinute ?? '–' }
  return (
    <PlayBar aria-live="off">
      <span>
        {t('ecg.caliper.interval')} <b>{t('ecg.seconds', values)}</b>
      </span>
      <span>
        <b>{values.rate}</b> {t('ecg.bpm')}
      </span>
      <ToolButton
        icon={ChevronLeft}
        label={t('ecg.caliper.marchBack')}
        iconOnly
        onClick={() => caliper.march(-1)}
      />
      <ToolButton
        icon={ChevronRight}
        label={t('ecg.caliper.marchOn')}
        iconOnly
        onClick={() => caliper.march(1)}
      />
      {onInsert && beatsPerMinute !== undefined && (
        <Button
          size="small"
          variant="outlined"
          sx={{ ml: 'auto', minHeight: 32, py: 0 }}
          onClick={() => onInsert(t('ecg.caliper.inserted', values))}
        >
          {t('insert')}
        </Button>
      )}
    </PlayBar>
  )
}
