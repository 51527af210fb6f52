import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'

const SECONDS = 15
const PER_MINUTE = 60 / SECONDS

/** Counts breaths by taps; the clock starts with the first tap and stops automatically. */
export function BreathCounter(props: { onClose: () => void; onUse: (perMinute: number) => void }) {
  const { t } = useTranslation('clinical')
  const [breaths, setBreaths] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(SECONDS)
  const tap = useRef<HTMLButtonElement>(null)
  const running = breaths > 0 && secondsLeft > 0
  const done = secondsLeft === 0
  const rate = breaths * PER_MINUTE

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setSecondsLeft((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [running])

  const restart = () => {
    setBreaths(0)
    setSecondsLeft(SECONDS)
    tap.current?.focus()
  }
  return (
    <AppDialog
      open
      title={t('counter.title')}
      size="xs"
      dismiss={{ x: true }}
      initialFocus={tap}
      onClose={props.onClose}
      actions={
        done && (
          <>
            <Button variant="outlined" onClick={restart}>
              {t('counter.again')}
            </Button>
            <Button variant="contained" onClick={() => props.onUse(rate)}>
              {t('counter.use', { rate })}
            </Button>
          </>
        )
      }
    >
      <Typography sx={{ mb: 4 }}>{t('counter.lead')}</Typography>
      <Button
        ref={tap}
        fullWidth
        variant="outlined"
        disabled={done}
        onClick={() => setBreaths((count) => count + 1)}
        style={{ minHeight: 120, fontSize: '1.25rem' }}
      >
        {t('counter.tap')}
      </Button>
      <Typography role={done ? 'status' : 'timer'} sx={{ mt: 3, minHeight: 24 }}>
        {running && t('counter.running', { seconds: secondsLeft, breaths })}
        {done && t('counter.result', { breaths, rate })}
      </Typography>
    </AppDialog>
  )
}
