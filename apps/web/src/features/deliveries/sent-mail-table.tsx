import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { MailSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../theme/tones.ts'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { SearchList } from '../../ui/form/search-list.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { type SentMail, sentMailsQuery } from './sent-mails.queries.ts'

const TONES: Record<SentMail['state'], Tone> = {
  queued: 'neutral',
  sent: 'info',
  accepted: 'ok',
  bounced: 'danger',
}

/** Lists the newest emails of the portal, with a search by address. */
export function SentMailTable(props: { find: string; onFind: (find: string) => void }) {
  const { find, onFind } = props
  const { t } = useTranslation('sentMails')
  const query = useQuery(sentMailsQuery(find))
  const { mails = [], more = false } = query.data ?? {}
  const count = mails.length
  return (
    <SearchList
      search={{ label: t('find'), hint: t('findHint'), submit: t('submit'), find, onFind }}
      count={query.data && (more ? t('newest', { count }) : t('count', { count }))}
    >
      <QueryTable
        query={query}
        rowsOf={(data) => data.mails}
        caption={t('caption')}
        columns={useColumns()}
        rowKey={({ mid }) => mid}
        busy={query.isFetching}
        empty={{ icon: MailSearch, text: t('none') }}
      />
    </SearchList>
  )
}

function useColumns(): Column<SentMail>[] {
  const { t } = useTranslation(['sentMails', 'deliveries'])
  const format = useFormat()
  return [
    {
      id: 'mail',
      header: t('columns.mail'),
      card: 'title',
      cell: ({ email, subject }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          <b>{email}</b>
          <br />
          <small>{subject}</small>
        </span>
      ),
    },
    {
      id: 'case',
      header: t('columns.case'),
      card: 'meta',
      cell: ({ caseId, id }) =>
        caseId ? <AppLink href={paths.officeCase({ caseId })}>{id}</AppLink> : t('noCase'),
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ state, attempts, problem }) => (
        <span style={{ display: 'inline-grid', gap: 4, justifyItems: 'start' }}>
          <ToneChip tone={TONES[state]}>
            {state === 'queued' && attempts > 0
              ? t('deliveries:states.retrying')
              : t(`deliveries:states.${state}`)}
          </ToneChip>
          {problem && <small style={{ overflowWrap: 'anywhere' }}>{problem}</small>}
        </span>
      ),
    },
    { id: 'time', header: t('columns.time'), cell: ({ queued }) => format.dateTime(queued) },
  ]
}
