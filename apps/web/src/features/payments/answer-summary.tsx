import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'

const List = styled('dl')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '104px minmax(0, 1fr) auto',
      gap: '2px 16px',
      alignItems: 'baseline',
      padding: '8px 0',
      fontSize: '.9375rem',
    },
    '& > div + div': { borderTop: `1px solid ${edge.line}` },
    '& dt': { color: ink.muted },
    '& dd': { margin: 0, color: ink.strong, overflowWrap: 'anywhere' },
    '& dd.change': { textAlign: 'right' },
    [theme.breakpoints.down('sm')]: {
      '& > div': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      '& dt': { gridColumn: '1 / -1' },
    },
  }
})

/** One line of the case as it will be sent. `onChange` opens its stage. */
export type AnswerRow = { label: string; value: ReactNode; onChange?: () => void }

/** Shows the data to be sent before the binding step (S10). */
export function AnswerSummary({ rows }: { rows: readonly AnswerRow[] }) {
  const { t } = useTranslation('payment')
  return (
    <List>
      {rows.map(({ label, value, onChange }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {onChange && (
            <dd className="change">
              <Button
                size="small"
                onClick={onChange}
                aria-label={t('dialog.changeOf', { row: label })}
              >
                {t('dialog.change')}
              </Button>
            </dd>
          )}
        </div>
      ))}
    </List>
  )
}
