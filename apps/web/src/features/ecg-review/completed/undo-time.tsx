import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { setSignature } from '../signing/signatures.ts'
import { type SignedReview, undoReview } from '../signing/signing.queries.ts'

const REFETCH_MS = 2000

/** Counts the seconds in which the signature can be taken back. */
export function UndoTime(props: { caseId: string; signed: SignedReview; onUndone: () => void }) {
  const { caseId, signed, onUndone } = props
  const { t } = useTranslation(['ecgConclusion', 'reading'])
  const seconds = useSecondsLeft(signed.endsAt)
  const undoing = useAction({
    run: () => undoReview(caseId, signed.revision),
    onDone: () => setSignature(caseId, undefined),
    onEnd: onUndone,
  })
  if (seconds === 0 && !undoing.isBusy && !undoing.problem) return null
  return (
    <>
      {seconds > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
          <b role="timer" aria-live="off" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('reading:sign.releasingIn', { count: seconds })}
          </b>
          <Button variant="outlined" disabled={undoing.isBusy} onClick={() => undoing.start()}>
            {t('reading:sign.undo')}
          </Button>
        </div>
      )}
      {undoing.problem && (
        <Notice tone="danger" announce>
          {t('reading:sign.notUndone', { reason: undoing.problem })}
        </Notice>
      )}
    </>
  )
}

function useSecondsLeft(endsAt: number): number {
  const left = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read on every tick
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 200)
    return () => clearInterval(timer)
  }, [endsAt])
  return seconds
}

/** Reads the case again while its report is being sent. */
export function useRefetchWhile(isSending: boolean, look: () => void): void {
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(look, REFETCH_MS)
    return () => clearInterval(timer)
  }, [isSending, look])
}
