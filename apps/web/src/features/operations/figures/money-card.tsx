import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { providerMoneyText } from '@systole/domain/payments/money'
import { useTranslation } from 'react-i18next'
import { FigureCard, Muted } from './figure-card.tsx'
import { FigureLink } from './figure-link.tsx'
import type { OfficeFigures } from './figures.queries.ts'

const Table = styled('dl')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px 16px',
    margin: 0,
    '& > dt': { color: ink.body },
    '& > dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', color: ink.muted },
    '& > [data-line]': { paddingTop: 8, borderTop: `1px solid ${edge.line}` },
  }
})

/** Shows the money and credits that moved today. */
export function MoneyCard({ office: { money, credits } }: { office: OfficeFigures }) {
  const { t } = useTranslation('operations')
  const hasCredits = credits.deducted > 0 || credits.returned > 0
  return (
    <FigureCard title={t('money.title')}>
      {money.length === 0 && !hasCredits && <Muted>{t('money.empty')}</Muted>}
      <Table>
        {money.map((each) => (
          <MoneyLines key={`${each.book} ${each.currency}`} money={each} />
        ))}
        {hasCredits && (
          <>
            <dt data-line="">{t('money.credits')}</dt>
            <dd data-line="">
              <FigureLink href={paths.credits({ show: 'case' })}>
                {t('money.deducted', { count: credits.deducted })}
              </FigureLink>
              <small>{t('money.returned', { count: credits.returned })}</small>
            </dd>
          </>
        )}
      </Table>
    </FigureCard>
  )
}

function MoneyLines({ money }: { money: OfficeFigures['money'][number] }) {
  const { t } = useTranslation('operations')
  const { currency, payments, received_minor, refunds, refunded_minor, book } = money
  const text = (amountMinor: number) => providerMoneyText({ amountMinor, currency })
  const beside = book === 'test' ? ` (${t('money.test')})` : ''
  return (
    <>
      <dt>
        {t('money.received')}
        {beside}
      </dt>
      <dd>
        <FigureLink href={paths.payments({ show: 'all' })}>{text(received_minor)}</FigureLink>
        <small>{t('money.payments', { count: payments })}</small>
      </dd>
      {refunds > 0 && (
        <>
          <dt>
            {t('money.refunded')}
            {beside}
          </dt>
          <dd>
            <FigureLink href={paths.payments({ show: 'refunds' })}>
              {text(refunded_minor)}
            </FigureLink>
            <small>{t('money.refunds', { count: refunds })}</small>
          </dd>
        </>
      )}
    </>
  )
}
