import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { settleMail, type UndeliveredMail, undeliveredQuery } from './deliveries.queries.ts'

/** Lists bounced mails as tasks: resend, or call and settle. */
export function UndeliveredTable() {
  const { t } = useTranslation('deliveries')
  const query = useQuery(undeliveredQuery)
  return (
    <QueryTable
      query={query}
      rowsOf={({ mails }) => mails}
      caption={t('undeliveredPage.caption')}
      columns={useColumns()}
      rowKey={({ mid }) => mid}
      empty={{ icon: MailCheck, text: t('undeliveredPage.empty') }}
    />
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

function Actions({ mail: { mid, caseId, email, revision } }: { mail: UndeliveredMail }) {
  const { t } = useTranslation('deliveries')
  const settling = useAction({
    run: () => settleMail(mid),
    done: t('undeliveredPage.settled', { email }),
    failed: (reason) => reason,
  })
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12 }}>
      {revision && (
        <NewTabLink href={paths.econsultReport({ caseId })} style={{ padding: '10px 0' }}>
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
