import type { Brand, Variant } from '@systole/domain/hospitals/variant'
import { escapeHtml } from './escape-html.ts'

const PLACES = {
  brand: /<meta name="portal-brand"[^>]*>/,
  colour: /<meta name="theme-color"[^>]*>/,
  title: /<title>[^<]*<\/title>/,
}

/** Fills the web app's page for a variant: the data read by the app, and what is shown before it runs. SHELL-8. */
export function brandPage(html: string, variant: Variant, brand: Brand): string {
  const announced = {
    name: 'portal-brand',
    content: variant,
    'data-name': brand.name,
    'data-support-email': brand.supportEmail,
    'data-support-site': brand.supportSite,
  }
  const attributes = Object.entries(announced).map(
    ([name, text]) => `${name}="${escapeHtml(text)}"`,
  )
  const tags: Record<keyof typeof PLACES, string> = {
    brand: `<meta ${attributes.join(' ')}>`,
    colour: `<meta name="theme-color" content="${brand.colours.deep}">`,
    title: `<title>${escapeHtml(brand.name)} eConsult</title>`,
  }
  return Object.entries(PLACES).reduce((page, [name, place]) => {
    if (!place.test(page)) throw new Error(`index.html has no place for ${name}`)
    return page.replace(place, () => tags[name as keyof typeof PLACES]) // the keys of the table above
  }, html)
}

/** Draws the favicon. */
export function brandIcon({ name, mark, colours }: Brand): string {
  const { size, radius, strokeWidth, trace } = mark
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><title>${escapeHtml(name)}</title><rect width="${size}" height="${size}" rx="${radius}" fill="${colours.main}"/><path d="${trace}" fill="none" stroke="#fff" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round"/></svg>`
}
