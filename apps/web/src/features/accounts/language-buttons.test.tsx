import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentLanguage } from '../../i18n/i18n.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LanguageButtons } from './language-buttons.tsx'

test('LOGIN-8 three languages have a button, and a small menu has the others', async () => {
  await renderPage(<LanguageButtons onChosen={() => {}} />)
  const words = screen.getAllByRole('button').map((button) => [button.textContent, button.lang])
  expect(words).toEqual([
    ['English', 'en'],
    ['繁體中文', 'zh-Hant-HK'],
    ['简体中文', 'zh-Hans-CN'],
    ['More languages ', ''],
  ])
})

test('LOGIN-8 a language of the menu is shown immediately, and named on the menu', async () => {
  const chosen: string[] = []
  await renderPage(<LanguageButtons onChosen={() => chosen.push('chosen')} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'More languages' }))
  const offered = await screen.findAllByRole('menuitemradio')
  expect(offered.map((item) => [item.textContent, item.lang])).toEqual([
    ['繁體中文（台灣）', 'zh-Hant-TW'],
    ['日本語', 'ja'],
    ['한국어', 'ko'],
  ])
  await user.click(screen.getByRole('menuitemradio', { name: '日本語' }))
  expect(await screen.findByRole('button', { name: '言語： 日本語' })).toBeVisible()
  expect(currentLanguage()).toBe('ja')
  expect(chosen).toEqual(['chosen'])
})
