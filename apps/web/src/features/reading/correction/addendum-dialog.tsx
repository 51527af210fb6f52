import { ANSWER_MAX } from '@systole/domain/reports/report-draft'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteLocalDraft, draftKey, readLocalDraft } from '../../../session/local-drafts.ts'
import { useSession } from '../../../session/session-context.tsx'
import { useKeptDraft } from '../../../session/use-kept-draft.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { previewAddendum, type ReportPreview, signReport } from '../desk/reading.queries.ts'
import { SigningDialog } from '../signing/signing-dialog.tsx'
import type { ToSign } from '../signing/use-signing.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Edits an addendum, stored on this device until it is signed; then shows the resulting report and the signature. */
export function AddendumDialog(props: {
  caseId: string
  renderReport: (report: ReportPreview) => ReactNode
  onClose: () => void
}) {
  const { caseId, renderReport, onClose } = props
  const { t } = useTranslation('revisions')
  const { uid } = useSession()
  const key = draftKey(uid, 'addendum', caseId)
  const [text, setText] = useState(() => readLocalDraft(key, asText)?.value ?? '')
  const [reason, setReason] = useState('')
  const [step, setStep] = useState<'write' | 'sign'>('write')
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useKeptDraft(key, text, text !== '')
  const what = useMemo(
    (): ToSign => ({
      prepare: async () => ({
        preview: await previewAddendum(caseId, text.trim()),
        version: 0,
        revised: true,
      }),
      send: async (version, how) => {
        const signature = await signReport(caseId, { version, addendum: text.trim() }, how)
        deleteLocalDraft(key)
        return signature
      },
    }),
    [caseId, text, key],
  )
  if (step === 'sign') {
    return (
      <SigningDialog
        caseId={caseId}
        what={what}
        isComplete
        check={null}
        reason={reason}
        onReason={setReason}
        renderReport={renderReport}
        onClose={onClose}
      />
    )
  }
  const next = () => {
    setEmpty(text.trim() === '')
    if (text.trim() === '') field.current?.focus()
    else setStep('sign')
  }
  return (
    <FormDialog
      size="sm"
      title={t('addendumTitle')}
      initialFocus={field}
      onClose={onClose}
      submitLabel={t('next')}
      onSubmit={next}
    >
      <TextField
        multiline
        rows={8}
        inputRef={field}
        label={t('addendumField')}
        hint={t('addendumHint')}
        maxLength={ANSWER_MAX}
        value={text}
        error={isEmpty ? t('empty') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  )
}
