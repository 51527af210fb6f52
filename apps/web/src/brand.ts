import { type Brand, brands, type Variant, variantNamed } from '@systole/domain/hospitals/variant'

export type PageBrand = Brand & { variant: Variant }

/** Returns the variant of this host and the installation's names, which the server wrote into the page. SHELL-8. */
export function currentBrand(): PageBrand {
  const announced = document.querySelector<HTMLMetaElement>('meta[name="portal-brand"]')
  const variant = variantNamed(announced?.content)
  const { name, supportEmail, supportSite } = announced?.dataset ?? {}
  return {
    ...brands[variant],
    variant,
    ...(name && { name }),
    ...(supportEmail && { supportEmail }),
    ...(supportSite && { supportSite }),
  }
}

export function supportLink(
  { supportEmail }: Pick<Brand, 'supportEmail'>,
  subject?: string,
): string {
  return `mailto:${supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
