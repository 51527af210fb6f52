import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeCode } from '../../api/describe-error.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { Refused } from './sign-in.ts'

export type LoginMessage = { title?: string; text: string; tone?: 'neutral' | 'danger' }

/** Manages the message over the form. */
export function useLoginMessage() {
  const [message, setMessage] = useState<LoginMessage>()
  const { t } = useTranslation(['login', 'account'])
  const language = useLanguage()
  return {
    message,
    setMessage,
    clear: () => setMessage(undefined),
    /** LOGIN-5: shows the server's text in English and the portal's text for the same code in other languages. */
    showRefusal({ code, message: words }: Refused, { titled }: { titled: boolean }) {
      const text = language === 'en_us' ? words : (describeCode(code) ?? words)
      setMessage({ ...(titled && { title: t('errorTitle') }), text })
    },
    say(what: 'passkeyStopped' | 'passkeyStepStopped') {
      const text =
        what === 'passkeyStopped' ? t('passkeyStopped') : t('account:secondStep.passkeyStopped')
      setMessage({ text, tone: 'neutral' })
    },
    fail: () => setMessage({ text: t('unknownError') }),
  }
}
