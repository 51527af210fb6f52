import { styled } from '@mui/material/styles'
import { ABSENCE_REASON_MAX } from '@systole/domain/uploads/absent-file'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useAbsenceText } from './use-absence-text.tsx'

const PHRASES = ['noDevice', 'declined', 'unstable', 'elsewhere', 'later'] as const

const Phrases = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '16px 0 20px',
  '& button': { borderRadius: 999, textAlign: 'left' },
  [theme.breakpoints.down('md')]: { '&& button': { minHeight: 44 } },
}))

/** Asks for a reason that the cardiologist reads: a suggested phrase or free text. */
export function AbsenceDialog(props: {
  caseId: string
  kind: FileKind
  reason: string
  onSave: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { kind, onClose } = props
  const { t } = useTranslation(['uploads', 'common'])
  const { text, notice, setText, forget } = useAbsenceText(props)
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const close = () => {
    forget()
    onClose()
  }
  const saving = useAction({ run: props.onSave, onDone: close })
  const write = (typed: string) => {
    setText(typed)
    if (typed.trim() !== '') setEmpty(false)
  }
  const save = () => {
    const reason = text.trim()
    setEmpty(reason === '')
    if (reason === '') field.current?.focus()
    else saving.start(reason)
  }
  return (
    <FormDialog
      title={t('absence.title', { file: t(`kindInSentence.${kind}`) })}
      submitLabel={t('absence.save')}
      busyLabel={t('common:working')}
      action={saving}
      failure={saving.error && <FailureNotice error={saving.error} onRetry={save} />}
      onSubmit={save}
      onClose={() => !saving.isBusy && close()}
    >
      <div>
        <p style={{ margin: 0 }}>{t('absence.lead')}</p>
        {notice}
        <Phrases role="group" aria-label={t('absence.phrasesLabel')}>
          {PHRASES.map((phrase) => (
            <Button
              key={phrase}
              size="small"
              variant="outlined"
              onClick={() => write(t(`absence.phrases.${phrase}`))}
            >
              {t(`absence.phrases.${phrase}`)}
            </Button>
          ))}
        </Phrases>
        <ReasonField inputRef={field} text={text} empty={empty} onWrite={write} />
      </div>
    </FormDialog>
  )
}

function ReasonField(props: {
  inputRef: React.Ref<HTMLTextAreaElement>
  text: string
  empty: boolean
  onWrite: (text: string) => void
}) {
  const { inputRef, text, empty, onWrite } = props
  const { t } = useTranslation(['uploads', 'questions'])
  return (
    <TextField
      inputRef={inputRef}
      label={t('absence.reason')}
      error={empty ? t('absence.empty') : undefined}
      multiline
      rows={3}
      style={{ resize: 'none' }}
      value={text}
      onChange={(event) => onWrite(event.target.value)}
      inputProps={{ maxLength: ABSENCE_REASON_MAX }}
      endAdornment={
        <span className="unit" style={{ alignSelf: 'flex-end', paddingBottom: 10 }}>
          {t('questions:additional.used', { used: text.length, max: ABSENCE_REASON_MAX })}
        </span>
      }
    />
  )
}
