import { expect, test } from '@playwright/test'
import { brands, type Variant } from '@systole/domain/hospitals/variant'
import { htmlLang } from '@systole/i18n/languages'

test.use({ locale: 'de-DE' }) // a language that is not offered

const HOSTS: readonly [string, Variant][] = [
  ['localhost', 'systole'],
  ['cn.localhost', 'systole-cn'],
]

for (const [host, variant] of HOSTS) {
  test(`SHELL-8 SHELL-4 ${host} shows the name, mark, colours, first language and links of ${variant}`, async ({
    page,
    baseURL,
  }) => {
    const { name, colours, language, supportEmail, supportSite } = brands[variant]
    const { port } = new URL(baseURL ?? '')
    await page.goto(`http://${host}:${port}/`)
    await expect(page).toHaveTitle(new RegExp(`${name} `))
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page.locator('form button[type=submit]')).toHaveCSS(
      'background-color',
      rgb(colours.main),
    )
    await expect(page.locator(`a[href="mailto:${supportEmail}"]`)).toBeVisible()
    await expect(page.locator(`a[href="${supportSite}"]`)).toBeVisible()
    const icon = await page.evaluate(async () => (await fetch('/icon.svg')).text())
    expect(icon).toContain(colours.main)
  })
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(', ')})`
}
