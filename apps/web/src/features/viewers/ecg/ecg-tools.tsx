import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { PAPER_GAINS, PAPER_SPEEDS } from '@systole/ecg/paper'
import { Moon, Ruler, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolButton, ToolDivider, ToolSelect } from '../tool-button.tsx'
import { ALL_LEADS, type EcgView } from './ecg-view.ts'
import type { CaliperState } from './use-caliper.ts'

const ZOOM = 1.25

/** Paper speed, gain, leads, size, colours and the caliper. */
export function EcgTools(props: {
  recording: EcgRecording
  view: EcgView
  /** Which leads are seen now. */
  lead: string
  onView: (view: EcgView) => void
  caliper: CaliperState
}) {
  const { recording, view, lead, onView, caliper } = props
  const { t } = useTranslation('viewers')
  return (
    <>
      <ToolButton
        icon={Ruler}
        label={t('ecg.caliper.label')}
        shortcut="C"
        pressed={caliper.shown}
        onClick={caliper.toggle}
      />
      <ToolDivider />
      <NumberChoice
        label={t('ecg.speed')}
        unit="mm/s"
        options={PAPER_SPEEDS}
        value={view.speed}
        onChange={(speed) => onView({ ...view, speed })}
      />
      <NumberChoice
        label={t('ecg.gain')}
        unit="mm/mV"
        options={PAPER_GAINS}
        value={view.gain}
        onChange={(gain) => onView({ ...view, gain })}
      />
      {recording.leads.length > 1 && (
        <ToolSelect
          aria-label={t('ecg.leads')}
          value={lead}
          onChange={(event) => onView({ ...view, lead: event.target.value })}
        >
          <option value={ALL_LEADS}>{t('ecg.allLeads')}</option>
          {recording.leads.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </ToolSelect>
      )}
      <ToolButton
        icon={ZoomIn}
        label={t('tools.zoomIn')}
        iconOnly
        onClick={() => onView({ ...view, zoom: Math.min(4, view.zoom * ZOOM) })}
      />
      <ToolButton
        icon={ZoomOut}
        label={t('tools.zoomOut')}
        iconOnly
        onClick={() => onView({ ...view, zoom: Math.max(0.5, view.zoom / ZOOM) })}
      />
      <ToolButton
        icon={Moon}
        label={t('ecg.night')}
        iconOnly
        pressed={view.night ?? false}
        onClick={() => onView({ ...view, night: !view.night })}
      />
    </>
  )
}

function NumberChoice<Value extends number>(props: {
  label: string
  unit: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}) {
  const { label, unit, options, value, onChange } = props
  return (
    <ToolSelect
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => String(option) === event.target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option} {unit}
        </option>
      ))}
    </ToolSelect>
  )
}
