import { styled } from '@mui/material/styles'
import type { HospitalRegistration } from '@systole/contract/hospitals/registrations'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { Icon } from '../../ui/display/icon.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AppLink } from '../../ui/navigation/app-link.tsx'
import { DecisionCard } from './decision-card.tsx'
import { RegistrationChip } from './registration-chip.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import { registrationQuery } from './registrations.queries.ts'

const Back = styled('p')({
  marginBottom: 12,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44 },
})
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.6fr) minmax(300px, 1fr)',
  gap: 20,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 20 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** Shows one application: its contents and its decision. */
export function RegistrationDetail(props: { registrationId: string; listHref: string }) {
  const { registrationId, listHref } = props
  const { t } = useTranslation('registration')
  const query = useQuery(registrationQuery(registrationId))
  return (
    <>
      <Back>
        <AppLink href={listHref}>
          <Icon of={ArrowLeft} /> {t('staff.back')}
        </AppLink>
      </Back>
      {query.isPending && <BlockSkeleton />}
      {query.isError && (
        <Notice tone="danger" announce onRetry={() => void query.refetch()}>
          {describeError(query.error)}
        </Notice>
      )}
      {query.data === null && (
        <>
          <PageHeader title={t('staff.application')} />
          <Notice>{t('staff.notFound')}</Notice>
        </>
      )}
      {query.data && <Detail registration={query.data} />}
    </>
  )
}

function Detail({ registration }: { registration: HospitalRegistration }) {
  return (
    <>
      <PageHeader
        title={registration.hospital_name}
        lead={<RegistrationChip state={registration.state} />}
      />
      <Columns>
        <div>
          <RegistrationFacts registration={registration} />
        </div>
        <DecisionCard registration={registration} />
      </Columns>
    </>
  )
}
