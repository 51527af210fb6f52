import { styled } from '@mui/material/styles'
import { shownMilliseconds } from '@systole/domain/ecg-values/ecg-number'
import { ecgSpreadText } from '@systole/domain/ecg-values/ecg-value'
import { readMeasurement } from '@systole/domain/measurements/measure'
import { INTERVALS } from '@systole/domain/measurements/measurement'
import { ChevronLeft, ChevronRight, RulerDimensionLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import type { SeenMarch } from '../../ecg-trace/calipers/march-of.ts'
import { useMarchWords } from '../../ecg-trace/calipers/use-march-words.ts'
import { LabelSelect } from '../measuring/label-select.tsx'
import { SaveWords } from '../measuring/save-words.tsx'
import { Removed, StripBar, Unsaved } from '../measuring/strip-parts.tsx'
import type { ShownMeasurement } from '../measuring/use-file-measurements.ts'
import { useMeasureWords } from '../measuring/use-measure-words.ts'
import { ToolGroup } from '../tools/tool-button.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import type { TraceMeasuring } from './use-trace-measuring.ts'

type Props = {
  measuring: TraceMeasuring
  leads: readonly { name: string; countsPerMillivolt: number }[]
  march: SeenMarch | undefined
  samplesPerSecond: number
  onInsert: ViewerProps['onInsert'] | undefined
}

/** Shows the value of the selected caliper below the paper, with insertion into the answer. */
export function TraceStrip(props: Props) {
  const { measuring } = props
  const { chosen, removed } = measuring
  if (removed) return <Removed measuring={measuring} removed={removed} />
  if (chosen) return <Chosen {...props} chosen={chosen} />
  return <Unsaved measuring={measuring} />
}

function Chosen(props: Props & { chosen: ShownMeasurement }) {
  const { measuring, leads, onInsert, march, samplesPerSecond, chosen } = props
  const { t } = useTranslation(['viewers', 'ecg'])
  const words = useMeasureWords()
  const reading = readMeasurement(chosen, null)
  const resolution = resolutionOf(chosen, props)
  const isOutline = measuring.outline !== undefined
  return (
    <StripBar>
      <div data-words>
        <div role="status">
          {words.name(reading)} {isOutline ? t('ecg.caliper.place') : <b>{words.value(reading)}</b>}
          {!isOutline && <small> · {t('ecg:values.resolution', { resolution })}</small>}
        </div>
        {march && <MarchWords march={march} samplesPerSecond={samplesPerSecond} />}
        {!isOutline && (
          <SaveWords measurement={chosen} onRetry={() => measuring.autosaver.retry()} />
        )}
      </div>
      <div data-hands>
        {chosen.own && <OwnTools {...{ measuring, leads, chosen }} />}
        {chosen.own && (
          <Button size="small" onClick={() => measuring.remove(chosen.mid)}>
            {t(isOutline ? 'measure.cancel' : 'measure.remove')}
          </Button>
        )}
        {isOutline && (
          <Button size="small" variant="outlined" onClick={measuring.place}>
            {t('ecg.caliper.keep')}
          </Button>
        )}
        {onInsert && !isOutline && (
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

/** Returns the step of the signal in the unit of the measurement, as the values panel shows it. */
function resolutionOf(chosen: ShownMeasurement, props: Props): string {
  if (chosen.method === 'interval') {
    return ecgSpreadText('prSeconds', 1 / props.samplesPerSecond)
  }
  const lead = props.leads.find(({ name }) => name === chosen.label)
  return ecgSpreadText('rHeightMillivolts', 1 / (lead?.countsPerMillivolt ?? 1000))
}

const Line = styled('small')({ display: 'block' })

/** Says how many equal steps are visible, how long they are and how far waves or beats drift from them. */
function MarchWords(props: { march: SeenMarch; samplesPerSecond: number }) {
  const { steps, stepSamples } = props.march
  const { t } = useTranslation('viewers')
  const words = useMarchWords(props.samplesPerSecond)
  const length = t('ecg.march.steps', {
    count: Math.max(0, steps.length - 1),
    milliseconds: shownMilliseconds(stepSamples / props.samplesPerSecond),
  })
  return <Line>{[length, ...words(props.march)].join(' · ')}</Line>
}

/** Renders the tools of a selected measurement: the span and marching of an interval, or the lead of an amplitude. */
function OwnTools(props: Pick<Props, 'measuring' | 'leads'> & { chosen: ShownMeasurement }) {
  const { measuring, leads, chosen } = props
  const { t } = useTranslation('viewers')
  const rename = (label: string) => measuring.rename(chosen, label)
  if (chosen.method === 'amplitude') {
    if (leads.length < 2) return null
    return (
      <LabelSelect
        label={t('ecg.amplitude.lead')}
        options={leads.map(({ name }) => name)}
        value={chosen.label ?? ''}
        onChange={rename}
      />
    )
  }
  return (
    <>
      <LabelSelect
        label={t('ecg.caliper.spans')}
        options={INTERVALS}
        value={chosen.label ?? ''}
        onChange={rename}
      />
      <ToolGroup
        tools={[
          {
            icon: ChevronLeft,
            label: t('ecg.caliper.marchBack'),
            shortcut: ',',
            iconOnly: true,
            onClick: () => measuring.march(chosen, -1),
          },
          {
            icon: ChevronRight,
            label: t('ecg.caliper.marchOn'),
            shortcut: '.',
            iconOnly: true,
            onClick: () => measuring.march(chosen, 1),
          },
          {
            icon: RulerDimensionLine,
            label: t('ecg.march.label'),
            shortcut: 'H',
            pressed: measuring.marching,
            onClick: measuring.toggleMarching,
          },
        ]}
      />
    </>
  )
}
