import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ToolSelect } from './tool-button.tsx'

/** The strip under a clip or a trace. */
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
    // On a phone the slider has a row of its own above the buttons.
    '@media (max-width: 480px)': {
      '&:has(button)': { flexWrap: 'wrap' },
      '&:has(button) input[type="range"]': { order: -1, flex: '1 0 100%' },
      '&:has(button) output': { flex: 1 },
    },
  }
})

const SPEEDS = [
  { value: 0.25, label: '¼×' },
  { value: 0.5, label: '½×' },
  { value: 0.75, label: '¾×' },
  { value: 1, label: '1×' },
] as const

const OF_A_CLIP = [0.25, 0.5, 1]

/** A quarter, half or full speed, or those that are asked for. */
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
