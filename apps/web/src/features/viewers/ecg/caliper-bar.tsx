import { intervalBetween, voltageBetween } from '@systole/ecg/caliper'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useFormat } from '../../../ui/use-format.ts'
import { PlayBar } from '../play-bar.tsx'
import { ToolGroup, ToolSelect } from '../tool-button.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import type { StripRow } from './strip-layout.ts'
import type { AmplitudeState } from './use-amplitude.ts'
import type { CaliperState } from './use-caliper.ts'

/** What the caliper reads, beside the trace and not on it, and its way into the answer. */
export function CaliperBar({ caliper, onInsert }: ViewerProps & { caliper: CaliperState }) {
  const { t } = useTranslation('viewers')
  const { milliseconds, beatsPerMinute } = intervalBetween(caliper.from, caliper.to)
  const values = { milliseconds, rate: beatsPerMinute ?? '–' }
  return (
    <PlayBar>
      <span>
        {t('ecg.caliper.interval')} <b>{t('ecg.milliseconds', values)}</b>
      </span>
      <span>
        <b>{values.rate}</b> {t('ecg.bpm')}
      </span>
      <ToolGroup
        tools={[
          {
            icon: ChevronLeft,
            label: t('ecg.caliper.marchBack'),
            shortcut: 'N',
            iconOnly: true,
            onClick: () => caliper.march(-1),
          },
          {
            icon: ChevronRight,
            label: t('ecg.caliper.marchOn'),
            shortcut: 'M',
            iconOnly: true,
            onClick: () => caliper.march(1),
          },
        ]}
      />
      {beatsPerMinute !== undefined && (
        <InsertButton onInsert={onInsert} text={t('ecg.caliper.inserted', values)} />
      )}
    </PlayBar>
  )
}

/** The height between the two lines, and the lead it is read on. */
export function AmplitudeBar(
  props: ViewerProps & { amplitude: AmplitudeState; rows: readonly StripRow[] },
) {
  const { amplitude, rows, onInsert } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const lead = amplitude.row?.lead.name ?? ''
  const millivolts = format.fixed(voltageBetween(amplitude.base, amplitude.top), 2)
  return (
    <PlayBar>
      <span>
        {t('ecg.amplitude.label')} <b>{t('ecg.millivolts', { millivolts })}</b>
      </span>
      {rows.length > 1 ? (
        <ToolSelect
          aria-label={t('ecg.amplitude.lead')}
          value={lead}
          onChange={(event) => amplitude.choose(event.target.value)}
        >
          {rows.map(({ lead: { name } }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </ToolSelect>
      ) : (
        <span>{lead}</span>
      )}
      <InsertButton onInsert={onInsert} text={t('ecg.amplitude.inserted', { lead, millivolts })} />
    </PlayBar>
  )
}

function InsertButton(props: { text: string; onInsert: ViewerProps['onInsert'] | undefined }) {
  const { onInsert, text } = props
  const { t } = useTranslation('viewers')
  if (!onInsert) return null
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ ml: 'auto', minHeight: { xs: 44, md: 32 }, py: 0 }}
      onClick={() => onInsert(text)}
    >
      {t('insert')}
    </Button>
  )
}
