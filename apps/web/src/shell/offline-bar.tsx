import { styled } from '@mui/material/styles'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection, watchConnection } from '../api/connection.ts'
import { Icon } from '../ui/display/icon.tsx'
import { useIsPageWaiting } from '../ui/navigation/open-page.ts'

const Bar = styled('div')(({ theme }) => {
  const { tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: 8,
    padding: '8px 16px',
    fontSize: '.9375rem',
    fontWeight: 500,
    color: tone.warn.text,
    backgroundColor: tone.warn.background,
  }
})

/** Reports a lost connection. The live region stays, so that its change is announced. */
export function OfflineBar({ withDrafts = true }: { withDrafts?: boolean }) {
  const state = useConnection()
  const { t } = useTranslation('shell')
  const isPageWaiting = useIsPageWaiting()
  useEffect(watchConnection, [])
  const rest = isPageWaiting ? t('opensWhenBack') : withDrafts && t('draftKept')
  return (
    <div role="status" className="no-print">
      {state !== 'online' && (
        <Bar>
          <Icon of={WifiOff} />
          {t(state)}
          {rest && ` ${rest}`}
        </Bar>
      )}
    </div>
  )
}
