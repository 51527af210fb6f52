import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type Fact = { label: string; value: ReactNode }

const List = styled('dl')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
    gap: '6px 20px',
    fontSize: '.9375rem',
    '& dt': { color: ink.muted },
    '& dd': { margin: 0, color: ink.body, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  }
})

/** Lists labels and values; an unknown value shows "Not stated". */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('clinical')
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value || t('patient.notStated')}</dd>
        </div>
      ))}
    </List>
  )
}
