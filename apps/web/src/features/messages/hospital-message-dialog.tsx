import {
  MESSAGE_PARAMETER_MAX,
  type MessageParameter,
  MessageTemplate,
  wrongParameters,
} from '@systole/domain/messages/message'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { MessagePreview } from './message-preview.tsx'
import { type MessageDraft, sendMessage, templatesQuery } from './messages.queries.ts'
import { SentMessages } from './sent-messages.tsx'

/** Chooses a template, fills it in, shows it as the hospital will read it, and sends it. SPEC 17. */
export function HospitalMessageDialog(props: {
  open: boolean
  caseId: string
  onClose: () => void
}) {
  const { open, caseId, onClose } = props
  const { t } = useTranslation(['messages', 'common'])
  const toast = useToast()
  const templates = useQuery(templatesQuery(caseId))
  const [typed, setDraft] = useState<MessageDraft>()
  const ibms = templates.data?.ibms ?? []
  const draft = typed ?? { ibmsid: ibms[0]?.ibmsid ?? 'fileUnreadable', parameters: {} }
  const [wrong, setWrong] = useState<readonly MessageParameter[]>([])
  const sending = useAction({
    run: () => sendMessage(caseId, draft),
    onDone: () => {
      setDraft({ ...draft, parameters: {} })
      toast.show(t('sent'), 'success')
    },
  })
  const send = () => {
    const missing = wrongParameters(draft.ibmsid, draft.parameters)
    setWrong(missing)
    if (missing.length === 0) sending.start()
  }
  const chosen = ibms.find(({ ibmsid }) => ibmsid === draft.ibmsid)
  const isFilledIn = wrongParameters(draft.ibmsid, draft.parameters).length === 0
  return (
    <FormDialog
      open={open}
      title={t('hospital.title')}
      onClose={onClose}
      dismiss={{ x: true }}
      submitLabel={t('hospital.send')}
      cancelLabel={t('common:close')}
      action={sending}
      failureLead={t('notSent')}
      isBlocked={!chosen}
      below={chosen && <SentMessages caseId={caseId} />}
      onSubmit={send}
    >
      {templates.isError && (
        <FailureNotice error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {templates.isLoading && <BlockSkeleton lines={4} />}
      {chosen && (
        <>
          <SelectField
            label={t('hospital.template')}
            value={draft.ibmsid}
            options={ibms.map(({ ibmsid: value }) => ({
              value,
              label: t(`template.${value}`),
            }))}
            onChange={({ target }) => {
              setWrong([])
              setDraft({ ibmsid: MessageTemplate.parse(target.value), parameters: {} })
            }}
          />
          {chosen.parameters.map((name) => (
            <TextField
              key={name}
              label={t(`parameter.${name}`)}
              {...(name === 'text' && { multiline: true, rows: 4, hint: t('hospital.ownHint') })}
              maxLength={MESSAGE_PARAMETER_MAX[name]}
              value={draft.parameters[name] ?? ''}
              error={wrong.includes(name) ? t('missing') : ''}
              onChange={({ currentTarget: { value } }) => {
                setWrong([])
                setDraft({ ...draft, parameters: { ...draft.parameters, [name]: value } })
              }}
            />
          ))}
          <MessagePreview {...{ caseId, draft, isFilledIn }} text={chosen.text} />
        </>
      )}
    </FormDialog>
  )
}
