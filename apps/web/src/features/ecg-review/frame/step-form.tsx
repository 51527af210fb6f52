import { styled } from '@mui/material/styles'
import { REVIEW_STEPS, type ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import type { ReviewStepProps } from '../step-props.ts'
import { EarlierLine } from './earlier-line.tsx'
import { useFormKeys } from './use-form-keys.ts'

const Form = styled('section')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minHeight: 0,
    backgroundColor: surface.paper,
    '& > div': {
      position: 'relative', // hidden labels scroll along instead of making the page longer
      minHeight: 0,
      padding: '14px 20px',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
    '& h2': { ...theme.typography.h2, fontSize: '1.5rem', lineHeight: 1.15, outline: 0 },
    '& [data-under]': { margin: '2px 0 10px', fontSize: '.8125rem', color: ink.muted },
    '& > footer': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      padding: '12px 20px',
      borderTop: `1px solid ${edge.line}`,
      backgroundColor: surface.paper,
      '& > span': { flex: 1 },
      '& > kbd': { color: ink.muted },
    },
    '@media (max-width: 1023.95px)': {
      '& > div': { padding: '14px 16px', overflow: 'visible' },
      '& > footer': {
        position: 'fixed',
        zIndex: 10,
        insetInline: 0,
        bottom: 0,
        padding: '10px 16px',
        '& > span, & > kbd': { display: 'none' },
        '& > button:last-of-type': { flex: 1, minHeight: 50 },
        '& > button:first-of-type:not(:last-of-type)': { minHeight: 50 },
      },
    },
  }
})

/** Renders the form of a step between its title and the ways to the steps beside it. */
export function StepForm(props: {
  of: ReviewStepProps
  steps: readonly ReviewStep[]
  /** Receives what the keys of options do. */
  chooseRef: RefObject<((key: string) => void) | null>
  children: ReactNode
}) {
  const { of, steps, chooseRef, children } = props
  const { step, goToStep, accept, isEditable } = of
  const { t } = useTranslation('ecgReview')
  const form = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const id = useId()
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  const { choose, onKeyDown } = useFormKeys(form, {
    accept: (field) => isEditable && accept(field),
    onEnd: () => next.current?.focus(),
  })
  chooseRef.current = choose
  useStepFocus(step, heading)
  return (
    <Form ref={form} aria-labelledby={`${id} ${id}-place`} onKeyDown={onKeyDown}>
      <div>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t(`steps.${step}`)}
        </h2>
        <p data-under>
          <span id={`${id}-place`}>
            {t('rail.place', { step: REVIEW_STEPS.indexOf(step) + 1, total: REVIEW_STEPS.length })}
          </span>
          <EarlierLine step={step} loaded={of.loaded} />
        </p>
        {children}
      </div>
      <footer>
        {before && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('form.back')}: ${t(`steps.${before}`)}`}
            onClick={() => goToStep(before)}
          >
            <Icon of={ArrowLeft} size={18} /> {t('form.back')}
          </Button>
        )}
        <span />
        {after && (
          <>
            <Kbd aria-hidden>Alt →</Kbd>
            <Button
              ref={next}
              size="small"
              variant="contained"
              aria-label={`${t('form.next')}: ${t(`steps.${after}`)}`}
              onClick={() => goToStep(after)}
            >
              {t(`steps.${after}`)} <Icon of={ArrowRight} size={18} />
            </Button>
          </>
        )}
      </footer>
    </Form>
  )
}

/** Moves the focus to the title of a step that was just chosen. */
function useStepFocus(step: ReviewStep, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step, heading])
}
