import { styled } from '@mui/material/styles'
import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection, watchConnection } from '../api/connection.ts'
import { Icon } from '../ui/icon.tsx'

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

/** A lost connection is said, never swallowed. The live region stays, so that its change is announced. */
export function OfflineBar({ withDrafts = true }: { withDrafts?: boolean }) {
  const state = useConnection()
  const { t } = useTranslation('shell')
  useEffect(watchConnection, [])
  return (
    <div role="status" className="no-print">
      {state !== 'online' && (
        <Bar>
          <Icon of={WifiOff} />
          {t(state)}
          {withDrafts && ` ${t('draftKept')}`}
        </Bar>
      )}
    </div>
  )
}
