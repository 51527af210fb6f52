import { styled } from '@mui/material/styles'
import type { DueReason } from '@systole/domain/ecg-reviews/review-rounds'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import type { LoadedReview } from '../loaded-review.ts'

const Row = styled('section')(({ theme }) => {
  const { ink, brand } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    '& > svg': { color: brand.main, flex: 'none', marginRight: -10 },
    '& > div:first-of-type': { flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' },
    '& h2': { margin: 0, fontFamily: 'inherit', fontSize: '1rem', fontWeight: 650 },
    '& p': { margin: 0, color: ink.muted },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', listStyle: 'none' },
    '& li': { color: ink.muted, fontSize: '.9375rem' },
    '& li b': { marginRight: 4, color: ink.strong, fontSize: '1.25rem' },
  }
})

/** Says why the case has a further review, and how much differs. */
export function ReviewReason(props: {
  loaded: LoadedReview
  counts: { fields: number; beats: number | undefined; alike: number }
}) {
  const { loaded, counts } = props
  const { t } = useTranslation('ecgConclusion')
  const { quote, title } = useReason(loaded)
  return (
    <Row aria-labelledby="review-reason">
      <Icon of={ShieldCheck} size={22} />
      <div>
        <h2 id="review-reason">{title}</h2>
        {quote && <p>{quote}</p>}
      </div>
      <ul aria-label={t('compare.title')}>
        <li>
          <b>{counts.fields}</b> {t('compare.fieldsChanged', { count: counts.fields })}
        </li>
        {counts.beats !== undefined && (
          <li>
            <b>{counts.beats}</b> {t('compare.beatsChanged', { count: counts.beats })}
          </li>
        )}
        <li>
          <b>{counts.alike}</b> {t('compare.fieldsAlike')}
        </li>
      </ul>
    </Row>
  )
}

/** Returns who requires or asked for the review, and the words of the person who asked. */
function useReason({ onServer, consult }: LoadedReview): { title: string; quote?: string } {
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  const now = useNow()
  const { round, request, concluded } = onServer
  if (concluded) {
    const { by, at, outcome, reason } = concluded
    const time = format.timeOrDay(at, now)
    const is = t(`outcome.${outcome}`)
    return { title: t('outcome.by', { by, time, is }), ...(reason && { quote: `“${reason}”` }) }
  }
  const title = round === 'async' ? t('outcome.says') : t('compare.noRequest')
  if (!request) return { title }
  const { due, askedBy, askedAt, reason } = request
  const causes = (due as DueReason[]).flatMap((cause) => {
    if (cause === 'asked') return []
    return [t(`compare.by.${cause}`, { hospital: consult.hospital, name: askedBy })]
  })
  const isAsked = due.includes('asked') || reason !== ''
  const asked = isAsked
    ? [t(causes.length === 0 ? 'compare.by.asked' : 'compare.by.alsoAsked', { name: askedBy })]
    : []
  const [first = title, ...others] = [...causes, ...asked]
  const time = askedAt ? format.timeOrDay(askedAt, now) : ''
  return {
    title: [first, ...others].join(t('preview.join')),
    ...(reason && { quote: `“${reason}” ${time}` }),
  }
}
