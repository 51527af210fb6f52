import { readMeasurement } from '@systole/domain/measurements/measure'
import { INTERVALS } from '@systole/domain/measurements/measurement'
import { isScaleMethod } from '@systole/domain/measurements/page-scale'
import { RulerDimensionLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { ToolGroup } from '../tools/tool-button.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { LabelSelect } from './label-select.tsx'
import { SaveWords } from './save-words.tsx'
import { StripBar } from './strip-parts.tsx'
import type { ShownMeasurement } from './use-file-measurements.ts'
import { useMeasureWords } from './use-measure-words.ts'
import type { Measuring } from './use-measuring.ts'

/** The leads that a printed ECG can have; the empty one is unnamed. */
const LEADS = ['', 'I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6']

/** Shows the value of a caliper on a page of an ECG, or the length of a scale mark. */
export function PageStrip(props: {
  measuring: Measuring
  chosen: ShownMeasurement
  onInsert: ViewerProps['onInsert'] | undefined
}) {
  const { measuring, chosen, onInsert } = props
  const { start, remove, spacing, pageOf } = measuring
  const { t } = useTranslation('viewers')
  const words = useMeasureWords()
  const page = pageOf(chosen.frame)
  const reading = readMeasurement(chosen, spacing, page)
  const isScale = isScaleMethod(chosen.method)
  const missing = chosen.method === 'pageAmplitude' ? 'voltageScale' : 'timeScale'
  const hasScale = isScale || (missing === 'timeScale' ? page.time : page.voltage) !== undefined
  return (
    <StripBar>
      <div data-words>
        <div role="status">
          {words.name(reading)} <b>{words.value(reading)}</b>
        </div>
        {!isScale && hasScale && (
          <div>
            <small>{t('measure.page.uncertain')}</small>
          </div>
        )}
        <SaveWords measurement={chosen} onRetry={() => measuring.autosaver.retry()} />
      </div>
      <div data-hands>
        {chosen.own && !isScale && <OwnTools {...{ measuring, chosen }} />}
        {!hasScale && (
          <Button size="small" variant="outlined" onClick={() => start(missing)}>
            {t('measure.page.set')}
          </Button>
        )}
        {chosen.own && (
          <Button size="small" onClick={() => remove(chosen.mid)}>
            {t('measure.remove')}
          </Button>
        )}
        {onInsert && !isScale && hasScale && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => onInsert(words.inserted(reading), chosen.mid)}
          >
            {t('insert')}
          </Button>
        )}
      </div>
    </StripBar>
  )
}

/** Renders the span and the march of an interval, or the lead of an amplitude. */
function OwnTools({ measuring, chosen }: { measuring: Measuring; chosen: ShownMeasurement }) {
  const { t } = useTranslation('viewers')
  const { rename, marching, toggleMarching } = measuring
  const isInterval = chosen.method === 'pageInterval'
  return (
    <>
      <LabelSelect
        label={t(isInterval ? 'ecg.caliper.spans' : 'ecg.amplitude.lead')}
        options={isInterval ? INTERVALS : LEADS}
        value={chosen.label ?? ''}
        onChange={(label) => rename(chosen, label)}
      />
      {isInterval && (
        <ToolGroup
          tools={[
            {
              icon: RulerDimensionLine,
              label: t('ecg.march.label'),
              pressed: marching,
              onClick: toggleMarching,
            },
          ]}
        />
      )}
    </>
  )
}
