import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/text-link.tsx'
import { timelineQuery } from './timeline.queries.ts'
import { TimelineLine } from './timeline-line.tsx'

const FIRST = 8

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

/** One timeline for both sides: the newest first, the older ones a click away. */
export function CaseTimeline({ usid }: { usid: string }) {
  const { t } = useTranslation('timeline')
  const query = useQuery(timelineQuery(usid))
  const [isWhole, setWhole] = useState(false)
  const lines = query.data?.toReversed() ?? []
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  if (!query.isError && lines.length === 0) return null
  return (
    <Card aria-labelledby="timeline">
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 id="timeline" style={{ margin: 0, fontSize: '1.0625rem' }}>
          {t('title')}
        </h2>
        <QueryFailure query={query} />
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
      </CardBody>
    </Card>
  )
}
