import { useTranslation } from 'react-i18next'
import { ConfirmAddress } from '../features/registrations/confirm-address.tsx'
import { paths } from '../paths.ts'
import { tokenSearch, useSearchParams } from '../search-params.ts'
import { BrandLink } from '../shell/brand-link.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { NarrowPage } from '../ui/page.tsx'

/** Behind the link in the mail to an applicant. */
export function ConfirmRegistrationScreen() {
  const { t } = useTranslation('registration')
  const { token } = useSearchParams(tokenSearch)
  useDocumentTitle(t('confirm.title'))
  return (
    <NarrowPage>
      <header>
        <BrandLink href={paths.home()}>
          <BrandMark />
        </BrandLink>
      </header>
      <main>
        <ConfirmAddress token={token} registerHref={paths.register()} />
      </main>
    </NarrowPage>
  )
}
