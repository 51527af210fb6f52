import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Stack } from '../credit-frame.ts'
import { CreditHistory } from '../credit-history.tsx'
import { distributorsQuery } from '../credits.queries.ts'

/** Shows one distributor: its remaining quota and the entries behind it. */
export function DistributorAccount({ distributorId }: { distributorId: string }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const query = useQuery(distributorsQuery)
  const found = query.data?.find(({ distributor_id }) => distributor_id === distributorId)
  return (
    <Stack>
      <QueryFailure query={query} />
      {query.data && !found && <p>{t('distributors.nothing')}</p>}
      {found && (
        <>
          <h2>{found.name}</h2>
          <p>{t('distributors.holds', { name: found.name, quota: format.number(found.quota) })}</p>
          <CreditHistory holder={{ distributor_id: distributorId }} />
        </>
      )}
    </Stack>
  )
}
