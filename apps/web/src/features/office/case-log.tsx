import { styled } from '@mui/material/styles'
import { LOG_KINDS, type LogKind, logKindOf } from '@systole/domain/cases/case-log'
import { csvOf } from '@systole/domain/text/csv'
import { useQuery } from '@tanstack/react-query'
import { Download, SearchX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markCaseNotificationsRead } from '../../api/read-case-notifications.ts'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { saveText } from '../../ui/save-text.ts'
import { LogList } from './log-list.tsx'
import { caseLogQuery } from './office.queries.ts'
import { type LogWords, useLogWords, type WordedLine } from './use-log-words.ts'

const Stack = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  '& > :first-of-type': { flex: '1 1 220px', maxWidth: 360 },
  '& > span': { marginLeft: 'auto' },
})

type Shown = LogKind | 'all'

/** Shows every line of the log of a case, newest first; it is filtered by kind and text, and saved as a table. STAFF-3. */
export function CaseLog({ caseId, caseNumber }: { caseId: string; caseNumber: string }) {
  const { t } = useTranslation('office')
  const query = useQuery(caseLogQuery(caseId))
  const wordsOf = useLogWords()
  const [kind, setKind] = useState<Shown>('all')
  const [find, setFind] = useState('')
  const isSeen = query.isSuccess
  useEffect(() => {
    if (isSeen) void markCaseNotificationsRead(caseId).catch(() => undefined) // it stays unread and is shown again
  }, [isSeen, caseId])
  const all = (query.data ?? []).map((line, place) => ({
    key: `${place} ${line.action}`, // the log only grows at its end
    line,
    words: wordsOf(line),
  }))
  const shown = all
    .filter(({ line }) => kind === 'all' || logKindOf(line.action) === kind)
    .filter(({ words }) => holds(words, find))
    .toReversed()
  const columns = ['time', 'action', 'person', 'role', 'from', 'to', 'note'] as const
  const save = () => {
    const header = columns.map((column) => t(`log.columns.${column}`))
    saveText(`${caseNumber}-log.csv`, csvOf([header, ...shown.map(cellsOf)]), 'text/csv')
  }
  return (
    <Stack aria-label={t('log.title')}>
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton lines={8} />}
      {query.data && (
        <>
          <FilterChips
            label={t('log.kind')}
            chips={(['all', ...LOG_KINDS] as const).map((id) => ({
              id,
              label: id === 'all' ? t('log.all') : t(`log.kinds.${id}`),
            }))}
            chosen={kind}
            onChoose={setKind}
          />
          <Tools>
            <TextField
              type="search"
              label={t('log.find')}
              value={find}
              onChange={(event) => setFind(event.target.value)}
            />
            <span role="status">{t('log.count', { count: shown.length })}</span>
            <Button
              size="small"
              startIcon={<Icon of={Download} size={18} />}
              disabled={shown.length === 0}
              onClick={save}
            >
              {t('log.csv')}
            </Button>
          </Tools>
          {shown.length === 0 && <EmptyState icon={SearchX}>{t('log.empty')}</EmptyState>}
          <LogList lines={shown} />
        </>
      )}
    </Stack>
  )
}

function holds(words: LogWords, find: string): boolean {
  const wanted = find.trim().toLowerCase()
  return Object.values(words).some((text) => text.toLowerCase().includes(wanted))
}

/** Writes a line as a row; its time is ISO 8601, which spreadsheets sort. */
function cellsOf({ line, words }: WordedLine): string[] {
  const { action, by, role, from, to, note } = words
  return [line.time.toISOString(), action, by, role, from, to, note]
}
