import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { BadgeDollarSign, FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmAddress } from '../features/registrations/confirm-address.tsx'
import { useSearchParams } from '../search-params.ts'
import { BrandLink } from '../shell/brand-link.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { BrandMark } from '../ui/display/brand-mark.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { Card } from '../ui/layout/card.tsx'
import { NarrowPage } from '../ui/layout/page.tsx'
import { NewTabLink } from '../ui/navigation/new-tab-link.tsx'
import { LinkButton } from '../ui/navigation/text-link.tsx'

const WelcomeDialog = lazyDialog(
  async () => (await import('../features/accounts/welcome-dialog.tsx')).WelcomeDialog,
)

const Links = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  padding: 20,
  marginTop: 8,
  '& h2': {
    fontSize: '1.0625rem',
    fontWeight: 650,
    color: (theme.vars ?? theme).palette.ink.strong,
  },
  '& a, & button': { display: 'inline-flex', alignItems: 'center', gap: 10, minHeight: 44 },
}))

/** Opens from the link in the mail to an applicant. */
export function ConfirmRegistrationScreen() {
  const { t } = useTranslation('registration')
  const { token } = useSearchParams('confirmRegistration')
  useDocumentTitle(t('confirm.title'))
  return (
    <NarrowPage>
      <header>
        <BrandLink href={paths.home()}>
          <BrandMark />
        </BrandLink>
      </header>
      <main>
        <ConfirmAddress
          token={token}
          registerHref={paths.register()}
          meanwhile={<WhileWaiting />}
        />
      </main>
    </NarrowPage>
  )
}

/** Shows an example report and the prices while the account is not open. */
function WhileWaiting() {
  const { t } = useTranslation('registration')
  const [showsPrices, setShowsPrices] = useState(false)
  return (
    <Links as="section">
      <h2>{t('confirm.meanwhile')}</h2>
      <NewTabLink href={paths.sampleReport()}>
        <Icon of={FileText} size={20} />
        {t('confirm.sampleReport')}
      </NewTabLink>
      <LinkButton type="button" onClick={() => setShowsPrices(true)}>
        <Icon of={BadgeDollarSign} size={20} />
        {t('confirm.prices')}
      </LinkButton>
      {showsPrices && <WelcomeDialog open onClose={() => setShowsPrices(false)} />}
    </Links>
  )
}
