import type { PaperGain } from '@systole/ecg/paper/ecg-paper'
import { PAPER_GAINS, PAPER_SPEEDS } from '@systole/ecg/paper/ecg-paper'
import {
  Activity,
  CreditCard,
  ListOrdered,
  Moon,
  MoveVertical,
  Printer,
  Ruler,
  SlidersHorizontal,
  TextAlignJustify,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type EcgView, zoomed } from '../../ecg-trace/ecg-view.ts'
import { groupsOf } from '../../ecg-trace/lead-choice.ts'
import { ListTool } from '../measuring/list-tool.tsx'
import { ToolButton, ToolDivider, ToolSelect } from '../tools/tool-button.tsx'
import type { TraceMeasuring } from './use-trace-measuring.ts'

type Props = {
  leads: readonly { name: string }[]
  view: EcgView
  /** The gain shown, chosen or fitted. */
  gain: PaperGain
  /** The visible leads: a group or a name. */
  choice: string
  onView: (view: EcgView) => void
  measuring: TraceMeasuring
  /** The parts that are open besides the trace. */
  open: { listing: boolean; filtering: boolean; values: boolean }
  onToggle: (what: 'calibrating' | 'listing' | 'filtering' | 'values' | 'printing') => void
}

/** Renders calipers, paper speed, gain, leads, size and colours. */
export function EcgTools(props: Props) {
  const { view, gain, onView, measuring, open, onToggle } = props
  const { t } = useTranslation(['viewers', 'ecg'])
  return (
    <>
      <ToolButton
        icon={Ruler}
        label={t('ecg.caliper.label')}
        shortcut="C"
        disabled={view.whole}
        onClick={() => measuring.start('interval')}
      />
      <ToolButton
        icon={MoveVertical}
        label={t('ecg.amplitude.label')}
        shortcut="A"
        disabled={view.whole}
        onClick={() => measuring.start('amplitude')}
      />
      <ListTool measuring={measuring} />
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
        value={gain}
        onChange={(chosen) => onView({ ...view, gain: chosen })}
      />
      <LeadSelect {...props} />
      <ToolButton
        icon={TextAlignJustify}
        label={t('ecg.whole')}
        shortcut="O"
        pressed={view.whole}
        onClick={() => onView({ ...view, whole: !view.whole })}
      />
      <ToolButton
        icon={ListOrdered}
        label={t('ecg.beats.label')}
        shortcut="T"
        pressed={open.listing}
        onClick={() => onToggle('listing')}
      />
      <ToolButton
        icon={Activity}
        label={t('ecg:values.title')}
        shortcut="V"
        pressed={open.values}
        onClick={() => onToggle('values')}
      />
      <ToolButton
        icon={SlidersHorizontal}
        label={t('ecg.filters.label')}
        iconOnly
        pressed={open.filtering}
        onClick={() => onToggle('filtering')}
      />
      <PaperTools {...props} />
    </>
  )
}

function LeadSelect({ leads, view, choice, onView }: Props) {
  const { t } = useTranslation('viewers')
  if (leads.length < 2) return null
  return (
    <ToolSelect
      aria-label={t('ecg.leads')}
      style={{ width: 'auto' }} // a group of leads is named whole
      value={choice}
      onChange={(event) => onView({ ...view, lead: event.target.value })}
    >
      {!view.whole &&
        groupsOf(leads).map((group) => (
          <option key={group} value={group}>
            {t(`ecg.groups.${group}`)}
          </option>
        ))}
      {leads.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </ToolSelect>
  )
}

function PaperTools({ view, onView, onToggle }: Props) {
  const { t } = useTranslation('viewers')
  return (
    <>
      <ToolButton
        icon={ZoomIn}
        label={t('tools.zoomIn')}
        shortcut="+"
        iconOnly
        onClick={() => onView(zoomed(view, 1))}
      />
      <ToolButton
        icon={ZoomOut}
        label={t('tools.zoomOut')}
        shortcut="-"
        iconOnly
        onClick={() => onView(zoomed(view, -1))}
      />
      <ToolButton
        icon={Printer}
        label={t('ecg.print.title')}
        shortcut="P"
        iconOnly
        onClick={() => onToggle('printing')}
      />
      <ToolButton
        icon={CreditCard}
        label={t('ecg.screen.title')}
        iconOnly
        onClick={() => onToggle('calibrating')}
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
      style={{ width: 'auto' }} // speed and gain are never truncated
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
