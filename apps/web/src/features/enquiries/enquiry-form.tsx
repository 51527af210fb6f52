import { styled } from '@mui/material/styles'
import { ENQUIRY_TEXT_MAX } from '@systole/domain/enquiries/enquiry'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { draftKey, dropDraft, readDraft } from '../../session/drafts.ts'
import { useSession } from '../../session/session-context.tsx'
import { useKeptDraft } from '../../session/use-kept-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/use-toast.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > div': { width: '100%' },
})

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A text and its button; the text is kept on this device until it is sent. */
export function EnquiryForm(props: {
  /** Names the text among the drafts of the account. */
  place: readonly string[]
  label: string
  button: string
  done: string
  onSend: (text: string) => Promise<void>
}) {
  const { place, label, button, done, onSend } = props
  const { t } = useTranslation('enquiries')
  const { uid } = useSession()
  const toast = useToast()
  const key = draftKey(uid, 'enquiry', ...place)
  const [text, setText] = useState(() => readDraft(key, asText)?.value ?? '')
  const [problem, setProblem] = useState('')
  const sending = useMutation({
    mutationFn: onSend,
    onSuccess: () => {
      dropDraft(key)
      setText('')
      toast.show(done, 'success')
    },
  })
  useKeptDraft(key, text, text !== '' && !sending.isSuccess)
  const send = () => {
    if (sending.isPending) return
    if (text.trim() === '') setProblem(t('empty'))
    else sending.mutate(text.trim())
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        multiline
        rows={4}
        label={label}
        value={text}
        maxLength={ENQUIRY_TEXT_MAX}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem('')
          if (!sending.isIdle) sending.reset()
          setText(currentTarget.value)
        }}
      />
      {sending.isError && (
        <FailureNotice error={sending.error} lead={t('notSent')} onRetry={send} />
      )}
      <Button type="submit" variant="contained" disabled={sending.isPending}>
        {button}
      </Button>
    </Form>
  )
}
