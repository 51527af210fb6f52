import { styled } from '@mui/material/styles'
import { REVIEW_STEPS, type ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import type { StepMark } from './step-rail.tsx'

const Box = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    padding: '12px 16px 0',
    '& > label': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      padding: '8px 12px',
      border: `1px solid ${edge.control}`,
      borderRadius: 8,
      backgroundColor: surface.paper,
      '&:focus-within': { outline: `2px solid ${edge.focus}`, outlineOffset: -1 },
    },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      width: 30,
      height: 30,
      borderRadius: '50%',
      fontStyle: 'normal',
      fontWeight: 650,
      backgroundColor: brand.main,
      color: theme.palette.primary.contrastText,
    },
    '& span': { flex: 1, lineHeight: 1.3 },
    '& b': { display: 'block', fontWeight: 650, color: ink.strong },
    '& small': { fontSize: '.8125rem', color: ink.muted },
    '& select': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      opacity: 0,
      font: 'inherit',
      cursor: 'pointer',
    },
    '& ol': { display: 'flex', gap: 4, margin: '8px 0 0', padding: 0, listStyle: 'none' },
    '& li': { flex: 1, height: 5, borderRadius: 3, backgroundColor: edge.line },
    '& li[data-state="complete"]': { backgroundColor: tone.ok.solid },
    '& li[data-state="touched"]': { backgroundColor: brand.soft },
    '& li[data-current]': { backgroundColor: brand.main },
  }
})

/** Chooses a step where there is no room for the rail. */
export function StepSelect(props: {
  steps: readonly ReviewStep[]
  current: ReviewStep
  markOf: (step: ReviewStep) => StepMark
  onStep: (step: ReviewStep) => void
}) {
  const { steps, current, markOf, onStep } = props
  const { t } = useTranslation('ecgReview')
  const number = REVIEW_STEPS.indexOf(current) + 1
  const done = steps.filter((step) => markOf(step) === 'complete').length
  return (
    <Box>
      <label>
        <i aria-hidden>{number}</i>
        <span aria-hidden>
          <b>{t(`steps.${current}`)}</b>
          <small>{t('rail.progress', { step: number, total: REVIEW_STEPS.length, done })}</small>
        </span>
        <Icon of={ChevronsUpDown} />
        <select
          aria-label={t('rail.choose')}
          value={current}
          onChange={({ target }) => onStep(target.value as ReviewStep)} // one of the options
        >
          {steps.map((step) => (
            <option key={step} value={step}>
              {`${REVIEW_STEPS.indexOf(step) + 1} ${t(`steps.${step}`)}: ${t(`rail.${markOf(step)}`)}`}
            </option>
          ))}
        </select>
      </label>
      <ol aria-hidden>
        {steps.map((step) => (
          <li
            key={step}
            data-state={markOf(step)}
            {...(step === current && { 'data-current': '' })}
          />
        ))}
      </ol>
    </Box>
  )
}
