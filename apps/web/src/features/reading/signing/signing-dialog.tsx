import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { useProof } from '../../../proof/proof-field.tsx'
import { SignerProof } from '../../../proof/signer-proof.tsx'
import { useProofOptions } from '../../../proof/use-proof-options.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { focusAndSelect } from '../../../ui/form/focus-and-select.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ReportPreview, Signature } from '../desk/reading.queries.ts'
import { ReleaseWait } from './release-wait.tsx'
import { SignPreview } from './sign-preview.tsx'
import { Signer } from './signer.tsx'
import { type SigningState, type ToSign, useSigning } from './use-signing.ts'

const REASON_MAX = 1000

const Sides = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 24,
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 0, display: 'grid', gap: 16 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { position: 'static' },
  },
}))

const WaitsLine = styled('p')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.tone.warn.text,
  fontWeight: 500,
}))

/** Shows the content on the left and the signature on the right; then the time for undoing. STAFF-4, ASVS 7.5.3. */
export function SigningDialog(props: {
  caseId: string
  what: ToSign
  existing?: Signature | undefined
  isComplete: boolean
  check: ReactNode
  /** The reason why this report replaces the earlier one, required if there is one. */
  reason: string
  onReason: (reason: string) => void
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { caseId, what, existing, isComplete, check, renderReport, onClose } = props
  const { reason, onReason } = props
  const { t } = useTranslation(['reading', 'common'])
  const { signing, prepare, sign, undo } = useSigning(caseId, what, existing)
  const proof = useProof()
  const options = useProofOptions()
  const field = useRef<HTMLInputElement>(null)
  const lacksReason = !hasReason(signing, reason)
  const mayRelease = signing.step === 'ready' && signing.preview && isComplete && !lacksReason
  const submit = async (prove: Parameters<typeof sign>[1]) => {
    if (!mayRelease || !(await sign(reason.trim(), prove))) return
    proof.refuse()
    focusAndSelect(field.current)
  }
  const submitTyped = () => {
    const typed = proof.read()
    if (typed) void submit(() => options.seal(typed))
    else field.current?.focus()
  }
  useControlEnter(submitTyped, !isWaiting(signing))
  if (isWaiting(signing)) {
    const takeBack = () => {
      proof.type('') // a new signature needs a new proof
      undo()
    }
    return <ReleaseWait caseId={caseId} signing={signing} onUndo={takeBack} />
  }
  return (
    <AppDialog
      open
      size="lg"
      title={t('reading:sign.title')}
      initialFocus={field}
      onClose={() => signing.step !== 'signing' && onClose()}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button variant="contained" disabled={!mayRelease} onClick={submitTyped}>
            {t(signing.step === 'signing' ? 'reading:sign.signing' : 'reading:sign.release')}
          </Button>
        </>
      }
    >
      <Sides
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submitTyped()
        }}
        onKeyDown={(event) => {
          if (!isEnterInField(event)) return
          event.preventDefault() // not every browser submits a form without a button by Enter
          submitTyped()
        }}
      >
        <SignPreview signing={signing} renderReport={renderReport} onRetry={prepare} />
        <aside>
          {check}
          {'preview' in signing && signing.preview && <Signer of={signing.preview.model} />}
          {'revised' in signing && signing.revised && (
            <TextField
              label={t('reading:sign.reason')}
              hint={t('reading:sign.reasonHint')}
              maxLength={REASON_MAX}
              value={reason}
              onChange={(event) => onReason(event.target.value)}
            />
          )}
          {signing.step === 'ready' && <Waits isComplete={isComplete} lacksReason={lacksReason} />}
          <SignerProof
            proof={proof}
            options={options}
            field={field}
            onPasskey={mayRelease ? () => void submit(options.askPasskey) : undefined}
          />
          <p>{t('reading:sign.what')}</p>
          {'problem' in signing && signing.problem !== undefined && (
            <Notice tone="danger" announce>
              {t('reading:sign.failed', { reason: describeError(signing.problem) })}
            </Notice>
          )}
        </aside>
      </Sides>
    </AppDialog>
  )
}

/** Shows why signing is not possible yet. */
function Waits({ isComplete, lacksReason }: { isComplete: boolean; lacksReason: boolean }) {
  const { t } = useTranslation('reading')
  if (isComplete && !lacksReason) return null
  return <WaitsLine role="status">{t(isComplete ? 'sign.waitsReason' : 'sign.waits')}</WaitsLine>
}

/** Signs by Ctrl+Enter anywhere in the dialog, except for a key held down since it was opened. */
function useControlEnter(sign: () => void, active: boolean): void {
  const latest = useRef(sign)
  useEffect(() => {
    latest.current = sign
  })
  useEffect(() => {
    if (!active) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && event.key === 'Enter'
      if (!isAsked || event.repeat || event.isComposing) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [active])
}

function isEnterInField({ key, target, nativeEvent, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing || ctrlKey || metaKey) return false
  return target instanceof HTMLInputElement && target.type !== 'checkbox'
}

type Waiting = Extract<SigningState, { revision: string }>

function isWaiting(signing: SigningState): signing is Waiting {
  return 'revision' in signing
}

function hasReason(signing: SigningState, reason: string): boolean {
  return !('revised' in signing && signing.revised) || reason.trim() !== ''
}
