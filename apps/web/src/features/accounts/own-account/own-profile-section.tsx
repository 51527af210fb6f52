import { styled } from '@mui/material/styles'
import type { OwnAccount } from '@systole/contract/accounts/own-account'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { isFamilyNameFirst } from '../../../i18n/is-family-name-first.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldPair, SettingsForm, SettingsSection } from '../../../ui/layout/settings-section.tsx'
import { saveOwnName } from './own-account.queries.ts'

const NAME_MAX = 100

const Address = styled('p')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    overflowWrap: 'anywhere',
    '& b': { display: 'block', fontWeight: 600, color: ink.strong },
    '& small': { display: 'block', fontSize: '.875rem', color: ink.muted },
  }
})

/** Edits name and title; only support can change the e-mail, which is the login. */
export function OwnProfileSection({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('account')
  const { email } = account
  const [name, setName] = useState(({ firstName, lastName, title } = account) => ({
    firstName,
    lastName,
    title,
  }))
  const [isMissing, setMissing] = useState(false)
  const saving = useAction({ run: () => saveOwnName(name), done: t('profile.saved') })
  const save = () => {
    const missing = !name.firstName.trim() && !name.lastName.trim()
    setMissing(missing)
    if (!missing) saving.start()
  }
  const field = (part: keyof typeof name) => ({
    value: name[part],
    maxLength: NAME_MAX,
    onChange: (event: { target: { value: string } }) => {
      setName({ ...name, [part]: event.target.value })
      setMissing(false)
    },
  })
  const familyFirst = isFamilyNameFirst(useLanguage())
  const first = (
    <TextField
      label={t('profile.first')}
      autoComplete="given-name"
      {...field('firstName')}
      error={isMissing ? t('profile.missing') : undefined}
    />
  )
  const last = (
    <TextField
      label={t('profile.last')}
      autoComplete="family-name"
      {...field('lastName')}
      marked={isMissing}
    />
  )

  return (
    <SettingsSection title={t('profile.title')} lead={t('profile.lead')}>
      <SettingsForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {saving.problem && (
          <Notice tone="danger" announce>
            {saving.problem}
          </Notice>
        )}
        <FieldPair>
          {familyFirst ? last : first}
          {familyFirst ? first : last}
        </FieldPair>
        <TextField
          label={t('profile.honours')}
          hint={t('profile.honoursHint')}
          optional
          autoComplete="honorific-suffix"
          {...field('title')}
        />
        <Address>
          <b>{t('profile.email')}</b>
          {email}
          <small>{t('profile.emailHint')}</small>
        </Address>
        <div className="end">
          <Button type="submit" variant="outlined" aria-disabled={saving.isBusy}>
            {t(saving.isBusy ? 'profile.saving' : 'profile.save')}
          </Button>
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}
