import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ConsultMode } from '@systole/domain/cases/case'
import { AdditionalQuestion, MAX_QUESTIONS } from '@systole/domain/questions/question'
import { Check, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Card } from '../../../ui/layout/card.tsx'

export type PriceTag = { currency: string; amount: string }
/** The state of the prices: `loading` keeps the width; `failed` explains when the price will be shown (experience S2). */
export type Prices =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'known'; of: Partial<Record<ConsultMode, PriceTag>> }

const Root = styled(Card)(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    padding: '22px 22px 20px',
    '& > p': { color: ink.muted, fontSize: '.9375rem', marginTop: 2 },
    '& .mode': { paddingTop: 18, marginTop: 18, borderTop: `1px solid ${edge.line}` },
    '& .price': { whiteSpace: 'nowrap', color: ink.strong },
    '& .price small': { fontSize: '.8125rem', color: ink.muted, marginRight: 4 },
    '& ul': {
      margin: '10px 0 0',
      padding: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 6,
      fontSize: '.9375rem',
    },
    '& li': { display: 'flex', gap: 8 },
    '& li svg': { color: brand.bright, marginTop: 2 },
    '& .fine': {
      display: 'flex',
      gap: 10,
      marginTop: 18,
      padding: '12px 14px',
      borderRadius: 8,
      backgroundColor: surface.sunken,
      fontSize: '.875rem',
      color: ink.body,
    },
    '& .fine svg': { color: ink.muted, marginTop: 1 },
  }
})

/** Shows what each mode includes, requires and costs (MAIN-2). */
export function ModeExplainer({ prices }: { prices: Prices }) {
  const { t } = useTranslation('main')
  const points: Record<ConsultMode, string[]> = {
    basic: [t('plan.basic.questions', { questions: MAX_QUESTIONS }), t('plan.basic.files')],
    advance: [
      t('plan.advance.plans'),
      t('plan.advance.questions', { questions: AdditionalQuestion.options.length }),
      t('plan.advance.files'),
    ],
  }
  return (
    <Root aria-labelledby="modes">
      <Typography variant="h4" component="h2" id="modes">
        {t('plan.title')}
      </Typography>
      <p>{t('plan.lead')}</p>
      {ConsultMode.options.map((mode) => (
        <Mode
          key={mode}
          mode={mode}
          points={points[mode]}
          price={<Price prices={prices} mode={mode} />}
        />
      ))}
      {prices.state === 'failed' && <p>{t('plan.priceLater')}</p>}
      <div className="fine">
        <Icon of={Info} />
        <span>{t('plan.terms')}</span>
      </div>
    </Root>
  )
}

function Mode(props: { mode: ConsultMode; points: readonly string[]; price: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <div className="mode">
      <div style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h5" component="h3" sx={{ fontSize: '1.0625rem' }}>
          {t(`mode.${props.mode}`)}
        </Typography>
        {props.price}
      </div>
      <ul>
        {props.points.map((point) => (
          <li key={point}>
            <Icon of={Check} size={18} strokeWidth={2.2} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Price({ prices, mode }: { prices: Prices; mode: ConsultMode }) {
  if (prices.state === 'loading') return <TextSkeleton width={72} />
  const tag = prices.state === 'known' ? prices.of[mode] : undefined
  if (!tag) return null
  return (
    <span className="price">
      <small>{tag.currency}</small>
      <Typography component="span" variant="h2" sx={{ fontSize: '1.5rem', lineHeight: 1 }}>
        {tag.amount}
      </Typography>
    </span>
  )
}
