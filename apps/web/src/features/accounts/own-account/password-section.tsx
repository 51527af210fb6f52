import { PASSWORD_MIN_CHARACTERS } from '@systole/domain/accounts/password'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_REFUSED } from '../../../api/codes.ts'
import { PasswordField } from '../../../proof/password-field.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { SettingsForm, SettingsSection } from '../../../ui/layout/settings-section.tsx'
import { checkNewPassword, type NewPasswordProblems } from '../check-new-password.ts'
import { changePassword } from './own-account.queries.ts'
import { useTask } from './use-task.ts'

const EMPTY = { current: '', password: '', repeat: '' }
const WRONG_FIELD = -103

type Problems = NewPasswordProblems & { current?: 'missing' | 'wrong'; same?: true }

/** Changes the password; the server then ends every other session. */
export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'login'])
  const toast = useToast()
  const [fields, setFields] = useState(EMPTY)
  const [problems, setProblems] = useState<Problems>({})
  const minimum = PASSWORD_MIN_CHARACTERS
  const { busy, problem, run } = useTask(({ code, message }) => {
    if (code === PROOF_REFUSED) return t('password.wrong')
    return code === WRONG_FIELD ? message : undefined
  })

  const change = async () => {
    const found = check(fields)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const isDone = await run(async () => {
      const ended = await changePassword(fields)
      setFields(EMPTY)
      toast.show(
        [t('password.done'), ended > 0 && t('sessions.ended', { count: ended })]
          .filter(Boolean)
          .join(' '),
        'success',
      )
    })
    if (!isDone) setProblems({})
  }
  const field = (part: keyof typeof EMPTY) => ({
    value: fields[part],
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [part]: event.target.value })
      setProblems({})
    },
  })
  const newProblem = problems.same
    ? t('password.same')
    : problems.password && t(`login:reset.${problems.password}`, { minimum })

  return (
    <SettingsSection title={t('password.title')} lead={t('password.lead')}>
      <SettingsForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void change()
        }}
      >
        {problem && (
          <Notice tone="danger" announce>
            {problem}
          </Notice>
        )}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          {...field('current')}
          error={problems.current && t(`password.${problems.current}`)}
        />
        <PasswordField
          label={t('login:reset.password')}
          hint={t('login:reset.passwordHint', { minimum })}
          autoComplete="new-password"
          {...field('password')}
          error={newProblem}
        />
        <PasswordField
          label={t('login:reset.repeat')}
          autoComplete="new-password"
          {...field('repeat')}
          error={problems.repeat && t(`login:reset.${problems.repeat}`)}
        />
        <div className="end">
          <Button type="submit" variant="outlined" aria-disabled={busy}>
            {t(busy ? 'password.submitting' : 'password.submit')}
          </Button>
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}

function check({ current, password, repeat }: typeof EMPTY): Problems {
  return {
    ...checkNewPassword({ password, repeat }),
    ...(current === '' && { current: 'missing' }),
    ...(current !== '' && password === current && { same: true }),
  }
}
