import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { type FailedJob, failedJobsQuery, settleFailedJob } from './operations.queries.ts'
import { useJobName } from './use-job-name.ts'

const SECONDS_PER_MINUTE = 60

/** Lists jobs that failed at their last attempt, each to be retried or dismissed, below the length of the queue. */
export function FailedJobsTable() {
  const { t } = useTranslation('system')
  const query = useQuery(failedJobsQuery)
  const columns = useColumns()
  const { data } = query
  return (
    <>
      {data && (
        <p style={{ margin: 0 }}>
          {data.waiting === 0
            ? t('failedJobs.noneWaiting')
            : t('failedJobs.waiting', {
                count: data.waiting,
                minutes: Math.ceil(data.oldest_seconds / SECONDS_PER_MINUTE),
              })}
        </p>
      )}
      <QueryTable
        query={query}
        rowsOf={({ jobs }) => jobs}
        caption={t('failedJobs.title')}
        columns={columns}
        rowKey={({ jid }) => jid}
        empty={{ icon: CircleCheck, text: t('failedJobs.empty') }}
        skeleton={{ rows: 2 }}
        bare
      />
    </>
  )
}

function useColumns(): Column<FailedJob>[] {
  const { t } = useTranslation('system')
  const format = useFormat()
  const jobName = useJobName()
  return [
    {
      id: 'job',
      header: t('failedJobs.columns.job'),
      card: 'title',
      cell: ({ name, about, is_scheduled }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          <b>{jobName(name)}</b>
          <br />
          <small>{is_scheduled ? t('failedJobs.scheduled') : about}</small>
        </span>
      ),
    },
    {
      id: 'problem',
      header: t('failedJobs.columns.problem'),
      cell: ({ problem, attempts }) => (
        <span style={{ overflowWrap: 'anywhere' }}>
          {problem}
          <br />
          <small>{t('failedJobs.attempts', { count: attempts })}</small>
        </span>
      ),
    },
    {
      id: 'time',
      header: t('failedJobs.columns.time'),
      cell: ({ failedAt }) => failedAt && format.dateTime(failedAt),
    },
    {
      id: 'actions',
      header: t('failedJobs.columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (job) => <Actions job={job} />,
    },
  ]
}

function Actions({ job: { jid, name } }: { job: FailedJob }) {
  const { t } = useTranslation('system')
  const jobName = useJobName()
  const settling = useAction({
    run: (action: 'retry' | 'dismiss') => settleFailedJob(jid, action),
    done: (_, action) => t(`failedJobs.done.${action}`, { job: jobName(name) }),
    failed: (reason) => reason,
  })
  return (
    <span style={{ display: 'inline-flex', gap: 12, whiteSpace: 'nowrap' }}>
      {(['retry', 'dismiss'] as const).map((action) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          disabled={settling.isBusy}
          onClick={() => settling.start(action)}
        >
          {t(`failedJobs.actions.${action}`)}
        </Button>
      ))}
    </span>
  )
}
