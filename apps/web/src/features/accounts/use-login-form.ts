import type { SecondFactorDemand } from '@systole/contract/second-factors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SECOND_FACTOR_REFUSED, TOO_MANY_REQUESTS } from '../../api/codes.ts'
import { checkEmail, checkLogin, type LoginProblems } from './check-login.ts'
import { rememberedEmail } from './remembered-email.ts'
import type { Refused, UserType } from './sign-in.ts'
import { useLoginMessage } from './use-login-message.ts'

/** Marks are texts already: a field stays marked until it is edited. */
type Marks = { email?: string; password?: string; role?: string }
type Asked = 'signIn' | 'reset'

/** A refusal of the code, not of the password: the person stays at the second step. */
const OF_SECOND_STEP = [SECOND_FACTOR_REFUSED, TOO_MANY_REQUESTS]

/** The state of the sign-in form: what is typed, what is marked, what is said, what is asked for next. */
export function useLoginForm() {
  const [fields, setFields] = useState(() => ({ email: rememberedEmail(), password: '' }))
  const [userTypes, setUserTypes] = useState<UserType[]>([])
  const [userType, setUserType] = useState<UserType>()
  const [demand, setDemand] = useState<SecondFactorDemand>()
  const [marks, setMarks] = useState<Marks>({})
  const { t } = useTranslation('login')
  const { message, setMessage, clear, tellRefusal, say, fail } = useLoginMessage()

  const unmark = (field: keyof Marks) => setMarks(({ [field]: _, ...rest }) => rest)

  return {
    fields,
    userTypes,
    userType,
    demand,
    marks,
    message,
    editEmail(email: string) {
      setFields({ ...fields, email })
      setUserTypes([]) // another e-mail has other accounts
      setUserType(undefined)
      unmark('email')
    },
    editPassword(password: string) {
      setFields({ ...fields, password })
      unmark('password')
    },
    chooseRole(role: UserType | undefined) {
      setUserType(role)
      unmark('role')
    },
    /** True when it may be sent; otherwise everything is marked (LOGIN-2, LOGIN-4, LOGIN-7). */
    check(asked: Asked): boolean {
      const problems = asked === 'signIn' ? checkLogin(fields) : emailOnly(fields.email)
      const roleMissing = userTypes.length > 0 && !userType
      setMarks({
        ...(problems.email && { email: t(problems.email) }),
        ...(problems.form && fields.password === '' && { password: '' }),
        ...(roleMissing && { role: t('roleMissing') }),
      })
      setMessage(problems.form && { text: t(problems.form) })
      return !problems.email && !problems.form && !roleMissing
    },
    offerRoles(types: UserType[], asked: Asked) {
      setUserTypes(types)
      setUserType(undefined)
      setDemand(undefined)
      clear()
      setMarks(asked === 'reset' ? { role: t('roleMissing') } : {})
    },
    askSecond(next: SecondFactorDemand) {
      setDemand(next)
      clear()
      setMarks({})
    },
    /** Another question for the passkey, while the refusal of the last one is still to be read. */
    renewDemand: (next: SecondFactorDemand) => setDemand(next),
    backToPassword() {
      setDemand(undefined)
      clear()
      setFields({ ...fields, password: '' })
    },
    /** LOGIN-5: both fields red. True when it was the second step that was refused, and it stays. */
    refuse(refusal: Refused): boolean {
      const stays = demand !== undefined && OF_SECOND_STEP.includes(refusal.code)
      if (!stays) {
        setDemand(undefined)
        setMarks({ email: '', password: '' })
      }
      tellRefusal(refusal, { titled: !stays })
      return stays
    },
    refusePasskey: (refusal: Refused) => tellRefusal(refusal, { titled: true }),
    say,
    fail,
  }
}
export type LoginFormState = ReturnType<typeof useLoginForm>

/** A reset needs no password. */
function emailOnly(address: string): LoginProblems {
  const email = checkEmail(address)
  return email ? { email } : {}
}
