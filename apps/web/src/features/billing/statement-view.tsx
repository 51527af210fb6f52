import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { paths } from '@systole/contract/pages'
import { htmlLang } from '@systole/i18n/languages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { useWording } from '../../i18n/use-language.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { dateTimeFormat } from '../../ui/format/intl-cache.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import { type BillingEntry, type Statement, statementQuery } from './billing.queries.ts'
import { BillingFileButton } from './billing-file-button.tsx'
import { CreditLedger } from './credit-ledger.tsx'
import { StatementSums } from './statement-sums.tsx'
import { StatementTable } from './statement-table.tsx'

const Stack = styled('div')({ display: 'grid', gap: 20 })
const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 16,
  '& > .month': { flex: '0 1 220px' },
  '& > .find': { flex: '1 1 240px', maxWidth: 420 },
  '& > .papers': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
  [theme.breakpoints.down('md')]: {
    '& > .month, & > .find': { flex: '1 1 100%', maxWidth: 'none' },
    '& > .papers': { marginLeft: 0 },
  },
}))

const Found = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '.9375rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  '&:empty': { display: 'none' },
}))

/** Shows the payments and refunds of a month, its sums and its documents. */
export function StatementView(props: {
  month: string | undefined
  onMonth: (month: string) => void
}) {
  const query = useQuery({ ...statementQuery(props.month), placeholderData: keepPreviousData })
  return (
    <Stack>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={8} height={60} />}
      {query.data && <Loaded statement={query.data} onMonth={props.onMonth} />}
      {query.data && <CreditLedger />}
    </Stack>
  )
}

function Loaded(props: { statement: Statement; onMonth: (month: string) => void }) {
  const { statement, onMonth } = props
  const { t } = useTranslation('billing')
  const wording = useWording()
  const format = useFormat()
  const [find, setFind] = useState('')
  const { month, months, entries, sums } = statement
  const shown = entries.filter((entry) => holds(entry, find))
  const named = months.includes(month) ? months : [month, ...months]
  return (
    <>
      <Tools>
        <div className="month">
          <SelectField
            label={t('month')}
            value={month}
            onChange={(event) => onMonth(event.target.value)}
            options={named.map((value) => ({ value, label: monthName(value, htmlLang[wording]) }))}
          />
        </div>
        <div className="find">
          <TextField
            type="search"
            label={t('find')}
            value={find}
            onChange={(event) => setFind(event.target.value)}
          />
        </div>
        <div className="papers">
          <BillingFileButton
            paper="statement"
            id={month}
            label={t('statement')}
            variant="outlined"
          />
          <BillingFileButton paper="csv" id={month} label={t('csv')} variant="outlined" />
        </div>
      </Tools>
      <StatementSums sums={sums} />
      <Found role="status">
        {find.trim() !== '' &&
          t('found', {
            shown: format.number(shown.length),
            total: format.number(entries.length),
          })}
      </Found>
      {shown.length > 0 ? (
        <StatementTable entries={shown} month={month} timeZone={statement.time_zone} />
      ) : (
        <Card as="div">
          <EmptyState icon={ReceiptText}>{t(entries.length > 0 ? 'noMatch' : 'none')}</EmptyState>
        </Card>
      )}
      <Typography variant="body2" sx={{ color: 'ink.muted' }}>
        {t('zone', { zone: format.zoneIn(new Date(), statement.time_zone) })} {t('details')}{' '}
        <TextLink href={paths.hospital()}>{t('settings')}</TextLink>
      </Typography>
    </>
  )
}

/** Returns true if every search word occurs in the data that identify the payment. */
function holds({ pet, case_id, payer, reference, paper }: BillingEntry, find: string): boolean {
  const text = [pet, case_id, payer, reference, paper?.number].join(' ').toLocaleLowerCase()
  return find
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function monthName(month: string, tag: string): string {
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return dateTimeFormat(tag === 'en' ? 'en-GB' : tag, options).format(new Date(`${month}-01`))
}
