import type { UserType } from '@systole/domain/accounts/user-type'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { userTypeKey } from '../../shell/person.ts'
import { SelectField } from '../../ui/form/select-field.tsx'

/** LOGIN-4: asks which of several accounts with this e-mail to use; takes the focus when it appears. */
export function RoleField(props: {
  userTypes: readonly UserType[]
  value: UserType | undefined
  onChange: (userType: UserType | undefined) => void
  error: string | undefined
}) {
  const { userTypes, value, onChange, error } = props
  const ref = useRef<HTMLSelectElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const { t } = useTranslation(['login', 'shell', 'common'])
  return (
    <SelectField
      ref={ref}
      label={t('role')}
      hint={t('roleHint')}
      error={error}
      value={value ?? ''}
      placeholder={t('common:choose')}
      onChange={(event) => onChange(userTypes.find((type) => type === event.target.value))}
      options={userTypes.map((userType) => ({
        value: userType,
        label: t(`shell:userTypes.${userTypeKey[userType]}`),
      }))}
    />
  )
}
