import { describeUserAgent } from '@systole/domain/accounts/user-agent'
import { Monitor, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'

const PHONES = ['iPhone', 'Android']

/** Draws a phone or a desk, by what a browser says it runs on. */
export function BrowserIcon({ userAgent }: { userAgent: string }) {
  const { system = '' } = describeUserAgent(userAgent)
  return <Icon of={PHONES.includes(system) ? Smartphone : Monitor} size={24} strokeWidth={1.75} />
}

/** Returns the name of a browser for its owner, such as "Chrome on Windows"; empty if it says nothing. */
export function useBrowserName(userAgent: string): string {
  const { t } = useTranslation('account')
  const { browser, system } = describeUserAgent(userAgent)
  if (browser && system) return t('sessions.on', { browser, system })
  return browser ?? system ?? ''
}
