import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_REFUSED } from '../../../api/codes.ts'
import { ProofField, useProof } from '../../../proof/proof-field.tsx'
import type { TypedProof } from '../../../proof/typed-proof.ts'
import { FormDialog } from './form-dialog.tsx'
import { useTask } from './use-task.ts'

/** Asks for proof of identity, then runs the action; a refusal is shown and the dialog stays open. */
export function ProofDialog(props: {
  title: ReactNode
  text: ReactNode
  submitLabel: ReactNode
  danger?: boolean
  /** True when an authenticator code is accepted in place of the password. */
  codes: boolean
  work: (proof: TypedProof) => Promise<void>
  onDone: () => void
  onCancel: () => void
}) {
  const { title, text, submitLabel, danger = false, codes, work, onDone, onCancel } = props
  const { t } = useTranslation('account')
  const proof = useProof()
  const [isOpen, setOpen] = useState(true)
  const { busy, problem, run } = useTask(({ code }) =>
    code === PROOF_REFUSED ? t('proof.refused') : undefined,
  )
  const submit = async () => {
    const typed = proof.read()
    if (!typed || !(await run(() => work(typed)))) return
    setOpen(false)
    onDone()
  }
  return (
    <FormDialog
      open={isOpen}
      title={title}
      submitLabel={submitLabel}
      danger={danger}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <p>{text}</p>
      <ProofField proof={proof} codes={codes} />
    </FormDialog>
  )
}
