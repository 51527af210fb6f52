import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** The incomplete uploads of the case. `percent` is the joint progress of the running ones. */
export type PendingUploads = { running: number; percent: number; stopped: number }

/** Calls `pay` once the awaited uploads are complete; an upload that stops ends the waiting instead. */
export function useWaitForUploads(
  { running, stopped }: PendingUploads,
  pay: () => void,
): { waiting: boolean; wait: () => void; end: () => void } {
  const [stoppedBefore, setStoppedBefore] = useState<number>()
  useEffect(() => {
    if (stoppedBefore === undefined || running > 0) return
    setStoppedBefore(undefined)
    if (stopped <= stoppedBefore) pay()
  }, [stoppedBefore, running, stopped, pay])
  return {
    waiting: stoppedBefore !== undefined,
    wait: () => setStoppedBefore(stopped),
    end: () => setStoppedBefore(undefined),
  }
}

/** Warns about incomplete files and explains what paying now means for them. */
export function PendingUploadsNotice(props: { uploads: PendingUploads; waiting: boolean }) {
  const { uploads, waiting } = props
  const { running, percent, stopped } = uploads
  const { t } = useTranslation('payment')
  if (running + stopped === 0) return null
  return (
    <div style={{ margin: '16px 0' }}>
      <Notice tone="warn">
        {running > 0 && (
          <div>
            <b>{t('uploads.running', { count: running, percent })}</b>{' '}
            {t(waiting ? 'uploads.waiting' : 'uploads.ifPaidNow')}
          </div>
        )}
        {stopped > 0 && <div>{t('uploads.stopped', { count: stopped })}</div>}
      </Notice>
    </div>
  )
}

/** Renders OK, or, while a file is uploading, the choice between waiting and paying without it. */
export function PayButtons(props: {
  running: number
  waiting: boolean
  disabled: boolean
  hintId: string | undefined
  onPay: () => void
  onWait: () => void
}) {
  const { running, waiting, disabled, hintId, onPay, onWait } = props
  const { t } = useTranslation(['payment', 'common'])
  const shared = { disabled, ...(hintId !== undefined && { 'aria-describedby': hintId }) }
  if (running === 0) {
    return (
      <Button variant="contained" onClick={onPay} {...shared}>
        {t('common:ok')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="outlined" onClick={onPay} {...shared}>
        {t('uploads.payAnyway')}
      </Button>
      <Button variant="contained" onClick={onWait} {...shared} disabled={disabled || waiting}>
        {t('uploads.wait')}
      </Button>
    </>
  )
}
