import type { WireCase } from '@systole/contract/wire-case'
import { fromStamp } from '@systole/domain/time/stamp'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { ClinicalChanges } from './clinical-changes.tsx'

/** For who reads a follow-up: the case it follows, its report, and each finding then and now. Nothing for other cases. */
export function FollowUpChanges({ usid }: { usid: string }) {
  const { t } = useTranslation('clinical')
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['case', usid, 'with its original'],
    queryFn: () => orThrow(client.cases.querySessionInfo({ usid })),
  })
  const original = data?.original
  const at = original && dateOf(original)
  const before = original?.clinical_input
  const now = data?.session.clinical_input
  if (!original || !at || !before || !now) return null
  const revision = original.revision.report_revision
  return (
    <details style={{ padding: '0 16px' }}>
      <summary style={{ minHeight: 44, paddingBlock: 10, cursor: 'pointer', fontWeight: 600 }}>
        {t('changes.of', { id: original.id, date: format.date(at) })}
      </summary>
      {revision && (
        <NewTabLink href={paths.econsultReport({ usid: original.usid, revision })}>
          {t('lastVisit.report')}
        </NewTabLink>
      )}
      <ClinicalChanges earlier={{ date: at, input: before }} input={now} />
    </details>
  )
}

function dateOf({ submitted, date }: WireCase): Date | undefined {
  return fromStamp(submitted) ?? fromStamp(date)
}
