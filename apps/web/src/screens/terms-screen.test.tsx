import { currentTerms, TERMS_VERSIONS } from '@systole/domain/payments/terms'
import type { Language } from '@systole/i18n/languages'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { TermsScreen } from './terms-screen.tsx'

const open = (version?: string, language: Language = 'en_us') =>
  renderPage(<TermsScreen />, { at: version ? `/terms?version=${version}` : '/terms', language })
const article = () => screen.getByRole('article').textContent ?? ''

test('PAY-6 the page shows the wording in force, with its date and every point of the specification', async () => {
  await open()
  expect(article()).toContain('Version of 21 November 2026')
  for (const words of [
    /not a veterinary clinic/,
    /only analyse data/,
    /in full in advance/,
    /There are no refunds/,
    /mode of a case cannot change after payment/,
    /within one day after the service/,
    /longer than 6 months/,
    /Hong Kong/,
  ])
    expect(article()).toMatch(words)
})

test('a wording says what is given back when an error is ours, and that it is new', async () => {
  await open()
  expect(article()).toMatch(/Errors of ours we put right/)
  expect(article()).toMatch(/What is new in this version: section 4/)
})

test('an earlier wording stays as it was for those who accepted it', async () => {
  await open('2026-11-20')
  expect(screen.getByText('An earlier version, kept for those who accepted it.')).toBeVisible()
  expect(article()).toContain('Payments are not refunded.')
  expect(article()).not.toMatch(/What is new|Errors of ours/)
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  const link = contents.getByRole('link', { name: 'Version of 21 November 2026' })
  expect(link.getAttribute('href')).toBe('/terms?version=2026-11-21')
})

test.each(['cn-2026-11-21', '2020-01-01'])(
  '%s, which is no wording of this portal, shows the one in force',
  async (version) => {
    await open(version)
    expect(article()).toContain('Version of 21 November 2026')
  },
)

test.each(['zh_hk', 'ja', 'ko'] as const)(
  'the wordings in %s differ in what is given back',
  async (language) => {
    const [now, before] = TERMS_VERSIONS.systole
    expect(now).toBe(currentTerms('systole'))
    const view = await open(now, language)
    const current = article()
    view.unmount()
    await open(before, language)
    expect(article()).not.toBe(current)
  },
)

test('the contents lead to every section', async () => {
  await open()
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }))
  for (const link of contents.getAllByRole('link')) {
    const id = link.getAttribute('href') ?? ''
    if (id.startsWith('#')) expect(document.querySelector(id)).not.toBeNull()
  }
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9)
})
