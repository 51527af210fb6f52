import Typography from '@mui/material/Typography'
import type { Variant } from '@systole/domain/hospitals/variant'
import { currentTerms, type TermsVersion } from '@systole/domain/payments/terms'
import type { EnglishTexts } from '@systole/i18n/text-parts'
import { useTranslation } from 'react-i18next'
import { currentBrand } from '../../brand.ts'

type Section = keyof EnglishTexts['terms']['sections']

const BEFORE = ['service', 'duties', 'payment'] as const satisfies readonly Section[]
const AFTER = [
  'delivery',
  'forceMajeure',
  'liability',
  'data',
  'law',
] as const satisfies readonly Section[]
const FIRST = [...BEFORE, 'refunds', ...AFTER] as const
const SECOND = [...BEFORE, 'noRefundsOnRequest', ...AFTER] as const

/** The sections of each version in reading order. A new version has texts of its own; existing ones never change. */
export const TERMS_SECTIONS: Record<TermsVersion, readonly Section[]> = {
  '2026-11-20': FIRST,
  'cn-2026-11-20': [...FIRST, 'mainland'],
  '2026-11-21': SECOND,
  'cn-2026-11-21': [...SECOND, 'mainland'],
}

export function termsSectionId(section: Section): string {
  return `terms-${section}`
}

/** Renders one version of the user and payment terms. PAY-6. */
export function TermsText(props: {
  version: TermsVersion
  variant: Variant
  heading: 'h2' | 'h3'
}) {
  const { version, variant, heading: Heading } = props
  const { t } = useTranslation('terms')
  const { name: brand, supportEmail: support } = currentBrand()
  return (
    <>
      <Typography variant="body2" sx={{ color: 'ink.muted' }}>
        {t(`version.${version}`)}
      </Typography>
      {version === currentTerms(variant) && <p>{t('whatIsNew')}</p>}
      <p>{t('intro', { brand })}</p>
      {TERMS_SECTIONS[version].map((section) => (
        <section key={section}>
          <Heading id={Heading === 'h2' ? termsSectionId(section) : undefined}>
            {t(`sections.${section}.heading`)}
          </Heading>
          <p>{t(`sections.${section}.first`, { brand })}</p>
          <p>{t(`sections.${section}.second`, { brand, support })}</p>
        </section>
      ))}
    </>
  )
}
