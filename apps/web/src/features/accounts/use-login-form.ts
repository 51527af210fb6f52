import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeCode } from '../../api/describe-error.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { checkEmail, checkLogin } from './check-login.ts'
import type { Refused, UserType } from './sign-in.ts'

/** Marks are texts already: a field stays marked until it is edited. */
type Marks = { email?: string; password?: string; role?: string }
type LoginMessage = { title?: string; text: string }
type Asked = 'signIn' | 'reset'

/** The state of the sign-in form: what is typed, what is marked, what is said. */
export function useLoginForm() {
  const [fields, setFields] = useState({ email: '', password: '' })
  const [userTypes, setUserTypes] = useState<UserType[]>([])
  const [userType, setUserType] = useState<UserType>()
  const [marks, setMarks] = useState<Marks>({})
  const [message, setMessage] = useState<LoginMessage>()
  const { t } = useTranslation('login')
  const language = useLanguage()

  const unmark = (field: keyof Marks) => setMarks(({ [field]: _, ...rest }) => rest)

  return {
    fields,
    userTypes,
    userType,
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
      const problems =
        asked === 'signIn'
          ? checkLogin(fields)
          : { email: checkEmail(fields.email), form: undefined }
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
      setMessage(undefined)
      setMarks(asked === 'reset' ? { role: t('roleMissing') } : {})
    },
    /** LOGIN-5: the server's own words in English, ours for the same code in other languages. */
    refuse({ code, message: words }: Refused) {
      const text = language === 'en_us' ? words : (describeCode(code) ?? words)
      setMarks({ email: '', password: '' })
      setMessage({ title: t('errorTitle'), text })
    },
    fail: () => setMessage({ text: t('unknownError') }),
  }
}
export type LoginFormState = ReturnType<typeof useLoginForm>
