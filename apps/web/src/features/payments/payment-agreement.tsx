import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { WireProduct } from '@systole/contract/money/payments'
import type { ConsultMode } from '@systole/domain/cases/case'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { useNarrow } from '../../ui/hooks/use-narrow.ts'
import type { CheckoutProblem } from './use-open-checkout.ts'

const Price = styled('p')(({ theme }) => ({
  margin: '20px 0 8px',
  paddingTop: 20,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  fontSize: '1.1875rem',
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.ink.strong,
}))

const Terms = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  '& > .more': { marginLeft: 32, marginTop: -6 },
})

/** Shows the price in a sentence, the terms, and any obstacle. PAY-2. */
export function PaymentAgreement(props: {
  mode: ConsultMode | undefined
  product: WireProduct | undefined
  loading: boolean
  priceError: Error | null
  onRetryPrice: () => void
  summary: ReactNode
  accepted: boolean
  onAccept: (accepted: boolean) => void
  onReadTerms: () => void
  hintId: string
  busy: boolean
  problem: CheckoutProblem | undefined
}) {
  const { accepted, busy, problem, hintId } = props
  const isNarrow = useNarrow()
  const { t } = useTranslation('payment')
  const problemOf = (about: CheckoutProblem['about']) =>
    problem?.about === about && <Problem {...problem} />
  return (
    <>
      <Typography component="h3" sx={{ mt: 1, mb: 0.5, fontWeight: 650, color: 'ink.strong' }}>
        {t('dialog.check')}
      </Typography>
      {props.summary}
      <PriceSentence {...props} />
      {problemOf('price')}
      {!isNarrow && <FixedTerms />}
      <Terms>
        <CheckboxField
          label={t('dialog.accept')}
          checked={accepted}
          onChange={props.onAccept}
          disabled={busy}
        />
        <div className="more">
          <Button onClick={props.onReadTerms} disabled={busy} size="small" sx={{ ml: '-10px' }}>
            {t('dialog.readTerms')}
          </Button>
        </div>
      </Terms>
      {problemOf('terms')}
      <Typography variant="body2" sx={{ mt: 2, color: 'ink.muted' }}>
        {t('dialog.provider')}
      </Typography>
      {problemOf('payment')}
      <Typography
        variant="body2"
        id={hintId}
        role="status"
        sx={{ mt: 2, minHeight: '1.5em', textAlign: 'right', color: 'ink.muted' }}
      >
        {busy ? t('dialog.opening') : accepted ? '' : t('dialog.tickFirst')}
      </Typography>
    </>
  )
}

/** Says that payment is final: above the tick, and on a phone above the buttons, since the tick is below the fold there. */
export function FixedTerms() {
  const { t } = useTranslation('payment')
  return (
    <Typography variant="body2" sx={{ mb: 0.5, flexBasis: '100%' }}>
      {t('dialog.fixed')}
    </Typography>
  )
}

/** Scrolls a problem into view; on a phone it appears below the visible part. */
function bringIntoView(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' })
}

/** Shows the problem; new terms require a reload of the page. */
function Problem({ text, about }: CheckoutProblem) {
  const { t } = useTranslation('common')
  const reload = (
    <Button size="small" variant="outlined" onClick={() => window.location.reload()}>
      {t('reload')}
    </Button>
  )
  return (
    <div ref={bringIntoView} style={{ margin: '16px 0' }}>
      <Notice tone="danger" announce action={about === 'terms' && reload}>
        {text}
      </Notice>
    </div>
  )
}

function PriceSentence(props: {
  mode: ConsultMode | undefined
  product: WireProduct | undefined
  loading: boolean
  priceError: Error | null
  onRetryPrice: () => void
}) {
  const { mode, product, loading, priceError, onRetryPrice } = props
  const { t } = useTranslation(['payment', 'common'])
  const format = useFormat()
  if (loading) {
    return (
      <Price aria-busy aria-label={t('dialog.priceLoading')}>
        <TextSkeleton width={260} />
      </Price>
    )
  }
  if (priceError) {
    return <FailureNotice error={priceError} onRetry={onRetryPrice} />
  }
  if (!product || !mode) {
    return (
      <Notice tone="warn" announce>
        {t('dialog.noPrice')}
      </Notice>
    )
  }
  const price = format.money({ amountMinor: product.amount_minor, currency: product.currency })
  return <Price>{t('dialog.price', { mode: t(`common:mode.${mode}`), price })}</Price>
}
