/** What differs between the two variants of the portal (SHELL-8, decision 1). */
export type Brand = { name: string; supportEmail: string }

const BRANDS = {
  systole: { name: 'Systole', supportEmail: 'support@systole.test' },
  'systole-cn': { name: 'Systole', supportEmail: 'support-cn@systole.test' },
} as const satisfies Record<string, Brand>

/** The server names the variant of this host in the page; an unknown host gets the default. */
export function currentBrand(): Brand {
  const name = document.querySelector<HTMLMetaElement>('meta[name="portal-brand"]')?.content
  return name === 'systole-cn' ? BRANDS['systole-cn'] : BRANDS.systole
}

export function supportLink(brand: Brand, subject?: string): string {
  return `mailto:${brand.supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
}
