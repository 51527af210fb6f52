import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../../api/describe-error.ts'
import { useAction } from '../../../../api/use-action.ts'
import { unsubscribe } from '../../../../push/push-subscription.ts'
import { storedDevice } from '../../../../push/stored-device.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ToneChip } from '../../../../ui/display/tone-chip.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/skeletons.tsx'
import { useToast } from '../../../../ui/feedback/use-toast.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { useNow } from '../../../../ui/hooks/use-now.ts'
import { SettingsList, SettingsSection } from '../../../../ui/layout/settings-section.tsx'
import { BrowserIcon, useBrowserName } from '../browser-of.tsx'
import {
  type PushDevice,
  pushDevicesQuery,
  removeDevice,
  testDevice,
} from './push-devices.queries.ts'
import { QuietHoursForm } from './quiet-hours-form.tsx'
import { ThisBrowser } from './this-browser.tsx'

/** Lists the browsers that get the account's notifications while the portal is closed; each can be tested and removed. */
export function PushSection() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useQuery(pushDevicesQuery)
  const own = storedDevice()?.deviceId
  return (
    <SettingsSection title={t('push.title')} lead={t('push.lead')}>
      {!data && error && (
        <Notice tone="danger" onRetry={() => void refetch()}>
          {describeError(error)}
        </Notice>
      )}
      {!data && !error && <BlockSkeleton lines={3} />}
      {data && (
        <>
          <SettingsList>
            {data.devices.map((device) => (
              <Device key={device.device_id} device={device} isOwn={device.device_id === own} />
            ))}
            <li>
              <ThisBrowser
                isOn={data.devices.some(({ device_id: id }) => id === own)}
                hasOthers={data.devices.length > 0}
              />
            </li>
          </SettingsList>
          <QuietHoursForm devices={data} />
        </>
      )}
    </SettingsSection>
  )
}

function Device({ device, isOwn }: { device: PushDevice; isOwn: boolean }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const now = useNow()
  const toast = useToast()
  const name = useBrowserName(device.user_agent) || t('sessions.unknown')
  const removing = useAction({
    run: () => (isOwn ? unsubscribe() : removeDevice(device.device_id)),
    done: t('push.removed'),
  })
  const testing = useAction({
    run: () => testDevice(device.device_id),
    onDone: (outcome) => {
      if (outcome === 'taken') toast.show(t('push.tested'), 'success')
      else toast.show(t(outcome === 'gone' ? 'push.gone' : 'push.testFailed'), 'error')
    },
  })
  const problem = removing.problem ?? testing.problem
  return (
    <li>
      <BrowserIcon userAgent={device.user_agent} />
      <div className="what">
        <b>
          {name}
          {isOwn && (
            <ToneChip tone="ok" icon={CircleCheck}>
              {t('sessions.thisBrowser')}
            </ToneChip>
          )}
        </b>
        <p>
          {device.last_used
            ? t('push.lastUsed', { time: format.moment(device.last_used, now) })
            : t('push.unused')}
        </p>
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
      <div className="buttons">
        <Button
          variant="outlined"
          aria-label={t('push.testName', { name })}
          aria-disabled={testing.isBusy}
          onClick={() => testing.start()}
        >
          {t('push.test')}
        </Button>
        <Button
          variant="outlined"
          aria-label={t('push.removeName', { name })}
          aria-disabled={removing.isBusy}
          onClick={() => removing.start()}
        >
          {t('push.remove')}
        </Button>
      </div>
    </li>
  )
}
