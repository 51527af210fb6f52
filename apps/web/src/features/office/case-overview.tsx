import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { useCan } from '../../session/session-context.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { LinkButton } from '../../ui/navigation/text-link.tsx'
import { LogList } from './log-list.tsx'
import { caseLogQuery } from './office.queries.ts'
import { useLogWords } from './use-log-words.ts'

const LATEST = 5
const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 })

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))',
  gap: 20,
})

/** Shows who has a case, its times, and what happened last. */
export function CaseOverview({ consult, onWholeLog }: { consult: Case; onWholeLog: () => void }) {
  const can = useCan()
  return (
    <Stack>
      <Beside>
        <People consult={consult} />
        <Times consult={consult} />
      </Beside>
      {can('queryEventLog') && <Latest caseId={consult.caseId} onWholeLog={onWholeLog} />}
    </Stack>
  )
}

function People({ consult }: { consult: Case }) {
  const { t } = useTranslation('office')
  const nameOf = (person: { name: string } | null | undefined) => person?.name || t('who.nobody')
  return (
    <TitledCard title={t('who.title')}>
      <Facts
        facts={[
          [t('who.reader'), nameOf(consult.reader)],
          ...(isEcgService(consult.serviceId)
            ? ([
                [t('who.first'), nameOf(consult.reviewer)],
                [t('who.second'), nameOf(consult.second_reviewer)],
                [t('who.async'), nameOf(consult.async_second_reviewer)],
              ] as const)
            : []),
        ]}
      />
    </TitledCard>
  )
}

function Times({ consult }: { consult: Case }) {
  const { t } = useTranslation('office')
  const format = useFormat()
  const at = (time: Date | null) => (time ? format.dateTime(time) : '')
  return (
    <TitledCard title={t('promise.title')}>
      <Facts
        facts={[
          [t('promise.opened'), at(consult.date)],
          [t('promise.submitted'), at(consult.submitted)],
          [t('promise.due'), at(consult.due)],
          [t('promise.paused'), at(consult.paused)],
          [t('promise.expected'), at(consult.expected)],
          [t('promise.released'), at(consult.closed)],
          [t('promise.readByHospital'), at(consult.opened)],
        ]}
      />
    </TitledCard>
  )
}

function Latest({ caseId, onWholeLog }: { caseId: string; onWholeLog: () => void }) {
  const { t } = useTranslation('office')
  const wordsOf = useLogWords()
  const query = useQuery(caseLogQuery(caseId))
  const latest = (query.data ?? [])
    .map((line, place) => ({ key: `${place} ${line.action}`, line, words: wordsOf(line) }))
    .slice(-LATEST)
    .toReversed()
  if (latest.length === 0 && !query.isError) return null
  return (
    <TitledCard title={t('latest.title')}>
      <QueryFailure query={query} />
      <LogList lines={latest} />
      <div>
        <LinkButton type="button" onClick={onWholeLog}>
          {t('latest.all')}
        </LinkButton>
      </div>
    </TitledCard>
  )
}
