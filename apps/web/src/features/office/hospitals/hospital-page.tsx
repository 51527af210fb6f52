import { styled } from '@mui/material/styles'
import type { OfficeHospital } from '@systole/contract/hospitals/hospital-office'
import { paths } from '@systole/contract/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Facts } from '../../../ui/display/facts.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useHospitalName } from '../../../ui/format/use-hospital-name.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SettingsSection, SettingsSections } from '../../../ui/layout/settings-section.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { hospitalSettingsQuery } from '../office.queries.ts'
import { OfficeHospitalForm } from '../office-hospital-form.tsx'
import { HospitalChanges } from './hospital-changes.tsx'
import { officeHospitalQuery, officeHospitalsKey } from './hospital-office.queries.ts'
import { HospitalPeople } from './hospital-people.tsx'
import { ReviewsCard } from './reviews-card.tsx'

const Back = styled('p')({
  marginBottom: 12,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44 },
})
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

/** Shows one hospital to the office: its details, people, reviews and changes, with links to its cases, credits and data. */
export function HospitalPage({ hospitalId }: { hospitalId: string }) {
  const { t } = useTranslation('hospitals')
  const query = useQuery(officeHospitalQuery(hospitalId))
  return (
    <>
      <Back>
        <AppLink href={paths.hospitals()}>
          <Icon of={ArrowLeft} /> {t('back')}
        </AppLink>
      </Back>
      <QueryFailure query={query} />
      {query.isPending && <BlockSkeleton lines={10} />}
      {query.data === null && <Notice tone="info">{t('unknown')}</Notice>}
      {query.data && <Hospital hospital={query.data} />}
    </>
  )
}

function Hospital({ hospital }: { hospital: OfficeHospital }) {
  const { t } = useTranslation('hospitals')
  const hospitalName = useHospitalName()
  const format = useFormat()
  const { hospital_id: hospitalId, name, country, erased } = hospital
  return (
    <>
      <PageHeader
        title={hospitalName(name)}
        lead={format.region(country)}
        action={
          <Links>
            <ButtonLink variant="outlined" href={paths.worklist({ hospital: name, period: 'all' })}>
              {t('links.cases')}
            </ButtonLink>
            <ButtonLink variant="outlined" href={paths.credits({ id: hospitalId })}>
              {t('links.credits')}
            </ButtonLink>
            <ButtonLink variant="outlined" href={paths.recordingQuality({ id: hospitalId })}>
              {t('links.quality')}
            </ButtonLink>
            <ButtonLink variant="outlined" href={paths.hospitalData({ id: hospitalId })}>
              {t('links.data')}
            </ButtonLink>
          </Links>
        }
      />
      <SettingsSections>
        {erased && <Notice tone="info">{t('erasedAt', { date: format.date(erased) })}</Notice>}
        <Details hospital={hospital} />
        <SettingsSection title={t('people.title')} lead={t('people.lead')}>
          <HospitalPeople hospitalId={hospitalId} />
        </SettingsSection>
        {!erased && <ReviewsCard hospitalId={hospitalId} />}
        <SettingsSection title={t('changes.title')} lead={t('changes.lead')}>
          <HospitalChanges hospitalId={hospitalId} />
        </SettingsSection>
      </SettingsSections>
    </>
  )
}

function Details({ hospital }: { hospital: OfficeHospital }) {
  const { t } = useTranslation(['hospitals', 'office'])
  const queries = useQueryClient()
  const format = useFormat()
  const [isEditing, setEditing] = useState(false)
  const { hospital_id: hospitalId, email, distributor, plans, cases, erased } = hospital
  const query = useQuery(hospitalSettingsQuery(hospitalId))
  const { data: settings } = query
  const close = () => {
    setEditing(false)
    void queries.invalidateQueries({ queryKey: officeHospitalsKey })
    void query.refetch()
  }
  return (
    <SettingsSection title={t('details.title')} lead={t('details.lead')}>
      <QueryFailure query={query} />
      <Facts
        facts={[
          [t('office:hospital.otherEmail'), email],
          [t('office:hospital.fields.phone'), settings?.phone ?? ''],
          [t('office:hospital.fields.address'), settings?.address ?? ''],
          [t('office:hospital.fields.representative'), settings?.representative ?? ''],
          [t('office:hospital.fields.licence'), settings?.representative_license ?? ''],
          [t('office:hospital.fields.emails'), (settings?.report_email_list ?? []).join(', ')],
          [t('details.plans'), plans.length > 0 ? plans.join(', ') : t('noPlan')],
          [t('office:hospital.distributor'), distributor],
          [t('columns.cases'), `${format.number(cases)}${cases >= 1000 ? '+' : ''}`],
        ]}
      />
      {settings && !erased && (
        <div style={{ marginTop: 16 }}>
          <Button
            variant="outlined"
            startIcon={<Icon of={Pencil} size={18} />}
            onClick={() => setEditing(true)}
          >
            {t('office:hospital.edit')}
          </Button>
        </div>
      )}
      {settings && isEditing && <OfficeHospitalForm hospital={settings} onClose={close} />}
    </SettingsSection>
  )
}
