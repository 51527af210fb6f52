import { styled } from '@mui/material/styles'
import type { CreditTransaction } from '@systole/contract/money/credit-transaction'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../../ui/display/dot-list.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: '.9375rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  '& li': {
    padding: '8px 0',
    borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
    overflowWrap: 'anywhere',
  },
}))

/** Lists the deductions and refunds of a case, oldest first. */
export function CaseTransactions(props: { transactions: readonly CreditTransaction[] }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  if (props.transactions.length === 0) return null
  return (
    <List aria-label={t('history')}>
      {props.transactions.map(({ time, kind, credits, by, note }, place) => {
        const at = time
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their order
          <li key={place}>
            <DotList>
              <b>{format.signed(kind === 'deduct' ? -credits : credits)}</b>
              {at ? format.dateTime(at) : ''}
              {by}
              {note}
            </DotList>
          </li>
        )
      })}
    </List>
  )
}
