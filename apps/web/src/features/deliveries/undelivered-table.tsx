import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { settleMail, type UndeliveredMail, undeliveredQuery } from './deliveries.queries.ts'

/** Lists bounced mails as tasks: resend, or call and settle. */
export function UndeliveredTable() {
  const { t } = useTranslation('deliveries')
  const query = useQuery(undeliveredQuery)
  const columns = useColumns()
  return (
    <>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={60} />}
      {query.data && (
        <Card as="div">
          {query.data.mails.length > 0 ? (
            <DataTable
              caption={t('undeliveredPage.caption')}
              hideCaption
              columns={columns}
              rows={query.data.mails}
              rowKey={({ mid }) => mid}
            />
          ) : (
            <EmptyState icon={MailCheck}>{t('undeliveredPage.empty')}</EmptyState>
          )}
        </Card>
      )}
    </>
  )
}

function useColumns(): Column<UndeliveredMail>[] {
  const { t } = useTranslation('deliveries')
  const format = useFormat()
  return [
    {
      id: 'mail',
      header: t('undeliveredPage.columns.mail'),
      card: 'title',
      cell: ({ email, pet, id }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          <b>{email}</b>
          <br />
          <small>{t('undeliveredPage.about', { pet, id })}</small>
        </span>
      ),
    },
    {
      id: 'hospital',
      header: t('undeliveredPage.columns.hospital'),
      card: 'meta',
      cell: ({ hospital, phone }) => (
        <>
          {hospital}
          {phone && (
            <>
              <br />
              <small>{phone}</small>
            </>
          )}
        </>
      ),
    },
    {
      id: 'problem',
      header: t('undeliveredPage.columns.problem'),
      cell: ({ problem }) => <span style={{ overflowWrap: 'anywhere' }}>{problem}</span>,
    },
    {
      id: 'time',
      header: t('undeliveredPage.columns.time'),
      cell: ({ bouncedAt }) => bouncedAt && format.dateTime(bouncedAt),
    },
    {
      id: 'actions',
      header: t('undeliveredPage.columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (mail) => <Actions mail={mail} />,
    },
  ]
}

function Actions({ mail: { mid, usid, email, revision } }: { mail: UndeliveredMail }) {
  const { t } = useTranslation('deliveries')
  const settling = useAction({
    run: () => settleMail(mid),
    done: t('undeliveredPage.settled', { email }),
    failed: (reason) => reason,
  })
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
      {revision && (
        <NewTabLink href={paths.econsultReport({ usid })} style={{ padding: '10px 0' }}>
          {t('undeliveredPage.open')}
        </NewTabLink>
      )}
      <Button
        size="small"
        variant="outlined"
        disabled={settling.isBusy}
        onClick={() => settling.start()}
      >
        {t('undeliveredPage.settle')}
      </Button>
    </span>
  )
}
