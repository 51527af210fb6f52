import { paths } from '@systole/contract/pages'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ResetPasswordForm } from '../features/accounts/reset-password-form.tsx'
import { useSearchParams } from '../search-params.ts'
import type { Session } from '../session/current-session.ts'
import { afterLogin } from '../session/guards.ts'
import { BrandLink } from '../shell/brand-link.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { BrandMark } from '../ui/display/brand-mark.tsx'
import { NarrowPage } from '../ui/layout/page.tsx'

/** Opens from the e-mailed link (LOGIN-7). */
export function ResetPasswordScreen() {
  const { t } = useTranslation(['login', 'registration'])
  const { token, for: occasion } = useSearchParams('resetPassword')
  const isWelcome = occasion === 'welcome'
  const router = useRouter()
  const enter = (session: Session) =>
    router.navigate({ href: afterLogin(session, {}), replace: true })
  useDocumentTitle(isWelcome ? t('registration:welcome.title') : t('reset.pageTitle'))
  return (
    <NarrowPage>
      <header>
        <BrandLink href={paths.home()}>
          <BrandMark />
        </BrandLink>
      </header>
      <main>
        <ResetPasswordForm
          token={token}
          signInHref={paths.login()}
          onSignedIn={enter}
          isWelcome={isWelcome}
        />
      </main>
    </NarrowPage>
  )
}
