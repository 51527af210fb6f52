import type { AccountChange, AccountDetails } from '@systole/contract/accounts/account-directory'
import { UserType } from '@systole/domain/accounts/user-type'
import { useTranslation } from 'react-i18next'
import { userTypeKey } from '../../shell/person.ts'
import { ChangeLog } from '../../ui/display/change-log.ts'
import { useFormat } from '../../ui/format/use-format.ts'
import { SettingsSection } from '../../ui/layout/settings-section.tsx'
import { changeKey, fieldKey } from './change-keys.ts'
import { useRightWords } from './permissions/use-right-words.ts'

/** Lists the changes with their authors, newest first. */
export function ChangesSection({ details }: { details: AccountDetails }) {
  const { t } = useTranslation('directory')
  const { changes } = details
  return (
    <SettingsSection title={t('log.title')} lead={t('log.lead')}>
      {changes.length === 0 && <p style={{ margin: 0 }}>{t('log.none')}</p>}
      {changes.length > 0 && (
        <ChangeLog aria-label={t('log.title')} tabIndex={0}>
          {changes.map((change, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name and keep their order
            <ChangeLine key={`${change.time} ${place}`} change={change} />
          ))}
        </ChangeLog>
      )}
    </SettingsSection>
  )
}

function ChangeLine({ change }: { change: AccountChange }) {
  const { t } = useTranslation(['directory', 'shell'])
  const format = useFormat()
  const at = change.time
  const { permissionText } = useRightWords()
  const said = (field: string, value: string) => {
    if (field === 'permissions') return permissionText(value)
    const role = field === 'user_type' ? UserType.safeParse(value).data : undefined
    return (role ? t(`shell:userTypes.${userTypeKey[role]}`) : value) || '–'
  }
  return (
    <li>
      <time dateTime={at?.toISOString()}>{at && format.dateTime(at)}</time>
      <p>
        <b>{t(`log.kinds.${changeKey(change.change)}`)}</b> {change.by || t('log.nobody')}
        {change.fields.map(({ field, from, to }) => (
          <small key={field}>
            {t(`fields.${fieldKey(field)}`)}: {said(field, from)} → {said(field, to)}
          </small>
        ))}
        {change.reason && <small>{t('log.reason', { reason: change.reason })}</small>}
      </p>
    </li>
  )
}
