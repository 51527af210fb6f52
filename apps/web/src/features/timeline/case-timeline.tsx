import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markCaseNotificationsRead } from '../../api/read-case-notifications.ts'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Card, CardBody } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/navigation/text-link.tsx'
import { type TimelineItem, timelineQuery } from './timeline.queries.ts'
import { TimelineLine } from './timeline-line.tsx'

const FIRST = { side: 8, phone: 2, reader: 20 } as const

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })
/** The title, styled like those of the history beside it. */
const Title = styled('h2')(({ theme }) => ({
  margin: '0 0 8px',
  fontFamily: 'inherit',
  fontSize: '.8125rem',
  fontWeight: 650,
  'h2&': { color: (theme.vars ?? theme).palette.ink.muted },
}))
const Place = styled(Card)({ '.beside &': { marginTop: 24 } })

/** Shows one timeline for both sides: newest first, older entries after a click. */
export function CaseTimeline({ caseId, at }: { caseId: string; at: keyof typeof FIRST }) {
  const { t } = useTranslation('timeline')
  const query = useQuery(timelineQuery(caseId))
  const count = query.data?.length ?? 0
  const isSeen = at === 'reader' && count > 0
  useEffect(() => {
    if (isSeen) void markCaseNotificationsRead(caseId).catch(() => undefined) // it stays unread and is shown again
  }, [isSeen, caseId])
  if (!query.isError && count === 0) return null
  const lines = (
    <>
      <QueryFailure query={query} />
      <Lines lines={query.data ?? []} first={FIRST[at]} />
    </>
  )
  if (at === 'reader') {
    return (
      <section>
        <Title>{t('title')}</Title>
        {lines}
      </section>
    )
  }
  return (
    <Place aria-labelledby="timeline">
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 id="timeline" style={{ margin: 0, fontSize: '1.0625rem' }}>
          {t('title')}
        </h2>
        {lines}
      </CardBody>
    </Place>
  )
}

function Lines({ lines, first }: { lines: readonly TimelineItem[]; first: number }) {
  const { t } = useTranslation('timeline')
  const [isWhole, setWhole] = useState(false)
  const newest = lines.toReversed()
  const shown = isWhole ? newest : newest.slice(0, first)
  return (
    <>
      <List aria-label={t('caption')}>
        {shown.map((line) => (
          <TimelineLine key={line.key} line={line} />
        ))}
      </List>
      {shown.length < lines.length && (
        <LinkButton type="button" onClick={() => setWhole(true)}>
          {t('show', { count: lines.length })}
        </LinkButton>
      )}
    </>
  )
}
