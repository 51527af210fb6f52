import { PASSWORD_MIN_CHARACTERS } from '@systole/domain/accounts/password'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_REFUSED } from '../../../api/codes.ts'
import { useAction } from '../../../api/use-action.ts'
import { PasswordField } from '../../../proof/password-field.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SettingsForm, SettingsSection } from '../../../ui/layout/settings-section.tsx'
import { checkNewPassword, type NewPasswordProblems } from '../check-new-password.ts'
import { changePassword } from './own-account.queries.ts'

const EMPTY = { current: '', password: '', repeat: '' }
const WRONG_FIELD = -103

type Problems = NewPasswordProblems & { current?: 'missing' | 'wrong'; same?: true }

/** Changes the password; the server then ends every other session. */
export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'login'])
  const [fields, setFields] = useState(EMPTY)
  const [problems, setProblems] = useState<Problems>({})
  const minimum = PASSWORD_MIN_CHARACTERS
  const changing = useAction({
    run: () => changePassword(fields),
    done: (ended) =>
      [t('password.done'), ended > 0 && t('sessions.ended', { count: ended })]
        .filter(Boolean)
        .join(' '),
    describeRefusal: ({ code, message }) => {
      if (code === PROOF_REFUSED) return t('password.wrong')
      return code === WRONG_FIELD ? message : undefined
    },
    onDone: () => setFields(EMPTY),
    onFailed: () => setProblems({}),
  })
  const change = () => {
    const found = check(fields)
    setProblems(found)
    if (Object.keys(found).length === 0) changing.start()
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
          change()
        }}
      >
        {changing.problem && (
          <Notice tone="danger" announce>
            {changing.problem}
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
          <Button type="submit" variant="outlined" aria-disabled={changing.isBusy}>
            {t(changing.isBusy ? 'password.submitting' : 'password.submit')}
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
