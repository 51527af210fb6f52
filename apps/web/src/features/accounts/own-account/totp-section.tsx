import type { OwnAccount } from '@systole/contract/accounts/own-account'
import { CircleCheck, CircleDashed, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { ToneChip } from '../../../ui/display/tone-chip.tsx'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { SettingsList, SettingsSection } from '../../../ui/layout/settings-section.tsx'
import { renewRecoveryCodes, turnOffTotp } from './own-account.queries.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetUpTotpDialog } from './set-up-totp-dialog.tsx'

type Doing = 'setUp' | 'turnOff' | 'newCodes'

/** Shows the second factor: off until a code confirms it, then with the recovery codes for a lost telephone. */
export function TotpSection({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const [doing, setDoing] = useState<Doing>()
  const [codes, setCodes] = useState<string[]>()
  const since = account.totp_since
  const stop = () => setDoing(undefined)
  const show = (fresh: string[]) => {
    setDoing(undefined)
    setCodes(fresh)
  }
  return (
    <SettingsSection title={t('totp.title')} lead={t('totp.lead')}>
      <SettingsList>
        <li>
          <Icon of={ShieldCheck} size={24} strokeWidth={1.75} />
          <div className="what">
            {since ? (
              <ToneChip tone="ok" icon={CircleCheck}>
                {t('totp.on', { date: format.date(since) })}
              </ToneChip>
            ) : (
              <ToneChip tone="neutral" icon={CircleDashed}>
                {t('totp.off')}
              </ToneChip>
            )}
            {since && <p>{t('totp.codesLeft', { count: account.recovery_codes_left })}</p>}
          </div>
          <div className="buttons">
            {since ? (
              <>
                <Button variant="outlined" onClick={() => setDoing('newCodes')}>
                  {t('totp.newCodes')}
                </Button>
                <Button variant="outlined" color="error" onClick={() => setDoing('turnOff')}>
                  {t('totp.turnOff')}
                </Button>
              </>
            ) : (
              <Button
                variant="outlined"
                aria-label={t('totp.setUpName')}
                onClick={() => setDoing('setUp')}
              >
                {t('totp.setUp')}
              </Button>
            )}
          </div>
        </li>
      </SettingsList>
      {doing === 'setUp' && <SetUpTotpDialog onCancel={stop} onTurnedOn={show} />}
      {doing === 'turnOff' && <TurnOff onEnd={stop} />}
      {doing === 'newCodes' && <NewCodes onCancel={stop} onMade={show} />}
      <RecoveryCodesDialog codes={codes} email={account.email} onDone={() => setCodes(undefined)} />
    </SettingsSection>
  )
}

function TurnOff({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('account')
  const toast = useToast()
  return (
    <ProofDialog
      title={t('totp.turnOffTitle')}
      text={t('totp.turnOffText')}
      submitLabel={t('totp.turnOff')}
      danger
      codes
      work={turnOffTotp}
      onDone={() => {
        toast.show(t('totp.turnedOff'), 'success')
        onEnd()
      }}
      onCancel={onEnd}
    />
  )
}

function NewCodes(props: { onCancel: () => void; onMade: (codes: string[]) => void }) {
  const { t } = useTranslation('account')
  return (
    <ProofDialog
      title={t('totp.newCodes')}
      text={t('totp.newCodesText')}
      submitLabel={t('totp.makeCodes')}
      codes
      work={async (proof) => props.onMade(await renewRecoveryCodes(proof))}
      onDone={() => {}}
      onCancel={props.onCancel}
    />
  )
}
