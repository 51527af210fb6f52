import type { SecondFactorDemand } from '@systole/contract/accounts/second-factors'
import type { UserType } from '@systole/domain/accounts/user-type'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SECOND_FACTOR_REFUSED, TOO_MANY_REQUESTS } from '../../api/codes.ts'
import { checkEmail, checkLogin, type LoginProblems } from './check-login.ts'
import { rememberedEmail } from './remembered-email.ts'
import type { Refused } from './sign-in.ts'
import { useLoginMessage } from './use-login-message.ts'

/** The error texts of the fields; a field stays marked until it is edited. */
type Marks = { email?: string; password?: string; role?: string }
type Asked = 'signIn' | 'reset'

/** The error codes that refuse the code and not the password: the person stays at the second step. */
const OF_SECOND_STEP = [SECOND_FACTOR_REFUSED, TOO_MANY_REQUESTS]

/** Manages the state of the sign-in form: fields, marks, messages and the next question. */
export function useLoginForm() {
  const [fields, setFields] = useState(() => ({ email: rememberedEmail(), password: '' }))
  const [userTypes, setUserTypes] = useState<UserType[]>([])
  const [userType, setUserType] = useState<UserType>()
  const [demand, setDemand] = useState<SecondFactorDemand>()
  const [marks, setMarks] = useState<Marks>({})
  const { t } = useTranslation('login')
  const { message, setMessage, clear, showRefusal, say, fail } = useLoginMessage()

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
    /** Returns true if the form may be sent; otherwise marks every wrong field (LOGIN-2, LOGIN-4, LOGIN-7). */
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
    /** Replaces the passkey challenge while the refusal of the last one is still shown. */
    renewDemand: (next: SecondFactorDemand) => setDemand(next),
    backToPassword() {
      setDemand(undefined)
      clear()
      setFields({ ...fields, password: '' })
    },
    /** LOGIN-5: marks both fields red. Returns true if the second step was refused and stays open. */
    refuse(refusal: Refused): boolean {
      const stays = demand !== undefined && OF_SECOND_STEP.includes(refusal.code)
      if (!stays) {
        setDemand(undefined)
        setMarks({ email: '', password: '' })
      }
      showRefusal(refusal, { titled: !stays })
      return stays
    },
    refusePasskey: (refusal: Refused) => showRefusal(refusal, { titled: true }),
    say,
    fail,
  }
}
export type LoginFormState = ReturnType<typeof useLoginForm>

/** Checks the e-mail only; a reset needs no password. */
function emailOnly(address: string): LoginProblems {
  const email = checkEmail(address)
  return email ? { email } : {}
}
