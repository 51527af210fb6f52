import { Headphones } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceSwitch } from '../../../session/device-switch.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'

/** True once the hint was read on this device. */
const wasRead = deviceSwitch('systole.headphones', false)

/** Shows the hint once per device. */
export function HeadphonesHint() {
  const { t } = useTranslation('viewers')
  const isRead = useSyncExternalStore(wasRead.subscribe, wasRead.get)
  if (isRead) return null
  return (
    <p role="note">
      <Icon of={Headphones} />
      <span>{t('clip.headphones')}</span>
      <Button
        size="small"
        sx={{ flex: 'none' }}
        variant="outlined"
        onClick={() => wasRead.set(true)}
      >
        {t('clip.understood')}
      </Button>
    </p>
  )
}
