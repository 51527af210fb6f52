import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import {
  currentTerms,
  TERMS_VERSIONS,
  type TermsVersion,
  termsNamed,
} from '@systole/domain/payments/terms'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentBrand } from '../brand.ts'
import { TERMS_SECTIONS, TermsText, termsSectionId } from '../features/payments/terms-text.tsx'
import { useSearchParams } from '../search-params.ts'
import { BrandLink } from '../shell/brand-link.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Button } from '../ui/button/button.tsx'
import { BrandMark } from '../ui/display/brand-mark.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { TextLink } from '../ui/navigation/text-link.tsx'

const Columns = styled('div')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 68ch)',
    gap: 48,
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li a': { display: 'inline-block', padding: '6px 0' },
    '& h2': { margin: '28px 0 6px', fontSize: '1.1875rem', fontWeight: 650, color: ink.strong },
    '& article p': { margin: '0 0 10px' },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 16,
      '& li a': { padding: '10px 0' },
    },
  }
})

/** `/terms?version`: shows the current terms, or an earlier version that was accepted. S21, PAY-6. */
export function TermsScreen() {
  const { t } = useTranslation('terms')
  const { variant } = currentBrand()
  const current = currentTerms(variant)
  const version = termsNamed(variant, useSearchParams('terms').version) ?? current
  const others = TERMS_VERSIONS[variant].filter((other) => other !== version)
  useDocumentTitle(t('title'))
  return (
    <Page>
      <header className="no-print" style={{ marginBottom: 32 }}>
        <BrandLink href={paths.home()}>
          <BrandMark />
        </BrandLink>
      </header>
      <main>
        <PageHeader
          title={t('title')}
          {...(version !== current && { lead: t('earlier') })}
          action={
            <Button
              className="no-print"
              variant="outlined"
              startIcon={<Icon of={Printer} />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          }
        />
        <Columns>
          <Contents version={version} others={others} />
          <article>
            <TermsText version={version} variant={variant} heading="h2" />
          </article>
        </Columns>
      </main>
    </Page>
  )
}

function Contents(props: { version: TermsVersion; others: readonly TermsVersion[] }) {
  const { version, others } = props
  const { t } = useTranslation('terms')
  return (
    <nav className="no-print" aria-label={t('contents')}>
      <ul>
        {TERMS_SECTIONS[version].map((section) => (
          <li key={section}>
            <TextLink href={`#${termsSectionId(section)}`}>
              {t(`sections.${section}.heading`)}
            </TextLink>
          </li>
        ))}
        {others.map((other) => (
          <li key={other}>
            <TextLink href={paths.terms({ version: other })}>{t(`version.${other}`)}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
