import type { OwnAccount } from '@systole/contract/accounts/own-account'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { SettingsList, SettingsSection } from '../../../ui/layout/settings-section.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

type Passkey = OwnAccount['passkeys'][number]
type Doing = { add: true } | { rename: Passkey } | { remove: Passkey }

/** Lists the passkeys, each of which opens the account alone, with the names given by their owner. */
export function PasskeysSection({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('account')
  const [doing, setDoing] = useState<Doing>()
  const { passkeys } = account
  const isPossible = 'PublicKeyCredential' in window
  const stop = () => setDoing(undefined)
  return (
    <SettingsSection title={t('passkeys.title')} lead={t('passkeys.lead')}>
      <SettingsList>
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.passkey_id} passkey={passkey} onDoing={setDoing} />
        ))}
        <li>
          {passkeys.length === 0 && <p className="what">{t('passkeys.none')}</p>}
          {isPossible ? (
            <Button
              variant="outlined"
              startIcon={<Icon of={Plus} />}
              onClick={() => setDoing({ add: true })}
            >
              {t('passkeys.add')}
            </Button>
          ) : (
            <p>{t('passkeys.notHere')}</p>
          )}
        </li>
      </SettingsList>
      {doing && 'add' in doing && (
        <AddPasskeyDialog codes={account.totp_since !== null} onEnd={stop} />
      )}
      {doing && 'rename' in doing && <RenamePasskeyDialog passkey={doing.rename} onEnd={stop} />}
      {doing && 'remove' in doing && <RemovePasskeyDialog passkey={doing.remove} onEnd={stop} />}
    </SettingsSection>
  )
}

function PasskeyItem(props: { passkey: Passkey; onDoing: (doing: Doing) => void }) {
  const { passkey, onDoing } = props
  const { t } = useTranslation('account')
  const format = useFormat()
  const now = useNow()
  const { name } = passkey
  const used = passkey.last_used
  return (
    <li>
      <Icon of={KeyRound} size={24} strokeWidth={1.75} />
      <div className="what">
        <b>{name}</b>
        <p>
          {t('passkeys.created', { date: format.date(passkey.created) })}
          {' · '}
          {used ? t('passkeys.lastUsed', { time: format.moment(used, now) }) : t('passkeys.unused')}
        </p>
      </div>
      <div className="buttons">
        <Button
          variant="outlined"
          aria-label={t('passkeys.renameName', { name })}
          onClick={() => onDoing({ rename: passkey })}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="outlined"
          aria-label={t('passkeys.removeName', { name })}
          onClick={() => onDoing({ remove: passkey })}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
