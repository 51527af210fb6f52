import { styled } from '@mui/material/styles'
import { REPORT_EMAILS_MAX } from '@systole/domain/hospitals/hospital-settings'
import { parseEmails } from '@systole/domain/hospitals/parse-emails'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { FieldError, FieldFrame, fieldAria } from '../../ui/form/field-frame.tsx'
import { InputBox } from '../../ui/form/input-box.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'

const Chips = styled('ul')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    margin: '2px 0 10px',
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      maxWidth: '100%',
      paddingLeft: 14,
      border: `1px solid ${edge.line}`,
      borderRadius: 999,
      backgroundColor: surface.tint,
      color: ink.strong,
      overflowWrap: 'anywhere',
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 44,
      height: 44,
      margin: '-3px 0',
      border: 0,
      borderRadius: 999,
      background: 'none',
      color: ink.muted,
      cursor: 'pointer',
    },
    '& button:hover': { color: ink.strong },
    [theme.breakpoints.up('md')]: { '& button': { width: 36, height: 38 } },
  }
})

const Line = styled('div')({ display: 'flex', gap: 10, '& > div': { flex: 1, minWidth: 0 } })

type Emails = { reportEmails: readonly string[]; typedEmail: string }

/** Edits the e-mail addresses of reports as chips, with a field for the next one. A pasted list is split. */
export const EmailListField = memo(function EmailListField(
  props: Emails & {
    id: string
    error: string | undefined
    onChange: (change: { reportEmails: string[]; typedEmail: string }) => void
  },
) {
  const { id, reportEmails: emails, typedEmail: typed, error, onChange } = props
  const { t } = useTranslation('hospital')
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState<string>()
  const [message, setMessage] = useState('')
  const said = own ?? error
  const add = () => {
    const { emails: listed, rest, refusal } = parseEmails(typed, emails)
    setOwn(refusal && t(`reasons.${refusal}`))
    const added = listed.slice(emails.length)
    setMessage(added.map((email) => t('reports.added', { email })).join(' '))
    onChange({ reportEmails: listed, typedEmail: rest })
    input.current?.focus()
  }
  const remove = (email: string) => {
    setMessage(t('reports.removed', { email }))
    onChange({ reportEmails: emails.filter((other) => other !== email), typedEmail: typed })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (typed.trim() !== '') add()
  }
  return (
    <div>
      <FieldFrame
        id={id}
        label={t('reports.emails')}
        hint={t('reports.emailsHint')}
        aside={t('reports.count', { count: emails.length, max: REPORT_EMAILS_MAX })}
      >
        {emails.length > 0 && (
          <Chips aria-label={t('reports.emails')}>
            {emails.map((email) => (
              <li key={email}>
                {email}
                <button
                  type="button"
                  aria-label={t('reports.remove', { email })}
                  onClick={() => remove(email)}
                >
                  <Icon of={X} size={16} strokeWidth={2} />
                </button>
              </li>
            ))}
          </Chips>
        )}
        <Line>
          <InputBox {...(said && { 'data-error': '' })}>
            <input
              {...fieldAria(id, { hint: true, error: said })}
              id={id}
              ref={input}
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              maxLength={2000}
              placeholder={t('reports.newEmail')}
              value={typed}
              onChange={(event) => {
                setOwn(undefined)
                onChange({ reportEmails: [...emails], typedEmail: event.target.value })
              }}
              onKeyDown={onKeyDown}
            />
          </InputBox>
          <Button
            variant="outlined"
            onClick={add}
            disabled={typed.trim() === ''}
            startIcon={<Icon of={Plus} size={18} />}
          >
            {t('reports.add')}
          </Button>
        </Line>
      </FieldFrame>
      <FieldError id={`${id}-error`} text={said} />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </div>
  )
})
