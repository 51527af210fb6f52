import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/card.tsx'
import type { RecordingQuality } from './recording-quality.queries.ts'
import { useShareWords } from './use-share-words.ts'

const Row = styled('dl')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '16px 28px',
    margin: 0,
    padding: '18px 22px',
    '& dt': { color: ink.muted, fontSize: '.9375rem' },
    '& dd': { margin: 0 },
    '& b': {
      display: 'block',
      color: ink.strong,
      fontSize: '1.75rem',
      fontWeight: 650,
      lineHeight: 1.25,
      fontVariantNumeric: 'tabular-nums',
    },
    '& small': { color: ink.muted, fontSize: '.875rem' },
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.down('sm')]: { padding: 16, '& b': { fontSize: '1.375rem' } },
  }
})

/** Shows the shares of the last days beside those of the days before. */
export function QualityFigures({ quality }: { quality: RecordingQuality }) {
  const { t } = useTranslation('recordingQuality')
  const share = useShareWords()
  const { now, before, days } = quality
  const of = ({ acceptable: count, recordings, not_judged }: RecordingQuality['now']) =>
    t('figures.of', { count, total: recordings - not_judged })
  const earlier = (value: string | undefined) =>
    value === undefined ? t('figures.noBefore', { days }) : t('figures.before', { value, days })
  const figures = (['usable', 'noise', 'lost'] as const).map((part) => ({
    part,
    value: now.shares ? share(now.shares[part]) : '–',
    before: before.shares ? share(before.shares[part]) : undefined,
  }))
  const judgedBefore = before.recordings - before.not_judged
  return (
    <Card aria-label={t('period', { days })}>
      <Row>
        {figures.map(({ part, value, before: was }) => (
          <div key={part}>
            <dt>{t(`figures.${part}`)}</dt>
            <dd>
              <b>{value}</b>
              <small>{earlier(was)}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('figures.acceptable')}</dt>
          <dd>
            <b>{of(now)}</b>
            <small>{earlier(judgedBefore > 0 ? of(before) : undefined)}</small>
          </dd>
        </div>
      </Row>
    </Card>
  )
}
