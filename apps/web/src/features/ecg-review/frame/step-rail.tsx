import { styled } from '@mui/material/styles'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { REVIEW_STEPS, type ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { Check, CheckCheck } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useStepValues } from './use-step-values.ts'

const Rail = styled('nav')(({ theme }) => {
  const { edge, ink, surface, brand, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minHeight: 0,
    padding: '10px 8px',
    borderRight: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    '& ol': { margin: 0, padding: 0, listStyle: 'none', overflowY: 'auto', scrollbarWidth: 'none' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 44,
      padding: '5px 8px',
      borderRadius: 8,
      textDecoration: 'none',
      lineHeight: 1.25,
      color: ink.body,
      '&:hover': { backgroundColor: surface.sunken },
    },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 24,
      height: 24,
      border: `1.5px solid ${edge.control}`,
      borderRadius: '50%',
      fontSize: '.8125rem',
      fontStyle: 'normal',
      fontWeight: 650,
      color: ink.muted,
    },
    '& b': { display: 'block', fontSize: '.9375rem', fontWeight: 500 },
    '& small': { display: 'block', fontSize: '.8125rem', color: ink.muted },
    '& li[data-state="complete"] i': {
      borderColor: tone.ok.solid,
      backgroundColor: tone.ok.background,
      color: tone.ok.text,
    },
    '& li[data-state="touched"] i': {
      borderColor: brand.main,
      color: brand.hover,
      background: `linear-gradient(90deg, ${brand.soft} 50%, transparent 50%)`,
    },
    '& a[aria-current]': { backgroundColor: surface.tint },
    '& a[aria-current] b': { fontWeight: 650, color: brand.hover },
    '& li:has(a[aria-current]) i': {
      background: brand.main,
      borderColor: brand.main,
      color: theme.palette.primary.contrastText,
    },
    '& > div': { padding: '10px 8px 4px', borderTop: `1px solid ${edge.line}` },
    '& > div p': { margin: '6px 0 0', fontSize: '.8125rem', lineHeight: 1.35, color: ink.muted },
  }
})

/** A step in the list; a key in a field of one step leaves the others as they are. */
const StepRow = memo(function StepRow(props: {
  step: ReviewStep
  mark: StepMark
  value: string
  isCurrent: boolean
  href: string
  onStep: (step: ReviewStep) => void
}) {
  const { step, mark, value, isCurrent, href, onStep } = props
  const { t } = useTranslation('ecgReview')
  return (
    <li data-state={mark}>
      <a
        href={href}
        {...(isCurrent && { 'aria-current': 'step' })}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onStep(step)
        }}
      >
        <i aria-hidden>
          {mark === 'complete' && !isCurrent ? (
            <Icon of={Check} size={14} strokeWidth={3} />
          ) : (
            REVIEW_STEPS.indexOf(step) + 1
          )}
        </i>
        <span>
          <b>
            {t(`steps.${step}`)} <VisuallyHidden>{t(`rail.${mark}`)}</VisuallyHidden>
          </b>
          {value && <small>{value}</small>}
        </span>
      </a>
    </li>
  )
})

export type StepMark = 'complete' | 'touched' | 'open'

/** Lists the steps with their marks and values; all of them stay open. */
export function StepRail(props: {
  steps: readonly ReviewStep[]
  current: ReviewStep
  document: EcgReview
  markOf: (step: ReviewStep) => StepMark
  hrefOf: (step: ReviewStep) => string
  onStep: (step: ReviewStep) => void
  /** Absent for readers. */
  onAllNormal: (() => void) | undefined
}) {
  const { steps, current, document, markOf, hrefOf, onStep, onAllNormal } = props
  const { t } = useTranslation('ecgReview')
  const summaryOf = useStepValues()
  return (
    <Rail aria-label={t('rail.label')}>
      <ol>
        {steps.map((step) => {
          const mark = markOf(step)
          const value = step === current ? '' : summaryOf(step, document)
          return (
            <StepRow
              key={step}
              {...{ step, mark, value, onStep }}
              isCurrent={step === current}
              href={hrefOf(step)}
            />
          )
        })}
      </ol>
      {onAllNormal && (
        <div>
          <Button size="small" variant="outlined" fullWidth onClick={onAllNormal}>
            <Icon of={CheckCheck} size={18} /> {t('rail.normal')}
          </Button>
          <p>{t('rail.normalHint')}</p>
        </div>
      )}
    </Rail>
  )
}
