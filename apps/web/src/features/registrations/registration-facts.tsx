import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { WireRegistration } from '@systole/contract/registrations'
import { fullName } from '@systole/domain/accounts/full-name'
import { brands, variantNamed } from '@systole/domain/hospitals/variant'
import { fromStamp } from '@systole/domain/time/stamp'
import { languageNames } from '@systole/i18n/languages'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, CardBody } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useFormat } from '../../ui/use-format.ts'

const Facts = styled('dl')(({ theme }) => {
  const { ink } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(130px, max-content) minmax(0, 1fr)',
    gap: '8px 24px',
    '& dt': { color: ink.muted },
    '& dd': { margin: 0, color: ink.body, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 2,
      '& dd': { marginBottom: 10 },
    },
  }
})

/** All an application says, as it was typed. */
export function RegistrationFacts({ registration }: { registration: WireRegistration }) {
  const { t } = useTranslation('registration')
  const format = useFormat()
  const { title, fname, lname, phone, email, message, language, variant } = registration
  const time = (stamp: string) => {
    const at = fromStamp(stamp)
    return at ? format.dateTime(at) : ''
  }
  const name = `${title} ${fullName({ first: fname, last: lname })}`.trim()
  return (
    <>
      <Part
        title={t('staff.hospital')}
        facts={[
          { label: t('form.hospitalName'), value: registration.hospital_name },
          { label: t('form.country'), value: format.region(registration.country) },
          { label: t('form.address'), value: registration.address },
          { label: t('form.phone'), value: <TextLink href={`tel:${phone}`}>{phone}</TextLink> },
        ]}
      />
      <Part
        title={t('staff.contact')}
        facts={[
          { label: t('staff.name'), value: name },
          { label: t('staff.licence'), value: registration.representative_license },
          { label: t('form.email'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
          { label: t('staff.message'), value: message || t('staff.none') },
        ]}
      />
      <Part
        title={t('staff.application')}
        facts={[
          { label: t('staff.language'), value: languageNames[language].full },
          { label: t('staff.portal'), value: brands[variantNamed(variant)].name },
          { label: t('staff.sent'), value: time(registration.created) },
          { label: t('staff.confirmed'), value: time(registration.confirmed) },
        ]}
      />
    </>
  )
}

function Part(props: { title: string; facts: readonly { label: string; value: ReactNode }[] }) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <CardBody>
        <Typography variant="h4" component="h2" id={id} sx={{ mb: 3 }}>
          {props.title}
        </Typography>
        <Facts>
          {props.facts.map(({ label, value }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </CardBody>
    </Card>
  )
}
