import { styled } from '@mui/material/styles'
import type { ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import { useTranslation } from 'react-i18next'
import { Card, CardBody } from '../../../ui/layout/card.tsx'

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  gap: 16,
  alignItems: 'start',
  '& h2': { margin: 0, fontSize: '1.125rem' },
  '& dl': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 16px', margin: 0 },
  '& dt': { color: (theme.vars ?? theme).palette.ink.muted },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}))

type Figures = {
  second: { reviewed: number; unchanged: number; returned: number; declined: number }
  async: { agree: number; minor: number; major: number }
  fields: readonly { field: string; count: number }[]
}

/** Shows how often others agreed with the documents of a reviewer, and which fields they changed. SPEC E27. */
export function AgreementFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('ecgConclusion')
  const { second, async, fields } = figures
  const changed = second.reviewed - second.unchanged
  const named = fields.map(({ field, count }): [string, number] => [
    t(`preview.missingFields.${field as ReviewField}`), // the server names fields of the table
    count,
  ])
  return (
    <Cards>
      <Part
        id="agreement-second"
        title={t('agreement.second')}
        rows={[
          [t('agreement.unchanged'), second.unchanged],
          [t('agreement.changed'), changed],
          [t('agreement.returned'), second.returned],
          [t('agreement.declined'), second.declined],
        ]}
      />
      <Part
        id="agreement-async"
        title={t('agreement.async')}
        rows={[
          [t('outcome.agree'), async.agree],
          [t('outcome.minor'), async.minor],
          [t('outcome.major'), async.major],
        ]}
      />
      <Part
        id="agreement-fields"
        title={t('agreement.fields')}
        rows={named}
        none={t('agreement.none')}
      />
    </Cards>
  )
}

function Part(props: {
  id: string
  title: string
  rows: readonly (readonly [label: string, count: number])[]
  none?: string
}) {
  const { id, title, rows, none } = props
  return (
    <Card aria-labelledby={id}>
      <CardBody style={{ display: 'grid', gap: 12 }}>
        <h2 id={id}>{title}</h2>
        {rows.length === 0 ? (
          <p style={{ margin: 0 }}>{none}</p>
        ) : (
          <dl>
            {rows.map(([label, count]) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        )}
      </CardBody>
    </Card>
  )
}
