import { styled } from '@mui/material/styles'
import { ENQUIRY_TEXT_MAX } from '@systole/domain/enquiries/enquiry'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { useEnquiryText } from './use-enquiry-text.tsx'

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& > div': { width: '100%' },
})

/** Renders a text field and its button; the text is kept as a draft until it is sent. */
export function EnquiryForm(props: {
  /** The key of the text among the account's drafts. */
  place: string
  label: string
  hint?: string
  button: string
  done: string
  onSend: (text: string) => Promise<void>
}) {
  const { place, label, hint, button, done, onSend } = props
  const { t } = useTranslation('enquiries')
  const toast = useToast()
  const { text, setText, notice, settle } = useEnquiryText({ place, label })
  const [problem, setProblem] = useState('')
  const sending = useAction({
    run: onSend,
    onDone: () => {
      settle()
      toast.show(done, 'success')
    },
  })
  const send = () => {
    if (sending.isBusy) return
    if (text.trim() === '') setProblem(t('empty'))
    else sending.start(text.trim())
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {notice}
      <TextField
        multiline
        rows={4}
        label={label}
        {...(hint !== undefined && { hint })}
        value={text}
        maxLength={ENQUIRY_TEXT_MAX}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem('')
          if (sending.error) sending.reset()
          setText(currentTarget.value)
        }}
      />
      {sending.error && <FailureNotice error={sending.error} lead={t('notSent')} onRetry={send} />}
      <Button type="submit" variant="contained" disabled={sending.isBusy}>
        {button}
      </Button>
    </Form>
  )
}
