import { INTERNAL_TEXT_MAX, TO_OFFICE } from '@systole/domain/messages/message'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { useSession } from '../../session/session-context.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { DotList } from '../../ui/display/dot-list.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { colleaguesQuery, internalQuery, sendInternal } from './messages.queries.ts'
import { MessageList } from './sent-messages.tsx'

/** Writes a note about a case to a colleague or the office; earlier notes are listed below. */
export function ColleagueNoteDialog(props: { open: boolean; caseId: string; onClose: () => void }) {
  const { open, caseId, onClose } = props
  const { t } = useTranslation('messages')
  const { uid } = useSession()
  const toast = useToast()
  const people = useQuery(colleaguesQuery).data ?? []
  const [to, setTo] = useState(TO_OFFICE)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const sending = useAction({
    run: () => sendInternal({ caseId, to: [to], text: text.trim() }),
    onDone: () => {
      setText('')
      toast.show(t('colleague.sent'), 'success')
      onClose()
    },
  })
  const send = () => {
    if (text.trim() === '') setProblem(t('missing'))
    else sending.start()
  }
  return (
    <FormDialog
      open={open}
      title={t('colleague.title')}
      onClose={onClose}
      dismiss={{ x: true }}
      submitLabel={t('colleague.send')}
      action={sending}
      failureLead={t('notSent')}
      below={<Before caseId={caseId} />}
      onSubmit={send}
    >
      <SelectField
        label={t('colleague.to')}
        value={to}
        options={[
          { value: TO_OFFICE, label: t('colleague.office') },
          ...people
            .filter((person) => person.uid !== uid)
            .map((person) => ({ value: person.uid, label: person.name })),
        ]}
        onChange={({ target }) => setTo(target.value)}
      />
      <TextField
        multiline
        rows={4}
        label={t('colleague.text')}
        hint={t('colleague.hint')}
        maxLength={INTERNAL_TEXT_MAX}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem('')
          setText(currentTarget.value)
        }}
      />
    </FormDialog>
  )
}

function Before({ caseId }: { caseId: string }) {
  const { t } = useTranslation('messages')
  const format = useFormat()
  const { data: written = [] } = useQuery(internalQuery(caseId))
  if (written.length === 0) return null
  return (
    <section aria-label={t('colleague.before')}>
      <h3 style={{ margin: 0, fontSize: '1rem' }}>{t('colleague.before')}</h3>
      <MessageList>
        {written.map(({ key, by, at, text }) => (
          <li key={key}>
            <small>
              <DotList>
                {by}
                {at && format.dateTime(at)}
              </DotList>
            </small>
            <p>{text}</p>
          </li>
        ))}
      </MessageList>
    </section>
  )
}
