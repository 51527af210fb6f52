import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { useTranslation } from 'react-i18next'
import { LanguageButtons } from '../features/accounts/language-buttons.tsx'
import { Registration } from '../features/registrations/registration.tsx'
import { StepsPanel } from '../features/registrations/steps-panel.tsx'
import { AuthHalves } from '../shell/auth-frame/auth-halves.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { AppLink } from '../ui/navigation/app-link.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

const Wide = styled(AuthHalves)(({ theme }) => ({
  '& main .box': { maxWidth: 560, paddingTop: 32 },
  [theme.breakpoints.down('md')]: { '& main .box': { paddingTop: 12 } },
}))

/** Lets a clinic apply for an account, in the style of the sign-in page (LOGIN-8, SPEC 16). */
export function RegisterScreen() {
  const { t } = useTranslation('registration')
  const go = useNavigateTo()
  useDocumentTitle(t('title'))
  return (
    <Wide>
      <div className="offline">
        <OfflineBar />
      </div>
      <StepsPanel />
      <main>
        <LanguageButtons onChosen={() => go(paths.register(), { replace: true })} />
        <div className="box">
          <Registration />
          <p className="new">
            {t('haveAccount')} <AppLink href={paths.login()}>{t('signIn')}</AppLink>
          </p>
        </div>
      </main>
    </Wide>
  )
}
