import { paths } from '@systole/contract/pages'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { NewTabLink } from '../../../ui/navigation/new-tab-link.tsx'
import { ReviewSurroundings } from '../preview/review-surroundings.ts'
import { useSignKey } from '../preview/use-sign-key.ts'
import { TYPE_OF } from '../review.queries.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { ComparisonPage } from './comparison-page.tsx'

const OUTCOMES = ['agree', 'minor', 'major'] as const
type Outcome = (typeof OUTCOMES)[number]
const REASON_MAX = 1000

/** Compares the released review with the own one and takes the outcome. Handbook 5.7, SPEC E27. */
export function AsyncReview({ of }: { of: ReviewStepProps }) {
  return <ComparisonPage of={of} footer={<AsyncFooter of={of} />} />
}

function AsyncFooter({ of }: { of: ReviewStepProps }) {
  const { loaded, isEditable } = of
  const { t } = useTranslation('ecgConclusion')
  const { caseId } = loaded.consult
  const { concluded } = loaded.onServer
  const [asked, setAsked] = useState<Outcome>()
  useSignKey(() => {
    if (isEditable && asked === undefined) setAsked('agree')
  })
  return (
    <>
      <NewTabLink href={paths.econsultReport({ caseId })}>{t('outcome.sentReport')}</NewTabLink>
      <span data-gap />
      {isEditable && (
        <>
          <Button size="small" variant="outlined" onClick={() => setAsked('major')}>
            {t('outcome.major')}…
          </Button>
          <Button size="small" variant="outlined" onClick={() => setAsked('minor')}>
            {t('outcome.minor')}…
          </Button>
          <Button size="small" variant="contained" onClick={() => setAsked('agree')}>
            {t('outcome.agree')} <Kbd aria-hidden>Ctrl ⏎</Kbd>
          </Button>
        </>
      )}
      {concluded?.outcome === 'major' && (
        <ButtonLink
          variant="contained"
          href={paths.ecgReview({ caseId, mode: 'first', step: 'diagnosis' })}
        >
          {t('outcome.toCorrection')}
        </ButtonLink>
      )}
      {asked && <OutcomeDialog of={of} outcome={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Confirms an agreement, or asks for the reason of a difference. */
function OutcomeDialog(props: { of: ReviewStepProps; outcome: Outcome; onClose: () => void }) {
  const { of, outcome, onClose } = props
  const { t } = useTranslation('ecgConclusion')
  const { onChanged } = use(ReviewSurroundings)
  const sending = useAction({
    run: (reason: string) => sendOutcome(of, outcome, reason),
    done: t('outcome.done'),
    onDone: () => {
      onClose()
      onChanged()
    },
    ...(outcome === 'agree' && { failed: (reason: string) => reason }),
  })
  if (outcome === 'agree') {
    return (
      <ConfirmDialog
        open
        title={t('outcome.agreeTitle')}
        confirmLabel={t('outcome.agree')}
        busy={sending.isBusy}
        onConfirm={() => sending.start('')}
        onCancel={onClose}
      >
        {t('outcome.agreeSays')}
      </ConfirmDialog>
    )
  }
  return (
    <ReasonDialog
      title={t(`outcome.${outcome}`)}
      field={{
        label: t('outcome.reason'),
        hint: t('outcome.reasonHint'),
        missing: t('outcome.missing'),
        maxLength: REASON_MAX,
      }}
      confirmLabel={t('outcome.send')}
      busyLabel={t('outcome.sending')}
      action={sending}
      onConfirm={sending.start}
      onClose={onClose}
    >
      <p>{t(`outcome.${outcome}Says`)}</p>
    </ReasonDialog>
  )
}

/** Saves what was changed in the own document, then sends the outcome. */
async function sendOutcome(
  { session, loaded }: ReviewStepProps,
  outcome: Outcome,
  reason: string,
): Promise<void> {
  await session.saveNow()
  const { version } = session.state.get()
  const { caseId } = loaded.consult
  const data = { version, outcome, ...(reason && { reason }) }
  await orThrow(client.reports.addReviewData({ caseId, type: TYPE_OF.async, data }))
  await queryClient.invalidateQueries({ queryKey: ['worklist'] })
}
