import { styled } from '@mui/material/styles'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { useProof } from '../../proof/proof-field.tsx'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { focusAnew } from '../../ui/focus-anew.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ReportPreview, Signature } from './reading.queries.ts'
import { ReleaseWait } from './release-wait.tsx'
import { SignPreview } from './sign-preview.tsx'
import { Signer } from './signer.tsx'
import { SignerProof } from './signer-proof.tsx'
import { useProofOptions } from './use-proof-options.ts'
import { type Signing, type ToSign, useSigning } from './use-signing.ts'

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

/** What is signed on the left, who signs on the right; then the seconds in which it can be taken back. STAFF-4, trust 7.5.3. */
export function SigningDialog(props: {
  caseId: string
  what: ToSign
  standing?: Signature | undefined
  isComplete: boolean
  check: ReactNode
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { caseId, what, standing, isComplete, check, renderReport, onClose } = props
  const { t } = useTranslation(['reading', 'common'])
  const { signing, prepare, sign, undo } = useSigning(caseId, what, standing)
  const [reason, setReason] = useState('')
  const proof = useProof()
  const options = useProofOptions()
  const close = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  if (isWaiting(signing)) return <ReleaseWait signing={signing} onUndo={undo} />
  const mayRelease =
    signing.step === 'ready' && signing.preview && isComplete && hasReason(signing, reason)
  const submit = async (prove: Parameters<typeof sign>[1]) => {
    if (!mayRelease || !(await sign(reason.trim(), prove))) return
    proof.refuse()
    focusAnew(field.current)
  }
  const submitTyped = () => {
    const typed = proof.read()
    if (typed) void submit(() => options.seal(typed))
    else field.current?.focus()
  }
  return (
    <AppDialog
      open
      size="lg"
      title={t('reading:sign.title')}
      initialFocus={close}
      onClose={() => signing.step !== 'signing' && onClose()}
      actions={
        <>
          <Button ref={close} variant="outlined" onClick={onClose}>
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
              onChange={(event) => setReason(event.target.value)}
            />
          )}
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

type Waiting = Extract<Signing, { revision: string }>

function isWaiting(signing: Signing): signing is Waiting {
  return 'revision' in signing
}

function hasReason(signing: Signing, reason: string): boolean {
  return !('revised' in signing && signing.revised) || reason.trim() !== ''
}
