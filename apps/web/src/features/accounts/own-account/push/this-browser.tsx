import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../../api/use-action.ts'
import { canPush, subscribe } from '../../../../push/push-subscription.ts'
import { useSession } from '../../../../session/session-context.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'

/** Turns notifications on in this browser, or says why it cannot. */
export function ThisBrowser({ isOn, hasOthers }: { isOn: boolean; hasOthers: boolean }) {
  const { t } = useTranslation('account')
  const { uid } = useSession()
  const [isDenied, setDenied] = useState(() => canPush() && Notification.permission === 'denied')
  const turningOn = useAction({
    run: async () => {
      if ((await Notification.requestPermission()) === 'granted') return subscribe(uid)
      setDenied(Notification.permission === 'denied')
    },
    describeRefusal: () => t('push.failed'),
  })
  if (!canPush()) return <p>{t('push.unsupported')}</p>
  if (isDenied) return <p>{t('push.denied')}</p>
  if (isOn) return null
  return (
    <div className="what" style={{ display: 'grid', justifyItems: 'start', gap: 10 }}>
      {!hasOthers && <p>{t('push.none')}</p>}
      {turningOn.error && <Notice tone="danger">{t('push.failed')}</Notice>}
      <Button
        variant="contained"
        aria-disabled={turningOn.isBusy}
        onClick={() => turningOn.start()}
      >
        {t('push.turnOn')}
      </Button>
    </div>
  )
}
