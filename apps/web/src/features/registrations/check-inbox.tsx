import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LinkButton } from '../../ui/navigation/text-link.tsx'
import { sendLinkAgain } from './confirm-link.ts'

/** The server's minimum interval between two mails. */
const PAUSE_MS = 60_000

const Box = styled('div')(({ theme }) => {
  const { brand, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 16,
    justifyItems: 'start',
    '& .glyph': {
      display: 'grid',
      placeItems: 'center',
      width: 64,
      height: 64,
      borderRadius: 999,
      color: brand.main,
      backgroundColor: surface.tint,
    },
    '& h1': { outline: 'none' },
    '& .to': { fontWeight: 600, color: ink.strong, overflowWrap: 'anywhere' },
    '& .missing': { color: ink.muted, marginTop: 8 },
    '& [role="status"]': { color: ink.muted, fontSize: '.9375rem', minHeight: '1.5em' },
  }
})

/** Asks the applicant to confirm the e-mail address. The text is the same whether or not the address has an account. */
export function CheckInbox(props: { email: string; onCorrect: () => void }) {
  const { email, onCorrect } = props
  const { t } = useTranslation('registration')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const again = useSendAgain(email)
  return (
    <Box>
      <span className="glyph">
        <Icon of={MailCheck} size={30} strokeWidth={1.75} />
      </span>
      <Typography ref={heading} variant="h1" tabIndex={-1}>
        {t('inbox.title')}
      </Typography>
      <p className="to">{t('inbox.sent', { email })}</p>
      <p>{t('inbox.text')}</p>
      <p className="missing">{t('inbox.missing')}</p>
      {again.problem && (
        <Notice tone="danger" announce onRetry={again.send}>
          {again.problem}
        </Notice>
      )}
      <Button
        variant="outlined"
        aria-disabled={again.isPausing || again.isBusy}
        sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } }}
        onClick={again.send}
      >
        {t(again.isBusy ? 'inbox.sending' : 'inbox.again')}
      </Button>
      <span role="status">
        {again.isPausing && t(again.wasSent ? 'inbox.sentAgain' : 'inbox.wait')}
      </span>
      <LinkButton type="button" onClick={onCorrect}>
        {t('inbox.correct')}
      </LinkButton>
    </Box>
  )
}

/** Manages the button, which is disabled after each mail for the server's minimum interval. */
function useSendAgain(email: string) {
  const [isPausing, setPausing] = useState(true)
  const sending = useAction({
    run: () => sendLinkAgain({ email }),
    onDone: () => setPausing(true),
  })
  useEffect(() => {
    if (!isPausing) return
    const timer = setTimeout(() => setPausing(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isPausing])
  const { isBusy, isDone, problem } = sending
  return { isBusy, isPausing, wasSent: isDone, problem, send: () => !isPausing && sending.start() }
}
