import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { paths } from '@systole/contract/pages'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecoveryCodesDialog } from '../features/accounts/own-account/recovery-codes-dialog.tsx'
import { SetUpTotpDialog } from '../features/accounts/own-account/set-up-totp-dialog.tsx'
import { refreshSession } from '../session/current-session.ts'
import { homeOf } from '../session/home-of.ts'
import { useSession } from '../session/session-context.tsx'
import { BrandLink } from '../shell/brand-link.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { useLogout } from '../shell/logout-context.tsx'
import { Button } from '../ui/button/button.tsx'
import { BrandMark } from '../ui/display/brand-mark.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { Card } from '../ui/layout/card.tsx'
import { NarrowPage } from '../ui/layout/page.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

const Inside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 28,
  '& > svg': { color: (theme.vars ?? theme).palette.brand.bright },
  '& p': { margin: 0 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 },
  [theme.breakpoints.down('sm')]: { padding: 20, '& .buttons > *': { flex: '1 1 auto' } },
}))

/** Renders the first sign-in of an account that requires an authenticator app; no other page opens before. OPS-1. */
export function SecondStepScreen() {
  const { t } = useTranslation('account')
  const session = useSession()
  const logout = useLogout()
  const go = useNavigateTo()
  const [isSettingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  useDocumentTitle(t('enrol.title'))
  const finish = async () => {
    const fresh = await refreshSession()
    go(homeOf(fresh ?? session), { replace: true })
  }
  return (
    <NarrowPage>
      <header>
        <BrandLink href={paths.home()}>
          <BrandMark />
        </BrandLink>
      </header>
      <main>
        <Card>
          <Inside>
            <Icon of={ShieldCheck} size={36} strokeWidth={1.5} />
            <Typography variant="h2" component="h1">
              {t('enrol.title')}
            </Typography>
            <p>{t('enrol.lead')}</p>
            <p>{t('enrol.app')}</p>
            <div className="buttons">
              <Button variant="contained" onClick={() => setSettingUp(true)}>
                {t('enrol.start')}
              </Button>
              <Button variant="outlined" onClick={() => logout()}>
                {t('enrol.signOut')}
              </Button>
            </div>
          </Inside>
        </Card>
      </main>
      {isSettingUp && (
        <SetUpTotpDialog
          onCancel={() => setSettingUp(false)}
          onTurnedOn={(fresh) => {
            setSettingUp(false)
            setCodes(fresh)
          }}
        />
      )}
      <RecoveryCodesDialog codes={codes} email={session.email} onDone={() => void finish()} />
    </NarrowPage>
  )
}
