import { Headphones } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Kept over a logout (forget-everything.ts): the device has learned it, whoever listens. */
const KEY = 'systole.headphones'

/** Said once on a device. */
export function HeadphonesHint() {
  const { t } = useTranslation('viewers')
  const [told, setTold] = useState(wasTold)
  if (told) return null
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
          setTold(true)
        }}
      >
        {t('clip.understood')}
      </Button>
    </p>
  )
}

function wasTold(): boolean {
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
    // Without storage it is said again the next time.
  }
}
