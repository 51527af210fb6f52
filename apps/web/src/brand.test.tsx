import { brands } from '@systole/domain/hospitals/variant'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { currentBrand, supportLink } from './brand.ts'
import { TermsDialog } from './features/payments/terms-dialog.tsx'
import { firstLanguage } from './i18n/remembered-language.ts'
import { renderPage } from './testing/render-page.tsx'

afterEach(() => {
  document.querySelector('meta[name="portal-brand"]')?.remove()
  vi.restoreAllMocks()
})

/** Adds the element that the server writes into the page. */
function announce(content: string, data: Record<string, string> = {}) {
  const meta = document.createElement('meta')
  meta.name = 'portal-brand'
  meta.content = content
  Object.assign(meta.dataset, data)
  document.head.append(meta)
}

test.each([
  [undefined, 'systole'],
  ['systole', 'systole'],
  ['systole-cn', 'systole-cn'],
  ['another', 'systole'],
] as const)('SHELL-8 a page that names %s shows %s', (named, variant) => {
  if (named) announce(named)
  expect(currentBrand()).toEqual({ ...brands[variant], variant })
})

test('SHELL-8 names and addresses are those of the installation', () => {
  announce('systole-cn', { name: 'Other', supportEmail: 'help@other.test', supportSite: '' })
  expect(currentBrand()).toMatchObject({
    name: 'Other',
    supportSite: brands['systole-cn'].supportSite,
  })
  expect(supportLink(currentBrand(), 'a b')).toBe('mailto:help@other.test?subject=a%20b')
})

test.each([
  ['systole', ['fr-FR'], 'en_us'],
  ['systole-cn', ['fr-FR'], 'zh_cn'],
  ['systole-cn', [], 'zh_cn'],
  ['systole-cn', ['fr-FR', 'zh-HK'], 'zh_hk'],
  ['systole', ['zh-CN', 'en-US'], 'zh_cn'],
] as const)(
  'SHELL-8 a first visit to %s by a browser that wishes %j is in %s',
  (variant, wishes, language) => {
    announce(variant)
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([...wishes])
    expect(firstLanguage()).toBe(language)
  },
)

test.each([
  ['systole', 'Version of 21 November 2026', 9],
  ['systole-cn', 'Version for mainland China of 21 November 2026', 10],
] as const)(
  'SHELL-8 PAY-6 %s has terms of its own version: %s',
  async (variant, version, sections) => {
    announce(variant)
    await renderPage(<TermsDialog open onClose={() => {}} />)
    screen.getByText(version)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(sections)
    screen.getByText(new RegExp(`^${brands[variant].name} is not a vet`))
  },
)
