import { ENQUIRY_TEXT_MAX } from '@systole/domain/enquiries/enquiry'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { RadioField } from '../../ui/form/radio-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { askClinic } from './enquiries.queries.ts'
import { useEnquiryText } from './use-enquiry-text.tsx'

const KINDS = ['files', 'clarification'] as const

/** Chooses the request, explains it in a text and pauses the clock. Closing keeps the typed text. */
export function AskClinicDialog(props: {
  open: boolean
  caseId: string
  files: readonly { fileId: string; name: string }[]
  onClose: () => void
}) {
  const { open, caseId, files, onClose } = props
  const { t } = useTranslation('enquiries')
  const toast = useToast()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('files')
  const [fid, setFid] = useState('')
  const { text, setText, notice, settle } = useEnquiryText({
    place: `ask-${caseId}`,
    label: t('reader.text'),
  })
  const [problem, setProblem] = useState('')
  const asking = useAction({
    run: () =>
      askClinic({ caseId, kind, text: text.trim(), ...(kind === 'files' && fid && { fid }) }),
    onDone: () => {
      settle()
      toast.show(t('reader.sent'), 'success')
      onClose()
    },
  })
  const send = () => {
    if (text.trim() === '') setProblem(t('empty'))
    else asking.start()
  }
  return (
    <FormDialog
      open={open}
      title={t('reader.title')}
      onClose={onClose}
      dismiss={{ x: true }}
      submitLabel={t('reader.send')}
      action={asking}
      failureLead={t('notSent')}
      onSubmit={send}
    >
      <RadioField
        label={t('reader.what')}
        value={kind}
        onChange={setKind}
        row={false}
        options={KINDS.map((value) => ({ value, label: t(`reader.${value}`) }))}
      />
      {kind === 'files' && files.length > 0 && (
        <SelectField
          label={t('reader.file')}
          value={fid}
          onChange={({ currentTarget }) => setFid(currentTarget.value)}
          options={[
            { value: '', label: t('reader.noFile') },
            ...files.map(({ fileId, name }) => ({ value: fileId, label: name })),
          ]}
        />
      )}
      {notice}
      <TextField
        multiline
        rows={5}
        label={t('reader.text')}
        hint={t('reader.hint')}
        value={text}
        maxLength={ENQUIRY_TEXT_MAX}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem('')
          setText(currentTarget.value)
        }}
      />
    </FormDialog>
  )
}
