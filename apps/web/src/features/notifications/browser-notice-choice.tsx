import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { isNotifiedWhenClosed, turnNoticesOff, turnNoticesOn } from './browser-notices.ts'
import { useBrowserNotices } from './use-browser-notices.ts'

const Foot = styled('footer')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    padding: '12px 16px',
    borderTop: `1px solid ${edge.line}`,
    fontSize: '.875rem',
    color: ink.muted,
    '& > p': { margin: 0 },
  }
})

/** Shows the state of browser notifications; only the button asks the browser for permission. */
export function BrowserNoticeChoice() {
  const { t } = useTranslation('notifications')
  const { uid } = useSession()
  const notices = useBrowserNotices()
  if (notices === 'unsupported') return null
  if (notices === 'denied')
    return (
      <Foot>
        <p>{t('browser.denied')}</p>
      </Foot>
    )
  return (
    <Foot>
      <p>{t(leadOf(notices))}</p>
      <Button
        size="small"
        variant="outlined"
        onClick={() => void (notices === 'on' ? turnNoticesOff() : turnNoticesOn(uid))}
      >
        {t(notices === 'on' ? 'browser.turnOff' : 'browser.allow')}
      </Button>
    </Foot>
  )
}

function leadOf(notices: 'on' | 'off') {
  if (notices === 'on') return isNotifiedWhenClosed() ? 'browser.pushOn' : 'browser.on'
  return 'PushManager' in window ? 'browser.pushLead' : 'browser.lead'
}
