import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import type { Statement } from './billing.queries.ts'

const Sums = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 20,
  margin: 0,
  padding: '18px 20px',
  '& dt': { fontSize: '.875rem', color: (theme.vars ?? theme).palette.ink.muted },
  '& dd': {
    margin: '2px 0 0',
    fontSize: '1.25rem',
    fontWeight: 650,
    color: (theme.vars ?? theme).palette.ink.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  '& dd small': {
    display: 'block',
    fontSize: '.8125rem',
    fontWeight: 400,
    color: (theme.vars ?? theme).palette.ink.muted,
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    padding: 16,
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
    '& dd': { margin: 0, textAlign: 'end' },
  },
}))

/** Shows payments, refunds and the balance for each currency. */
export function StatementSums({ sums }: Pick<Statement, 'sums'>) {
  const { t } = useTranslation('billing')
  const format = useFormat()
  return sums.map((sum) => {
    const money = (amountMinor: number) => format.money({ amountMinor, currency: sum.currency })
    return (
      <Card as="div" key={sum.currency}>
        <Sums>
          <div>
            <dt>{t('paid')}</dt>
            <dd>
              {money(sum.paid_minor)}
              <small>
                {t('payments', { count: sum.payments, shown: format.number(sum.payments) })}
              </small>
            </dd>
          </div>
          <div>
            <dt>{t('refunded')}</dt>
            <dd>
              {money(sum.refunded_minor)}
              <small>
                {t('refunds', { count: sum.refunds, shown: format.number(sum.refunds) })}
              </small>
            </dd>
          </div>
          {sum.returned > 0 && (
            <div>
              <dt>{t('returned')}</dt>
              <dd>
                {money(sum.returned_minor)}
                <small>
                  {t('returns', { count: sum.returned, shown: format.number(sum.returned) })}
                </small>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('net')}</dt>
            <dd>{money(sum.net_minor)}</dd>
          </div>
        </Sums>
      </Card>
    )
  })
}
