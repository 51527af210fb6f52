import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brands, variants } from '@systole/domain/hospitals/variant'
import { expect, test } from 'vitest'
import { projectRoot } from '../../project-root.ts'
import { brandIcon, brandPage } from './brand-page.ts'

const html = readFileSync(join(projectRoot(), 'apps/web/index.html'), 'utf8')

test.each(variants)('SHELL-8 the page of %s names its brand, colour and support', (variant) => {
  const { name, supportEmail, supportSite, colours } = brands[variant]
  const page = brandPage(html, variant, brands[variant])
  expect(page).toContain(`<title>${name} eConsult</title>`)
  expect(page).toContain(`<meta name="theme-color" content="${colours.deep}">`)
  expect(page).toContain(
    `<meta name="portal-brand" content="${variant}" data-name="${name}" data-support-email="${supportEmail}" data-support-site="${supportSite}">`,
  )
  expect(page.match(/portal-brand|theme-color|<title>/g)).toHaveLength(3)
})

test('SHELL-8 a name is text, never markup or a pattern', () => {
  const brand = { ...brands.systole, name: '"><script>$&' }
  const page = brandPage(html, 'systole', brand)
  expect(page).toContain('<title>&quot;&gt;&lt;script&gt;$&amp; eConsult</title>')
  expect(brandIcon(brand)).not.toContain('<script>')
})

test('a page without the places is a defect of the build', () => {
  expect(() => brandPage('<html></html>', 'systole', brands.systole)).toThrow('no place for')
})
