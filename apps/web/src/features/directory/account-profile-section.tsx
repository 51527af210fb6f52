import type { AccountDetails } from '@systole/contract/accounts/account-directory'
import { isStaff } from '@systole/domain/accounts/is-staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { SettingsForm, SettingsSection } from '../../ui/layout/settings-section.tsx'
import { type PersonForm, updateAccount } from './directory.queries.ts'
import { PersonFields, usePersonForm } from './person-fields.tsx'

const REASON_MAX_CHARACTERS = 500

/** Edits name, title, address and role. A role that cannot be changed shows the reason. */
export function AccountProfileSection({ details, own }: { details: AccountDetails; own: boolean }) {
  const { t } = useTranslation('directory')
  const { account } = details
  const { email, firstName, lastName, title, user_type } = account
  const [seen] = useState({ email, firstName, lastName, title, user_type })
  const form = usePersonForm(seen)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const roles = [seen.user_type, form.typed.user_type]
  const wantsReason = roles[0] !== roles[1] && roles.includes('internal_admin')
  const work = useAction({
    run: (person: PersonForm) =>
      updateAccount(account.uid, { person, seen, reason: reason.trim() }),
    done: ({ cases }) => t(cases > 0 ? 'profile.savedCases' : 'profile.saved', { count: cases }),
  })
  return (
    <SettingsSection title={t('profile.title')} lead={t('profile.lead')}>
      <SettingsForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const person = form.read()
          const lacks = wantsReason && reason.trim() === ''
          setMissing(lacks)
          if (person && !lacks) work.start(person)
        }}
      >
        <PersonFields
          form={form}
          isVet={!isStaff(user_type)}
          roleHint={useRoleHint(details, own)}
        />
        {wantsReason && (
          <TextField
            label={t('reason.label')}
            hint={t('reason.hint')}
            value={reason}
            maxLength={REASON_MAX_CHARACTERS}
            error={isMissing ? t('reason.missing') : undefined}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
          />
        )}
        {work.error && <FailureNotice error={work.error} />}
        <div className="end">
          <Button type="submit" variant="outlined" aria-disabled={work.isBusy}>
            {t(work.isBusy ? 'profile.saving' : 'profile.save')}
          </Button>
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}

function useRoleHint({ account, is_last_admin }: AccountDetails, own: boolean): string | undefined {
  const { t } = useTranslation('directory')
  if (!isStaff(account.user_type)) return t('profile.roleVet')
  if (own) return t('profile.roleOwn')
  return is_last_admin ? t('profile.roleLast') : undefined
}
