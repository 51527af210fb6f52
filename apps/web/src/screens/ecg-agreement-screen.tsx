import { paths } from '@systole/contract/pages'
import { can } from '@systole/domain/access/access'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../errors/query-failure.tsx'
import { agreementQuery } from '../features/ecg-review/agreement/agreement.queries.ts'
import { AgreementFigures } from '../features/ecg-review/agreement/agreement-figures.tsx'
import { CalibrationSets } from '../features/ecg-review/agreement/calibration-sets.tsx'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { BlockSkeleton } from '../ui/feedback/skeletons.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

/** `/ecg/agreement`: how often others agreed with the reviews of a person, for that person and admins. SPEC E27. */
export function EcgAgreementScreen() {
  const { id } = useSearchParams('ecgAgreement')
  const { t } = useTranslation('ecgConclusion')
  const { user_type } = useSession()
  const go = useNavigateTo()
  const query = useQuery(agreementQuery(id))
  const { data } = query
  useDocumentTitle(t('agreement.title'))
  const isOffice = data !== undefined && data.reviewers.length > 0
  return (
    <Page>
      <PageHeader
        title={t('agreement.title')}
        lead={
          data
            ? t(isOffice ? 'agreement.leadOf' : 'agreement.lead', {
                days: data.days,
                name: data.reviewer.name,
              })
            : ''
        }
      />
      <QueryFailure query={query} />
      {!data && !query.isError && <BlockSkeleton lines={5} />}
      {isOffice && (
        <div style={{ maxWidth: 360, marginBottom: 16 }}>
          <SelectField
            label={t('agreement.reviewer')}
            value={data.reviewers.some(({ uid }) => uid === id) ? (id ?? '') : ''}
            options={[
              { value: '', label: t('agreement.choose') },
              ...data.reviewers.map(({ uid, name }) => ({ value: uid, label: name })),
            ]}
            onChange={({ target }) =>
              go(paths.ecgAgreement({ ...(target.value && { id: target.value }) }))
            }
          />
        </div>
      )}
      {data && (!isOffice || id !== undefined) && <AgreementFigures figures={data} />}
      {data && can(user_type, 'queryReviewCalibration') && (
        <div style={{ marginTop: 16 }}>
          <CalibrationSets />
        </div>
      )}
    </Page>
  )
}
