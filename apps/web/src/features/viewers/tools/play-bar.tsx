import { styled } from '@mui/material/styles'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToolGroup, ToolSelect } from './tool-button.tsx'

/** The control bar below a clip or a trace. */
export const PlayBar = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    padding: '2px 10px',
    borderTop: `1px solid ${edge.line}`,
    backgroundColor: surface.canvas,
    color: ink.body,
    fontSize: '.875rem',
    '& input[type="range"]': { flex: 1, minWidth: 60, height: 24, accentColor: brand.main },
    '& output': { whiteSpace: 'nowrap' },
    // In a small viewer the slider has its own row above the buttons.
    '@container viewer (max-width: 480px)': {
      '&:has(button)': { flexWrap: 'wrap' },
      '&:has(button) input[type="range"]': { order: -1, flex: '1 0 100%' },
      '&:has(button) output': { flex: '1 1 0', whiteSpace: 'normal', lineHeight: 1.3 },
      '&:not(:has(button))': { flexWrap: 'wrap', justifyContent: 'space-between' },
      '&:not(:has(button)) > div': { flex: '1 0 100%' },
    },
  }
})

/** Renders play or pause and single-frame steps. */
export function PlayTools(props: {
  playing: boolean
  disabled?: boolean
  onToggle: () => void
  onStep: (by: 1 | -1) => void
}) {
  const { playing, disabled = false, onToggle, onStep } = props
  const { t } = useTranslation('viewers')
  const alike = { iconOnly: true, disabled }
  return (
    <ToolGroup
      tools={[
        {
          icon: playing ? Pause : Play,
          label: t(playing ? 'pause' : 'play'),
          shortcut: 'Space',
          onClick: onToggle,
          ...alike,
        },
        {
          icon: ChevronLeft,
          label: t('frameBack'),
          shortcut: ',',
          onClick: () => onStep(-1),
          ...alike,
        },
        {
          icon: ChevronRight,
          label: t('frameOn'),
          shortcut: '.',
          onClick: () => onStep(1),
          ...alike,
        },
      ]}
    />
  )
}

const SPEEDS = [
  { value: 0.25, label: '¼×' },
  { value: 0.5, label: '½×' },
  { value: 0.75, label: '¾×' },
  { value: 1, label: '1×' },
] as const

const OF_A_CLIP = [0.25, 0.5, 1]

/** Renders the speed selection, by default quarter, half and full speed. */
export function SpeedSelect(props: {
  value: number
  onChange: (speed: number) => void
  speeds?: readonly number[]
}) {
  const { speeds = OF_A_CLIP } = props
  const { t } = useTranslation('viewers')
  return (
    <ToolSelect
      aria-label={t('speed')}
      value={props.value}
      onChange={(event) => props.onChange(Number(event.target.value))}
    >
      {SPEEDS.filter(({ value }) => speeds.includes(value)).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ToolSelect>
  )
}
