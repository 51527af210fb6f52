import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../../api/use-action.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { FieldPair, SettingsForm } from '../../../../ui/layout/settings-section.tsx'
import { ownZone, type PushDevices, saveQuietHours } from './push-devices.queries.ts'

const NIGHT = { from: '22:00', until: '07:00' }

/** Edits the time of day without notifications, in the zone of the hospital, or of this browser for staff. */
export function QuietHoursForm({ devices }: { devices: PushDevices }) {
  const { t } = useTranslation('account')
  const { quiet_hours: saved, hospital_zone: hospitalZone } = devices
  const [{ from, until }, setHours] = useState(saved ?? NIGHT)
  const zone = hospitalZone || saved?.time_zone || ownZone()
  const isSame = from === until
  const saving = useAction({
    run: () => saveQuietHours({ from, until }, hospitalZone),
    done: t('push.saved'),
  })
  const clearing = useAction({
    run: () => saveQuietHours(undefined, hospitalZone),
    done: t('push.cleared'),
  })
  return (
    <SettingsForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame && from !== '' && until !== '') saving.start()
      }}
    >
      <div>
        <h3 style={{ margin: 0, fontSize: '1rem' }}>{t('push.quiet')}</h3>
        <p style={{ margin: '4px 0 0' }}>
          {t('push.quietLead', { zone: zone.replaceAll('_', ' ') })}
        </p>
      </div>
      <FieldPair>
        <TextField
          type="time"
          label={t('push.from')}
          value={from}
          onChange={(event) => setHours({ from: event.target.value, until })}
        />
        <TextField
          type="time"
          label={t('push.until')}
          value={until}
          error={isSame ? t('push.same') : undefined}
          onChange={(event) => setHours({ from, until: event.target.value })}
        />
      </FieldPair>
      <div className="end">
        <Button type="submit" variant="outlined" aria-disabled={saving.isBusy}>
          {t('push.save')}
        </Button>
        {saved && (
          <Button variant="text" aria-disabled={clearing.isBusy} onClick={() => clearing.start()}>
            {t('push.clear')}
          </Button>
        )}
      </div>
    </SettingsForm>
  )
}
