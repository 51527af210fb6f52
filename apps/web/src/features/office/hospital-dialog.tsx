import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { hospitalOfQuery } from './worklist.queries.ts'
import type { WorklistItem } from './worklist-item.ts'

/** Shows the sender of the case and the contact details. STAFF-3. */
export function HospitalDialog({ item, onClose }: { item: WorklistItem; onClose: () => void }) {
  const { t } = useTranslation('reading')
  const query = useQuery(hospitalOfQuery(item.sentBy.accountId))
  const { data: hospital } = query
  const hospitalName = useHospitalName()
  return (
    <MessageDialog open title={hospitalName(item.hospital)} onClose={onClose}>
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton lines={5} />}
      {hospital && (
        <Facts
          facts={[
            [t('worklist.hospital.sentBy'), item.sentBy.name],
            [t('worklist.hospital.email'), hospital.email],
            [t('worklist.hospital.phone'), hospital.phone ?? ''],
            [t('worklist.hospital.address'), hospital.address ?? ''],
            [t('worklist.hospital.representative'), hospital.representative ?? ''],
            [t('worklist.hospital.licence'), hospital.representative_license ?? ''],
          ]}
        />
      )}
    </MessageDialog>
  )
}
