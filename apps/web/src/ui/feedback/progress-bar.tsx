import { styled } from '@mui/material/styles'

const Track = styled('div')(({ theme }) => {
  const { brand, surface, tone } = (theme.vars ?? theme).palette
  return {
    height: 6,
    borderRadius: 3,
    overflow: 'hidden',
    backgroundColor: surface.sunken,
    '& > i': {
      display: 'block',
      height: '100%',
      borderRadius: 3,
      backgroundColor: brand.bright,
      transition: 'width 180ms linear',
    },
    '&[data-tone="warn"] > i': { backgroundColor: tone.warn.solid },
    '@media (forced-colors: active)': {
      border: '1px solid',
      '& > i': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }
})

/** Shows a progress in percent, 0 to 100. */
export function ProgressBar(props: { label: string; percent: number; tone?: 'plain' | 'warn' }) {
  const { label, tone = 'plain' } = props
  const percent = Math.min(100, Math.max(0, Math.round(props.percent)))
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-tone={tone}
    >
      <i style={{ width: `${percent}%` }} />
    </Track>
  )
}
