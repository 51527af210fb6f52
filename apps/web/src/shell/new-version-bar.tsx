import { styled } from '@mui/material/styles'
import { RefreshCw } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/display/icon.tsx'
import { LinkButton } from '../ui/navigation/text-link.tsx'
import { newVersion, watchForNewVersion } from './new-version.ts'

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
    color: tone.info.text,
    backgroundColor: tone.info.background,
  }
})

/** Offers the newer version without forcing it: a form may be half filled in, an upload may be running. */
export function NewVersionBar() {
  const ready = useSyncExternalStore(newVersion.subscribe, newVersion.get)
  const { t } = useTranslation('shell')
  useEffect(watchForNewVersion, [])
  return (
    <div role="status" className="no-print">
      {ready && (
        <Bar>
          <Icon of={RefreshCw} />
          {t('newVersion')}
          <LinkButton type="button" onClick={() => window.location.reload()}>
            {t('reload')}
          </LinkButton>
        </Bar>
      )}
    </div>
  )
}
