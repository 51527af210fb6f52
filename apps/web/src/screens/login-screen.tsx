import Typography from '@mui/material/Typography'
import { paths } from '@systole/contract/pages'
import type { Wording } from '@systole/i18n/languages'
import { useRouter } from '@tanstack/react-router'
import { BookOpen, LifeBuoy, Mail } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentBrand, supportLink } from '../brand.ts'
import { LanguageButtons } from '../features/accounts/language-buttons.tsx'
import { LoginForm } from '../features/accounts/login-form.tsx'
import { StoryPanel } from '../features/accounts/story-panel.tsx'
import { rememberWelcome, skipWelcomeOfStaff, wasWelcomed } from '../features/accounts/welcomed.ts'
import { useLanguage, useWording } from '../i18n/use-language.ts'
import { useSearchParams } from '../search-params.ts'
import type { Session } from '../session/current-session.ts'
import { afterLogin } from '../session/guards.ts'
import { ArrivalNotice } from '../shell/auth-frame/arrival-notice.tsx'
import { AuthHalves } from '../shell/auth-frame/auth-halves.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { NewTabLink } from '../ui/navigation/new-tab-link.tsx'
import { LinkButton, TextLink } from '../ui/navigation/text-link.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'
import { userManualPath } from '../user-manual.ts'

const WelcomeDialog = lazyDialog(
  async () => (await import('../features/accounts/welcome-dialog.tsx')).WelcomeDialog,
)

/** LOGIN-8: `tw` for Hong Kong, else `en`. Taiwan's wording is not in the specification and has a value of its own. */
const REGISTRATION_LANG: Partial<Record<Wording, string>> = { zh_hk: 'tw', zh_tw: 'zh_tw' }

/** S1: renders the description of the service on the left and the sign-in form on the right. */
export function LoginScreen() {
  const { t } = useTranslation('login')
  const router = useRouter()
  const go = useNavigateTo()
  const wording = useWording()
  const { lang, ...search } = useSearchParams('login')
  const [welcoming, setWelcoming] = useState(() => !wasWelcomed())
  useDocumentTitle(t('title'))

  const enter = (session: Session) => {
    skipWelcomeOfStaff(session.user_type)
    return router.navigate({ href: afterLogin(session, search), replace: true })
  }
  const dropLanguageFromAddress = () => {
    if (lang) go(paths.login(search), { replace: true })
  }

  return (
    <AuthHalves>
      <div className="offline">
        <OfflineBar withDrafts={false} />
      </div>
      <StoryPanel />
      <main>
        <LanguageButtons onChosen={dropLanguageFromAddress} />
        <div className="box">
          <Typography variant="h1" sx={{ fontSize: { xs: '1.625rem', md: '2rem' } }}>
            {t('title')}
          </Typography>
          <Typography sx={{ mt: 2, mb: { xs: 5, md: 7 }, color: 'ink.muted' }}>
            {t('lead')}
          </Typography>
          <div className="notice">
            <ArrivalNotice />
          </div>
          <LoginForm onSignedIn={enter} />
          <p className="new">
            {t('newClinic')}{' '}
            <NewTabLink href={paths.register({ lang: REGISTRATION_LANG[wording] ?? 'en' })}>
              {t('createAccount')}
            </NewTabLink>
          </p>
          <p>
            <LinkButton type="button" onClick={() => setWelcoming(true)}>
              {t('aboutModes')}
            </LinkButton>
          </p>
        </div>
        <HelpLinks />
      </main>
      {welcoming && (
        <WelcomeDialog
          open
          onClose={() => {
            rememberWelcome()
            setWelcoming(false)
          }}
        />
      )}
    </AuthHalves>
  )
}

function HelpLinks() {
  const { t } = useTranslation(['login', 'common'])
  const language = useLanguage()
  const brand = currentBrand()
  return (
    <nav aria-label={t('help')}>
      <NewTabLink href={userManualPath(language)}>
        <Icon of={BookOpen} /> {t('userManual')}
      </NewTabLink>
      <NewTabLink href={brand.supportSite}>
        <Icon of={LifeBuoy} /> {t('help')}
      </NewTabLink>
      <TextLink href={supportLink(brand)}>
        <Icon of={Mail} /> {t('common:contactSupport')}
      </TextLink>
    </nav>
  )
}
