import { styled } from '@mui/material/styles'
import { PAPER_GAINS, PAPER_SPEEDS, type PaperGain } from '@systole/ecg/paper/ecg-paper'
import { MoveVertical, Ruler, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaliperState } from '../../features/ecg-trace/calipers/use-calipers.ts'
import type { EcgView } from '../../features/ecg-trace/ecg-view.ts'
import { DisplayFilterBar } from '../../features/ecg-trace/filters/display-filter-bar.tsx'
import { usePageKeys } from '../../shell/shortcuts/use-page-keys.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '4px 14px',
  borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  '& select': {
    height: 32,
    border: `1px solid ${(theme.vars ?? theme).palette.edge.control}`,
    borderRadius: 6,
    backgroundColor: 'inherit',
    color: 'inherit',
    font: 'inherit',
    fontSize: '.875rem',
  },
}))

/** Renders the tools of a framed trace: calipers, paper speed, gain and the filters of the picture. */
export function FrameTools(props: {
  view: EcgView
  /** The gain shown, chosen or fitted. */
  gain: PaperGain
  calipers: CaliperState
  samplesPerSecond: number
  /** The filter of the picture in words, if it is not as recorded. */
  changed: string | undefined
  onView: (change: (view: EcgView) => EcgView) => void
}) {
  const { view, gain, calipers, samplesPerSecond, changed, onView } = props
  const { t } = useTranslation(['viewers', 'ecgFrame'])
  const [isFiltering, setFiltering] = useState(false)
  const toggleFilters = () => setFiltering((now) => !now)
  const { chosen } = calipers
  usePageKeys({
    c: () => calipers.start('interval'),
    a: () => calipers.start('amplitude'),
    h: calipers.toggleMarching,
    f: toggleFilters,
    ...(chosen && {
      escape: () => calipers.select(undefined),
      delete: () => calipers.remove(chosen.mid),
    }),
  })
  return (
    <div>
      <Tools role="toolbar" aria-label={t('ecgFrame:tools')}>
        <IconButton
          data-size="small"
          aria-label={t('ecg.caliper.label')}
          aria-keyshortcuts="C"
          onClick={() => calipers.start('interval')}
        >
          <Icon of={Ruler} />
        </IconButton>
        <IconButton
          data-size="small"
          aria-label={t('ecg.amplitude.label')}
          aria-keyshortcuts="A"
          onClick={() => calipers.start('amplitude')}
        >
          <Icon of={MoveVertical} />
        </IconButton>
        <NumberSelect
          {...{ label: t('ecg.speed'), unit: 'mm/s', options: PAPER_SPEEDS, value: view.speed }}
          onChange={(speed) => onView((now) => ({ ...now, speed }))}
        />
        <NumberSelect
          {...{ label: t('ecg.gain'), unit: 'mm/mV', options: PAPER_GAINS, value: gain }}
          onChange={(chosenGain) => onView((now) => ({ ...now, gain: chosenGain }))}
        />
        <IconButton
          data-size="small"
          aria-label={t('ecg.filters.label')}
          aria-keyshortcuts="F"
          aria-pressed={isFiltering}
          onClick={toggleFilters}
        >
          <Icon of={SlidersHorizontal} />
        </IconButton>
        <span role="status">{changed}</span>
      </Tools>
      {isFiltering && (
        <DisplayFilterBar
          filter={view.filter}
          samplesPerSecond={samplesPerSecond}
          onChange={(filter) => onView((now) => ({ ...now, filter }))}
        />
      )}
    </div>
  )
}

function NumberSelect<Value extends number>(props: {
  label: string
  unit: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}) {
  const { label, unit, options, value, onChange } = props
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option) === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {option} {unit}
        </option>
      ))}
    </select>
  )
}
