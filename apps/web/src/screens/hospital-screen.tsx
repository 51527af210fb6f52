import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { paths } from '@systole/contract/pages'
import { reportLanguageOf } from '@systole/domain/hospitals/hospital'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../errors/failure-notice.tsx'
import { hospitalQuery } from '../features/hospital/hospital.queries.ts'
import { HospitalSettingsForm } from '../features/hospital/hospital-settings-form.tsx'
import { LogoSection } from '../features/hospital/logo-section.tsx'
import { StaffSection } from '../features/hospital/staff-section.tsx'
import { StorageSection } from '../features/hospital/storage-section.tsx'
import { ReportHead } from '../features/reports/report-head.tsx'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { BlockSkeleton } from '../ui/feedback/skeletons.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { SettingsSections } from '../ui/layout/settings-section.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'

/** Renders the hospital's details, the recipients and layout of its reports, and its staff. */
export function HospitalScreen() {
  const { t } = useTranslation('hospital')
  useDocumentTitle(t('title'))
  const { uid } = useSession()
  const { data, isError, error, refetch } = useQuery(hospitalQuery)
  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <ButtonLink variant="outlined" href={paths.recordingQuality({})}>
            {t('recordingQuality')}
          </ButtonLink>
        }
      />
      {!data && !isError && <BlockSkeleton lines={14} />}
      {!data && isError && <FailureNotice error={error} onRetry={() => void refetch()} />}
      {data && (
        <SettingsSections>
          <HospitalSettingsForm hospital={data} uid={uid} />
          <LogoSection hospital={data} preview={<Head hospital={data} />} />
          <StaffSection uid={uid} />
          <StorageSection hospital={data} />
        </SettingsSections>
      )}
    </Page>
  )
}

function Head({ hospital }: { hospital: WireHospital }) {
  const { name, address, phone, logo } = hospital
  const language = reportLanguageOf({
    reportLanguage: hospital.report_language,
    pushLanguage: hospital.push_language,
  })
  return (
    <ReportHead
      language={language}
      logoUrl={logo?.url ?? ''}
      hospital={{ name, address, phone, ...(logo && { logo: { ...logo, key: '', sha256: '' } }) }}
    />
  )
}
