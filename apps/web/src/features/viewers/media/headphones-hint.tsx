import { Headphones } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'

/** The storage key. Kept after sign-out (forget-everything.ts), because the hint is shown once per device. */
const KEY = 'systole.headphones'

/** Shows the hint once per device. */
export function HeadphonesHint() {
  const { t } = useTranslation('viewers')
  const [isShown, setShown] = useState(wasShown)
  if (isShown) return null
  return (
    <p role="note">
      <Icon of={Headphones} />
      <span>{t('clip.headphones')}</span>
      <Button
        size="small"
        sx={{ flex: 'none' }}
        variant="outlined"
        onClick={() => {
          remember()
          setShown(true)
        }}
      >
        {t('clip.understood')}
      </Button>
    </p>
  )
}

function wasShown(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function remember(): void {
  try {
    window.localStorage.setItem(KEY, '1')
  } catch {
    // Without storage it is shown again next time.
  }
}
