import { styled } from '@mui/material/styles'
import type { MreResult } from '@systole/contract/ecg/mre'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import type { MreSection } from '@systole/domain/mre/mre-phrase'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { leftOut, leftOutKey, setLeftOut } from './left-out.ts'
import { proposalsQuery } from './mre.queries.ts'
import { ProposalCard, type ProposalState } from './proposal-card.tsx'
import type { ReviewWriting } from './review-writing.ts'
import { StepPart } from './step-part.tsx'
import { useEnterKey } from './use-enter-key.ts'

const List = styled('ul')({ display: 'grid', gap: 10, listStyle: 'none' })

/** Shows what the rules propose for a step: Enter accepts the first open one. SPEC ECG-6. */
export function Proposals(props: {
  writing: ReviewWriting
  stage: ReviewStep
  /** Beside a measuring step: the document that is asked about, and the step that an accepted proposal of a section is written in. */
  beside?: { document: EcgReview; goesTo: (section: MreSection) => ReviewStep | undefined }
  isAccepted: (phraseId: string, section: MreSection) => boolean
  isFull: (section: MreSection) => boolean
  onAccept: (proposal: MreResult) => void
}) {
  const { writing, stage, beside, isAccepted, isFull, onAccept } = props
  const { t } = useTranslation('ecgConclusion')
  const title = useId()
  const sentences = useLanguage()
  const left = useSyncExternalStore(leftOut.subscribe, leftOut.get)
  const { data, isError, refetch } = useQuery(
    proposalsQuery(
      { ...writing, ...(beside && { document: beside.document }) },
      {
        ...{ stage, sentences },
      },
    ),
  )
  const next = useRef<HTMLButtonElement>(null)
  const keyOf = (proposal: MreResult) => leftOutKey(writing.caseId, proposal.id)
  const stateOf = (proposal: MreResult): ProposalState => {
    if (isAccepted(proposal.id, proposal.section)) return 'accepted'
    return left.has(keyOf(proposal)) ? 'leftOut' : 'open'
  }
  const first = data?.find((proposal) => stateOf(proposal) === 'open' && !isFull(proposal.section))
  useEnterKey(() => {
    if (first && !writing.isReadOnly) onAccept(first)
  }, beside === undefined)
  /** Accepting removes the pressed button, so the next one takes the focus. */
  const decide = (act: () => void) => {
    act()
    requestAnimationFrame(() => (next.current ?? document.getElementById(title))?.focus())
  }
  if (beside && !isError && (data ?? []).length === 0) return null
  return (
    <StepPart title={t('proposals.title')} id={title}>
      {!data && !isError && <BlockSkeleton lines={3} />}
      {isError && !data && (
        <Notice tone="danger" announce onRetry={() => void refetch()}>
          {t('proposals.failed')}
        </Notice>
      )}
      {data?.length === 0 && <p>{t('proposals.none')}</p>}
      <List>
        {data?.map((proposal) => (
          <ProposalCard
            key={proposal.id}
            proposal={proposal}
            state={stateOf(proposal)}
            isNext={proposal === first}
            isReadOnly={writing.isReadOnly}
            isFull={isFull(proposal.section)}
            acceptRef={proposal === first ? next : undefined}
            onAccept={() => decide(() => onAccept(proposal))}
            onLeaveOut={(isLeftOut) => decide(() => setLeftOut(keyOf(proposal), isLeftOut))}
            goesTo={beside?.goesTo(proposal.section)}
            onPlace={writing.onPlace}
          />
        ))}
      </List>
    </StepPart>
  )
}
