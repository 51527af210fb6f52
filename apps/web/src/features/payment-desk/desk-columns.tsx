import type { DeskPayment } from '@systole/contract/money/payment-desk'
import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import type { DeskTab } from './desk.queries.ts'
import { PaymentChips } from './payment-chip.tsx'
import { useDeskWords } from './use-desk-words.ts'

/** Returns the columns of the list. */
export function useDeskColumns(show: DeskTab): Column<DeskPayment>[] {
  const { t } = useTranslation('paymentDesk')
  const words = useDeskWords()
  const hospitalName = useHospitalName()
  return [
    {
      id: 'payment',
      header: t('columns.payment'),
      card: 'title',
      cell: ({ id, case_number, pet }) => (
        <AppLink href={paths.payments({ id, show })} sx={{ fontWeight: 600 }}>
          {case_number} · {pet}
        </AppLink>
      ),
    },
    {
      id: 'hospital',
      header: t('columns.hospital'),
      card: 'meta',
      cell: ({ hospital }) => (
        <span style={{ overflowWrap: 'anywhere' }}>{hospitalName(hospital)}</span>
      ),
    },
    {
      id: 'paid',
      header: t('columns.paid'),
      card: 'meta',
      align: 'end',
      cell: ({ paid, asked, live }) => (
        <>
          {words.money(paid ?? asked)}
          {!paid && (
            <>
              <br />
              <small>{t('noMoney')}</small>
            </>
          )}
          {!live && paid && (
            <>
              <br />
              <small>{t('test')}</small>
            </>
          )}
        </>
      ),
    },
    {
      id: 'time',
      header: t('columns.time'),
      card: 'meta',
      cell: ({ paid_at, created }) => words.time(paid_at || created),
    },
    {
      id: 'state',
      header: t('columns.state'),
      card: 'foot',
      cell: (payment) => <PaymentChips {...payment} />,
    },
  ]
}
