import { STAFF_ROLES } from '@systole/domain/accounts/account-office'
import { UserType } from '@systole/domain/accounts/user-type'
import {
  type InvitationField,
  refuseInvitation,
  STAFF_NAME_MAX_CHARACTERS,
} from '@systole/domain/hospitals/staff'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userTypeKey } from '../../shell/person.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { FieldPair } from '../../ui/layout/settings-section.tsx'
import type { PersonForm } from './directory.queries.ts'

export type TypedPerson = Omit<PersonForm, 'user_type'> & { user_type: UserType | '' }

const EMAIL_MAX_CHARACTERS = 254

/** Manages the fields of a person and their errors, shown after the first attempt to submit. */
export function usePersonForm(start: TypedPerson) {
  const [typed, setTyped] = useState(start)
  const [asked, setAsked] = useState(false)
  const id = useId()
  const wrong = {
    ...refuseInvitation({
      email: typed.email,
      firstName: typed.firstName,
      lastName: typed.lastName.trim() || '-', // a person may have one name
      title: typed.title,
    }),
    ...(!typed.user_type && { role: 'missing' as const }),
  }
  /** Returns the person, or undefined after focusing the first wrong field. */
  const read = (): PersonForm | undefined => {
    setAsked(true)
    const [first] = (['email', 'firstName', 'lastName', 'title', 'role'] as const).filter(
      (field) => wrong[field],
    )
    if (first) document.getElementById(`${id}-${first}`)?.focus()
    const { user_type } = typed
    if (first || !user_type) return undefined
    const [email, firstName, lastName, title] = [
      typed.email,
      typed.firstName,
      typed.lastName,
      typed.title,
    ]
    return {
      email: email.trim().toLowerCase(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      title: title.trim(),
      user_type,
    }
  }
  return {
    id,
    typed,
    wrong: asked ? wrong : {},
    set: (change: Partial<TypedPerson>) => setTyped({ ...typed, ...change }),
    read,
  }
}

export function PersonFields(props: {
  form: ReturnType<typeof usePersonForm>
  first?: Ref<HTMLInputElement>
  /** The reason why the role cannot be changed; empty if it can. */
  roleHint?: ReactNode
  isVet?: boolean
}) {
  const { form, first, roleHint, isVet = false } = props
  const { t } = useTranslation(['directory', 'shell'])
  const { typed, wrong, set, id } = form
  const words = (field: InvitationField) => wrong[field] && t(`reasons.${wrong[field]}`)
  const nameField = (part: 'firstName' | 'lastName' | 'title', field: InvitationField) => ({
    id: `${id}-${field}`,
    value: typed[part],
    maxLength: STAFF_NAME_MAX_CHARACTERS,
    autoComplete: 'off',
    error: words(field),
    onChange: (event: { target: { value: string } }) => set({ [part]: event.target.value }),
  })
  const roles = isVet ? (['vet'] as const) : STAFF_ROLES
  return (
    <>
      <TextField
        id={`${id}-email`}
        label={t('fields.email')}
        type="email"
        {...(first && { inputRef: first })}
        value={typed.email}
        maxLength={EMAIL_MAX_CHARACTERS}
        autoComplete="off"
        error={words('email')}
        onChange={(event) => set({ email: event.target.value })}
      />
      <FieldPair>
        <TextField {...nameField('firstName', 'firstName')} label={t('fields.first')} />
        <TextField {...nameField('lastName', 'lastName')} label={t('fields.last')} optional />
      </FieldPair>
      <TextField
        {...nameField('title', 'title')}
        label={t('fields.title')}
        hint={t('fields.titleHint')}
        optional
      />
      <SelectField
        id={`${id}-role`}
        label={t('fields.role')}
        {...(roleHint ? { hint: roleHint } : {})}
        disabled={Boolean(roleHint)}
        {...(!typed.user_type && { placeholder: t('fields.chooseRole') })}
        options={roles.map((role) => ({
          value: role,
          label: t(`shell:userTypes.${userTypeKey[role]}`),
        }))}
        value={typed.user_type}
        error={wrong.role && t('fields.roleMissing')}
        onChange={(event) => set({ user_type: UserType.catch('sales').parse(event.target.value) })}
      />
    </>
  )
}
