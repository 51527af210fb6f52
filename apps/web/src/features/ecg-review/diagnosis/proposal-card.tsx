import { styled } from '@mui/material/styles'
import type { MreResult } from '@systole/contract/ecg/mre'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { Check, Crosshair, X } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { PriorityBars } from '../../../ui/display/priority-bars.tsx'
import type { ReviewWriting } from './review-writing.ts'
import { ruleKey } from './rule-key.ts'

const Card = styled('li')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 4,
    padding: '12px 14px',
    border: `1px solid ${edge.line}`,
    borderRadius: 8,
    backgroundColor: surface.paper,
    '&[data-state="open"]': { borderColor: brand.main, backgroundColor: surface.tint },
    '& > b': { color: ink.strong, fontWeight: 600, overflowWrap: 'anywhere' },
    '& > p': { fontSize: '.9375rem', overflowWrap: 'anywhere' },
    '& > small': { color: ink.muted, fontSize: '.875rem' },
  }
})
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginRight: 'auto',
  color: (theme.vars ?? theme).palette.ink.muted,
  fontWeight: 600,
  '&[data-accepted]': { color: (theme.vars ?? theme).palette.tone.ok.text },
}))

export type ProposalState = 'open' | 'accepted' | 'leftOut'

/** Shows a proposal of the rules with its reason and its places. It is a draft until a person accepts it. */
export function ProposalCard(props: {
  proposal: MreResult
  state: ProposalState
  /** True for the proposal that Enter accepts. */
  isNext: boolean
  isReadOnly: boolean
  isFull: boolean
  acceptRef: Ref<HTMLButtonElement> | undefined
  onAccept: () => void
  onLeaveOut: (isLeftOut: boolean) => void
  /** The step that it is written in, if not in this one. */
  goesTo: ReviewStep | undefined
  onPlace: ReviewWriting['onPlace']
}) {
  const { proposal, state, isNext, isReadOnly, isFull, acceptRef, goesTo, onAccept, onLeaveOut } =
    props
  const { t } = useTranslation(['ecgConclusion', 'ecgReview'])
  const { value: name, evidence, extras } = proposal
  const rule = ruleKey(proposal.rule)
  return (
    <Card data-state={state}>
      <b>{name}</b>
      {extras.priority && (
        <Line as="p">
          <PriorityBars priority={extras.priority} />
          {t(`evaluation.priorities.${extras.priority}`)}
        </Line>
      )}
      <p>{evidence.text}</p>
      <small>
        {rule && t('proposals.rule', { rule: t(`rules.${rule}`) })}
        {extras.draft && ` · ${t('proposals.draft')}`}
      </small>
      <Places {...props} />
      {!isReadOnly && state === 'open' && (
        <Line>
          <Button
            ref={acceptRef}
            size="small"
            variant="contained"
            disabled={isFull}
            {...(isNext && { 'data-next-proposal': '' })}
            aria-label={t('proposals.acceptNamed', { name })}
            onClick={onAccept}
          >
            {t('proposals.accept')}
            {isNext && <Kbd aria-hidden>⏎</Kbd>}
          </Button>
          <Button
            size="small"
            aria-label={t('proposals.leaveOutNamed', { name })}
            onClick={() => onLeaveOut(true)}
          >
            {t('proposals.leaveOut')}
          </Button>
          {goesTo && (
            <small>{t('proposals.goesTo', { step: t(`ecgReview:steps.${goesTo}`) })}</small>
          )}
        </Line>
      )}
      {state !== 'open' && (
        <Line>
          <State {...(state === 'accepted' && { 'data-accepted': '' })}>
            <Icon of={state === 'accepted' ? Check : X} size={16} />
            {t(`proposals.${state}`)}
          </State>
          {!isReadOnly && state === 'leftOut' && (
            <Button
              size="small"
              aria-label={t('proposals.againNamed', { name })}
              onClick={() => onLeaveOut(false)}
            >
              {t('proposals.again')}
            </Button>
          )}
        </Line>
      )}
    </Card>
  )
}

const PLACES_SHOWN = 8

/** Links to the places of the recording that the rule names. */
function Places({ proposal: { evidence }, onPlace }: Parameters<typeof ProposalCard>[0]) {
  const { t } = useTranslation('ecgConclusion')
  const { places } = evidence
  if (!onPlace || places.length === 0) return null
  return (
    <Line>
      <Icon of={Crosshair} size={16} />
      {places.slice(0, PLACES_SHOWN).map((place, index) => (
        <Button
          key={`${place.recording} ${place.from_sample}`}
          size="small"
          variant="outlined"
          aria-label={t('proposals.place', { number: index + 1, total: places.length })}
          onClick={() => onPlace(place)}
        >
          {index + 1}
        </Button>
      ))}
      {places.length > PLACES_SHOWN && <small>+{places.length - PLACES_SHOWN}</small>}
    </Line>
  )
}
