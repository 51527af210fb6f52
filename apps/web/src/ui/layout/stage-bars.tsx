import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Bars = styled('div')(({ theme }) => {
  const { brand, edge, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    gap: 4,
    width: 124,
    '& i': {
      height: 6,
      flex: 1,
      borderRadius: 3,
      backgroundColor: surface.sunken,
      boxShadow: `inset 0 0 0 1px ${edge.line}`,
    },
    '& i[data-state="done"]': { backgroundColor: brand.bright, boxShadow: 'none' },
    '& i[data-state="current"]': {
      background: `linear-gradient(90deg, ${brand.bright} 50%, ${brand.soft} 50%)`,
      boxShadow: 'none',
    },
    '@media (forced-colors: active)': {
      '& i': { border: '1px solid' },
      '& i[data-state="done"]': { background: 'CanvasText' },
    },
    [theme.breakpoints.down('md')]: { width: '100%' },
  }
})

/** Shows the progress of a case as four short bars: "Stage 3 of 4". */
export function StageBars({ stage, total = 4 }: { stage: number; total?: number }) {
  const { t } = useTranslation('common')
  const numbers = Array.from({ length: total }, (_, index) => index + 1)
  return (
    <Bars role="img" aria-label={t('stages.progress', { number: stage, total })}>
      {numbers.map((number) => (
        <i key={number} data-state={stateOf(number, stage)} />
      ))}
    </Bars>
  )
}

function stateOf(number: number, stage: number): 'done' | 'current' | 'todo' {
  if (number < stage) return 'done'
  return number === stage ? 'current' : 'todo'
}
