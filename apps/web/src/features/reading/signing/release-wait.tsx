import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { lastWorklist } from '../../../shell/last-worklist.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { NextCase } from '../claims/next-case.tsx'
import type { SigningState } from './use-signing.ts'

type Waiting = Extract<SigningState, { revision: string }>

const Left = styled('p')(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  color: (theme.vars ?? theme).palette.ink.strong,
}))

const TITLE = {
  signed: 'sign.signed',
  undoing: 'sign.signed',
  releasing: 'sign.releasingTitle',
  released: 'sign.released',
} as const

/** Shows the time for undoing after signing, then the next steps. The server counts, too, and releases without this page. */
export function ReleaseWait(props: { caseId: string; signing: Waiting; onUndo: () => void }) {
  const { caseId, signing, onUndo } = props
  const { t } = useTranslation('reading')
  const back = useRef<HTMLAnchorElement>(null)
  const next = useRef<HTMLAnchorElement>(null)
  const first = useMemo(() => firstOf(next, back), [])
  const { step } = signing
  const canUndo = step === 'signed' || step === 'undoing'
  return (
    <AppDialog
      key={canUndo ? 'undo' : 'out'}
      open
      size="xs"
      title={t(TITLE[step])}
      {...(!canUndo && { initialFocus: first })}
      dismiss={{ escape: false }}
      onClose={() => {}}
      actions={
        <>
          {canUndo && (
            <Button variant="outlined" disabled={step === 'undoing'} onClick={onUndo}>
              {t('sign.undo')}
            </Button>
          )}
          <ButtonLink ref={back} variant="text" href={lastWorklist()}>
            {t('sign.toWorklist')}
          </ButtonLink>
          <NextCase link={next} after={caseId} takesFocus={!canUndo} />
        </>
      }
    >
      {canUndo && <Countdown endsAt={signing.endsAt} />}
      <p role="status">
        {canUndo && t('sign.signedText')}
        {step === 'releasing' && t('sign.releasing')}
        {step === 'released' && t('sign.releasedText')}
      </p>
      {'problem' in signing && signing.problem !== undefined && (
        <Notice tone="danger" announce>
          {t('sign.notUndone', { reason: describeError(signing.problem) })}
        </Notice>
      )}
    </AppDialog>
  )
}

/** Returns a ref to the first existing element. */
function firstOf(...links: RefObject<HTMLElement | null>[]): RefObject<HTMLElement | null> {
  return {
    get current() {
      return links.find(({ current }) => current)?.current ?? null
    },
  }
}

/** Shows the remaining seconds; announced once with the text below, because a ticking announcement is no help. */
function Countdown({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation('reading')
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
  const [seconds, setSeconds] = useState(secondsLeft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read on every tick
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 200)
    return () => clearInterval(timer)
  }, [endsAt])
  return (
    <Left role="timer" aria-live="off">
      {t('sign.releasingIn', { count: seconds })}
    </Left>
  )
}
