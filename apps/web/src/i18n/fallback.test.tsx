import type { Wording } from '@systole/i18n/languages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { changeLanguage, startI18n } from './i18n.ts'
import type { Bundle } from './text-part.ts'

/** A deliberately incomplete table: `ja` lacks a key, `ko` the whole part, `zh_hk` a text that `zh_cn` has. */
const tables: Partial<Record<Wording, Bundle>> = {
  en_us: { login: { title: 'Sign in', submit: 'Login', help: 'Help' } },
  zh_cn: { login: { title: '登录', submit: '登录', help: '帮助' } },
  zh_hk: { login: { title: '登入', submit: '登入' } },
  ja: { login: { title: 'ログイン', submit: 'ログイン' } },
}
const asked: string[] = []

beforeAll(async () => {
  await startI18n('ja', async (language) => {
    asked.push(language)
    return tables[language]
  })
})
afterEach(cleanup)

function AuthPage() {
  const { t } = useTranslation('login')
  return (
    <main>
      <h1>{t('title')}</h1>
      <a href="/help">{t('help')}</a>
    </main>
  )
}

test('SHELL-4 a language that is complete so far loads no other', () => {
  expect(asked).toEqual(['ja'])
})

test('SHELL-4 a key that Japanese lacks is shown in English, and that run says so', async () => {
  render(<AuthPage />)
  const help = await screen.findByText('Help')
  await waitFor(() => expect(help.lang).toBe('en'))
  expect(screen.getByRole('heading', { name: 'ログイン' }).lang).toBe('')
  expect(document.documentElement.lang).toBe('ja')
})

test('SHELL-4 the mark goes with the language that needed it', async () => {
  render(<AuthPage />)
  const help = await screen.findByText('Help')
  await waitFor(() => expect(help.lang).toBe('en'))
  await changeLanguage('zh_cn')
  await waitFor(() => expect(help.textContent).toBe('帮助'))
  expect(help.lang).toBe('')
})

test('SHELL-4 a key that Hong Kong lacks is shown in Simplified Chinese before English', async () => {
  await changeLanguage('zh_hk')
  render(<AuthPage />)
  const help = await screen.findByText('帮助')
  await waitFor(() => expect(help.lang).toBe('zh-Hans-CN'))
})

test('SHELL-4 a language without the part shows English, and the page says so', async () => {
  await changeLanguage('ko')
  render(<AuthPage />)
  await screen.findByText('Sign in')
  expect(document.documentElement.lang).toBe('en')
})
