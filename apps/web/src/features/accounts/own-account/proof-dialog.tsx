import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_REFUSED } from '../../../api/codes.ts'
import { useAction } from '../../../api/use-action.ts'
import { ProofField, useProof } from '../../../proof/proof-field.tsx'
import type { TypedProof } from '../../../proof/typed-proof.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'

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
  const { t } = useTranslation(['account', 'common'])
  const proof = useProof()
  const [isOpen, setOpen] = useState(true)
  const proving = useAction({
    run: work,
    describeRefusal: ({ code }) => (code === PROOF_REFUSED ? t('proof.refused') : undefined),
    onDone: () => {
      setOpen(false)
      onDone()
    },
  })
  const submit = () => {
    const typed = proof.read()
    if (typed) proving.start(typed)
  }
  return (
    <FormDialog
      open={isOpen}
      size="xs"
      title={title}
      submitLabel={submitLabel}
      danger={danger}
      busyLabel={t('common:working')}
      action={proving}
      onSubmit={submit}
      onClose={onCancel}
    >
      <p>{text}</p>
      <ProofField proof={proof} codes={codes} />
    </FormDialog>
  )
}
