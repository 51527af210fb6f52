import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { titledName } from '@systole/domain/accounts/form-of-address'
import { brands, variantNamed } from '@systole/domain/hospitals/variant'
import { languageNames } from '@systole/i18n/languages'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { Facts } from '../../ui/display/facts.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { TextLink } from '../../ui/navigation/text-link.tsx'

/** Shows the contents of an application as typed. */
export function RegistrationFacts({ registration }: { registration: HospitalRegistration }) {
  const { t } = useTranslation('registration')
  const format = useFormat()
  const { title, firstName, lastName, phone, email, message, language, variant } = registration
  const time = (at: Date | null) => (at ? format.dateTime(at) : '')
  const name = titledName(
    { title, first: firstName, last: lastName, isVet: true },
    { language: useLanguage(), country: registration.country },
  )
  const call = <TextLink href={`tel:${phone}`}>{phone}</TextLink>
  const write = <TextLink href={`mailto:${email}`}>{email}</TextLink>
  return (
    <>
      <TitledCard title={t('staff.hospital')}>
        <Facts
          facts={[
            [t('form.hospitalName'), registration.hospital_name],
            [t('form.country'), format.region(registration.country)],
            [t('form.address'), registration.address],
            [t('form.phone'), call],
          ]}
        />
      </TitledCard>
      <TitledCard title={t('staff.contact')}>
        <Facts
          facts={[
            [t('staff.name'), name],
            [t('staff.licence'), registration.representative_license],
            [t('form.email'), write],
            [t('staff.message'), message || t('staff.none')],
          ]}
        />
      </TitledCard>
      <TitledCard title={t('staff.application')}>
        <Facts
          facts={[
            [t('staff.language'), languageNames[language].full],
            [t('staff.portal'), brands[variantNamed(variant)].name],
            [t('staff.sent'), time(registration.created)],
            [t('staff.confirmed'), time(registration.confirmed)],
          ]}
        />
      </TitledCard>
    </>
  )
}
