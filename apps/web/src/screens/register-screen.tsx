import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { LanguageButtons } from '../features/accounts/language-buttons.tsx'
import { Registration } from '../features/registrations/registration.tsx'
import { StepsPanel } from '../features/registrations/steps-panel.tsx'
import { paths } from '../paths.ts'
import { useDocumentTitle } from '../shell/document-title.ts'
import { DoorHalves } from '../shell/door-halves.tsx'
import { OfflineBar } from '../shell/offline-bar.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { useGo } from '../ui/use-go.ts'

const Wide = styled(DoorHalves)(({ theme }) => ({
  '& main .box': { maxWidth: 560, paddingTop: 32 },
  [theme.breakpoints.down('md')]: { '& main .box': { paddingTop: 12 } },
}))

/** Lets a clinic apply for an account, in the style of the sign-in page (LOGIN-8, decision 16). */
export function RegisterScreen() {
  const { t } = useTranslation('registration')
  const go = useGo()
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
