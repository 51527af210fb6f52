import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { currentBrand, supportLink } from '../brand.ts'
import { paths } from '../paths.ts'
import { BrandLink } from '../shell/brand-link.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { AppLink } from '../ui/app-link.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { NarrowPage } from '../ui/page.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { TextLink } from '../ui/text-link.tsx'

const List = styled('ul')({ paddingLeft: '1.25em', margin: '8px 0 24px', display: 'grid', gap: 6 })
const ITEMS = ['hospital', 'person', 'email', 'language'] as const

/** How a hospital gets an account: what we need, and where to send it. */
export function RegisterScreen() {
  const { t } = useTranslation('shell')
  useDocumentTitle(t('register.title'))
  const brand = currentBrand()
  return (
    <NarrowPage>
      <header>
        <BrandLink href={paths.home()}>
          <BrandMark />
        </BrandLink>
      </header>
      <main>
        <PageHeader title={t('register.title')} lead={t('register.lead')} />
        <Typography>{t('register.send')}</Typography>
        <List>
          {ITEMS.map((item) => (
            <li key={item}>{t(`register.items.${item}`)}</li>
          ))}
        </List>
        <Typography>
          <TextLink href={supportLink(brand, t('register.subject'))}>
            {t('register.mail', { address: brand.supportEmail })}
          </TextLink>
        </Typography>
        <Typography sx={{ mt: 2, mb: 6, color: 'ink.muted' }}>{t('register.answer')}</Typography>
        <AppLink href={paths.login()}>{t('register.signIn')}</AppLink>
      </main>
    </NarrowPage>
  )
}
