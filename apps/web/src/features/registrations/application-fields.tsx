import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { isFamilyNameFirst } from '../../i18n/is-family-name-first.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { ApplicationText, applicationFieldId, useReason } from './application-field.tsx'
import type { ApplicationWork } from './use-application-form.ts'
import { useCountries } from './use-countries.ts'

const Part = styled('fieldset')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 20,
    margin: 0,
    padding: '24px 0 0',
    border: 0,
    borderTop: `1px solid ${edge.line}`,
    '& legend': {
      float: 'left', // places the legend inside the line
      padding: 0,
      fontFamily: theme.typography.h4.fontFamily ?? 'inherit',
      fontWeight: theme.typography.h4.fontWeight ?? 650,
      fontSize: '1.1875rem',
      color: ink.strong,
    },
    '& legend + *': { clear: 'both' },
  }
})

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: 20,
  alignItems: 'start',
})

/** Renders the fields required to open an account. */
export function ApplicationFields({ work }: { work: ApplicationWork }) {
  const { t } = useTranslation('registration')
  return (
    <>
      <Part>
        <legend>{t('form.hospital')}</legend>
        <ApplicationText work={work} field="hospitalName" autoComplete="organization" />
        <CountryField work={work} />
        <ApplicationText work={work} field="address" autoComplete="address-line1" />
        <ApplicationText
          work={work}
          field="phone"
          type="tel"
          autoComplete="tel"
          hint={t('form.phoneHint')}
        />
      </Part>
      <Part>
        <legend>{t('form.contact')}</legend>
        <NameFields work={work} />
        <ApplicationText
          work={work}
          field="licence"
          autoComplete="off"
          hint={t('form.licenceHint')}
        />
        <ApplicationText
          work={work}
          field="email"
          type="email"
          autoComplete="email"
          hint={t('form.emailHint')}
        />
        <ApplicationText
          work={work}
          field="message"
          rows={4}
          autoComplete="off"
          hint={t('form.messageHint')}
          optional
        />
      </Part>
    </>
  )
}

function CountryField({ work }: { work: ApplicationWork }) {
  const { t } = useTranslation('registration')
  const reason = useReason(work)
  return (
    <SelectField
      name="country"
      value={work.values.country}
      onChange={(event) => work.change('country', event.target.value)}
      id={applicationFieldId('country')}
      label={t('form.country')}
      error={reason('country')}
      autoComplete="country"
      placeholder={t('form.choose')}
      options={useCountries()}
    />
  )
}

/** Renders the name fields in the order of the reader's language. */
function NameFields({ work }: { work: ApplicationWork }) {
  const { t } = useTranslation('registration')
  const familyFirst = isFamilyNameFirst(useLanguage())
  const first = <ApplicationText work={work} field="firstName" autoComplete="given-name" />
  const last = <ApplicationText work={work} field="lastName" autoComplete="family-name" />
  const title = (
    <ApplicationText
      work={work}
      field="title"
      autoComplete="honorific-prefix"
      hint={t('form.personTitleHint')}
      optional
    />
  )
  return (
    <>
      <Pair>
        {familyFirst ? last : first}
        {familyFirst ? first : last}
      </Pair>
      {title}
    </>
  )
}
