import { paths } from '@systole/contract/pages'
import type { CaseStatus } from '@systole/domain/cases/case'
import { minutesLeft } from '@systole/domain/cases/deadline'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lastWorklist } from '../../../shell/last-worklist.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { StepPart, StepParts } from '../diagnosis/step-part.tsx'
import { signatures } from '../signing/signatures.ts'
import type { SignedReview } from '../signing/signing.queries.ts'
import { nextReviewQuery } from './next-review.queries.ts'
import { UndoTime, useRefetchWhile } from './undo-time.tsx'

/** The statuses after a signature. */
const SIGNED = ['review_done', 'done', 'pending_2nd_review', '2nd_reviewing'] as const
type SignedStatus = (typeof SIGNED)[number]

type Props = {
  caseId: string
  status: CaseStatus
  round: ReviewRound
  /** True if a review after the release is due. */
  isAsyncDue: boolean
  reviewPath: (caseId: string) => string
  onPreview: () => void
  /** Reads the case again. */
  onChanged: () => void
}

/** Step 13: the time for undoing, what happens next, who is notified, and the next case of the own queue. SPEC ECG-4. */
export function CompletedStep(props: Props) {
  const { caseId, status, round, isAsyncDue, onPreview, onChanged } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const own = useSyncExternalStore(signatures.subscribe, signatures.get).get(caseId)
  const after = statusAfter(status, own)
  useRefetchWhile(after === 'review_done', onChanged)
  if (after === undefined) {
    return (
      <StepPart id={id} title={t('completed.title')}>
        <p>{t('completed.notYet')}</p>
        <Line>
          <Button variant="outlined" onClick={onPreview}>
            {t('completed.toPreview')}
          </Button>
          <BackToCases />
        </Line>
      </StepPart>
    )
  }
  return (
    <StepParts>
      <StepPart id={id} title={t('completed.title')}>
        {after === 'review_done' && own && (
          <UndoTime caseId={caseId} signed={own} onUndone={onChanged} />
        )}
        <p role="status">{t(`completed.${after}`)}</p>
        <Consequences after={after} round={round} isAsyncDue={isAsyncDue} />
      </StepPart>
      <Line>
        <NextReview {...props} isFinal={after !== 'review_done'} />
        {after === 'done' && (
          <ButtonLink variant="outlined" href={paths.econsultReport({ caseId })}>
            {t('completed.report')}
          </ButtonLink>
        )}
        <BackToCases />
      </Line>
    </StepParts>
  )
}

function statusAfter(status: CaseStatus, own: SignedReview | undefined): SignedStatus | undefined {
  if (status === 'resend_report_request') return 'done'
  const known = SIGNED.find((each) => each === status)
  return known ?? SIGNED.find((each) => each === own?.status)
}

/** Says who is notified and what comes later. */
function Consequences({
  after,
  round,
  isAsyncDue,
}: Pick<Props, 'round' | 'isAsyncDue'> & { after: SignedStatus }) {
  const { t } = useTranslation('ecgConclusion')
  const isReleased = after === 'review_done' || after === 'done'
  return (
    <ul style={{ paddingLeft: 20 }}>
      <li>{t(isReleased ? 'completed.hospitalNext' : 'completed.secondNext')}</li>
      {round === 'second' && <li>{t('completed.firstNext')}</li>}
      {isAsyncDue && <li>{t('completed.asyncNext')}</li>}
    </ul>
  )
}

/** Links to the most urgent case of the own queue, and gets the focus once the signature cannot be undone. */
function NextReview(props: Pick<Props, 'caseId' | 'round' | 'reviewPath'> & { isFinal: boolean }) {
  const { caseId, round, reviewPath, isFinal } = props
  const { t } = useTranslation('ecgConclusion')
  const format = useFormat()
  const now = useNow()
  const { data: next } = useQuery(nextReviewQuery(caseId, round))
  const link = useRef<HTMLDivElement>(null)
  const isReached = isFinal && next != null
  useEffect(() => {
    if (isReached && !isOnControl()) link.current?.querySelector('a')?.focus()
  }, [isReached])
  if (next === undefined) return null
  if (next === null) return <span>{t('completed.noNext')}</span>
  const { petName: pet, dueAt } = next
  const left = dueAt ? minutesLeft(dueAt, now) : undefined
  const time = left === undefined ? '' : format.duration(Math.abs(left))
  return (
    <div ref={link}>
      <ButtonLink variant="contained" href={reviewPath(next.caseId)}>
        {left === undefined
          ? t('completed.next', { pet })
          : t(left < 0 ? 'completed.nextOverdue' : 'completed.nextDue', { pet, time })}
        {isFinal && <Kbd aria-hidden>⏎</Kbd>}
      </ButtonLink>
    </div>
  )
}

/** Returns whether the reviewer is at a control of the page, whose focus is not taken away. */
function isOnControl(): boolean {
  return document.activeElement?.matches('a, button, input, textarea, select') === true
}

function BackToCases() {
  const { t } = useTranslation('ecgConclusion')
  return (
    <ButtonLink variant="text" href={lastWorklist()}>
      {t('completed.back')}
    </ButtonLink>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {children}
    </div>
  )
}
