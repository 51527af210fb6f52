import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx'
import { declineSecond, giveBackReview, returnToFirst, sendBackToPatcher } from './claim-steps.ts'

type Props = {
  consult: { caseId: string; version: number }
  round: 'first' | 'second'
  /** The name of the first reviewer, for the second one. */
  firstReviewer: string
  /** Why a second review cannot be declined; `undefined` if it can. */
  whyRequired: string | undefined
  /** Saves what was typed before the case leaves. */
  saveNow: () => Promise<boolean>
  onChanged: () => void
}
type Asked = 'giveBack' | 'sendBack' | 'returned' | 'decline'

/** Offers the holder of a review to let go of the case: to the queue, the patcher, or the first reviewer. Handbook 1.2. */
export function HolderActions(props: Props) {
  const { consult, round, whyRequired, onChanged } = props
  const { t } = useTranslation('ecgConclusion')
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const giving = useAction({
    run: async () => {
      await props.saveNow()
      await giveBackReview(consult, round)
    },
    done: t('claim.given'),
    failed: (reason) => reason,
    onEnd: () => {
      close()
      onChanged()
    },
  })
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsked('giveBack')}>
        {t('claim.giveBack')}
      </Button>
      {round === 'first' && (
        <Button size="small" variant="outlined" onClick={() => setAsked('sendBack')}>
          {t('sendBack.action')}
        </Button>
      )}
      {round === 'second' && (
        <>
          <Button size="small" variant="outlined" onClick={() => setAsked('returned')}>
            {t('returned.action')}
          </Button>
          {whyRequired === undefined ? (
            <Button size="small" variant="outlined" onClick={() => setAsked('decline')}>
              {t('decline.action')}
            </Button>
          ) : (
            <small>{t('decline.required', { why: whyRequired })}</small>
          )}
        </>
      )}
      <ConfirmDialog
        open={asked === 'giveBack'}
        title={t('claim.giveBackTitle')}
        confirmLabel={t('claim.giveBack')}
        busy={giving.isBusy}
        onCancel={close}
        onConfirm={() => giving.start()}
      >
        {t('claim.giveBackText')}
      </ConfirmDialog>
      {asked !== undefined && asked !== 'giveBack' && (
        <WithReason {...props} asked={asked} onClose={close} />
      )}
    </>
  )
}

const ACT = { sendBack: sendBackToPatcher, returned: returnToFirst, decline: declineSecond }

function WithReason(props: Props & { asked: Exclude<Asked, 'giveBack'>; onClose: () => void }) {
  const { consult, asked, firstReviewer, saveNow, onClose, onChanged } = props
  const { t } = useTranslation('ecgConclusion')
  const name = firstReviewer || t('returned.nobody')
  const action = useAction({
    run: async (reason: string) => {
      await saveNow()
      await ACT[asked](consult, reason)
    },
    done: t(`${asked}.done`),
    onDone: () => {
      onClose()
      onChanged()
    },
  })
  return (
    <ReasonDialog
      title={t(`${asked}.title`, { name })}
      field={{
        label: t(`${asked}.label`),
        hint: t(`${asked}.hint`),
        missing: t(`${asked}.missing`),
        maxLength: CASE_NOTE_MAX,
      }}
      confirmLabel={t(`${asked}.action`)}
      busyLabel={t(`${asked}.busy`)}
      action={action}
      onConfirm={action.start}
      onClose={onClose}
    >
      <p>{t(`${asked}.says`, { name })}</p>
    </ReasonDialog>
  )
}
