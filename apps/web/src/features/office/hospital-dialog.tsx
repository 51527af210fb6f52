import { paths } from '@systole/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { useCan } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { MessageDialog } from '../../ui/dialog/message-dialog.tsx'
import { Facts } from '../../ui/display/facts.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { BlockSkeleton } from '../../ui/feedback/skeletons.tsx'
import { useHospitalName } from '../../ui/format/use-hospital-name.ts'
import { ButtonLink } from '../../ui/navigation/button-link.tsx'
import { type HospitalOfSender, hospitalOfQuery, hospitalSettingsQuery } from './office.queries.ts'
import { OfficeHospitalForm } from './office-hospital-form.tsx'

/** The sender of a case. */
type Sender = { accountId: string; name: string; hospital: string }

/** Shows the hospital and the sender of a case with their contacts; the office edits the hospital. STAFF-3. */
export function HospitalDialog({ sender, onClose }: { sender: Sender; onClose: () => void }) {
  const { t } = useTranslation(['office', 'common'])
  const can = useCan()
  const [editing, setEditing] = useState(false)
  const query = useQuery(hospitalOfQuery(sender.accountId))
  const { data: hospital } = query
  const hospitalId = hospital?.hospital_id ?? ''
  const mayEdit = can('updateHospital') && hospitalId !== ''
  const settings = useQuery({ ...hospitalSettingsQuery(hospitalId), enabled: editing })
  const hospitalName = useHospitalName()
  if (editing && settings.data)
    return <OfficeHospitalForm hospital={settings.data} onClose={() => setEditing(false)} />
  return (
    <MessageDialog
      open
      size="sm"
      title={hospitalName(sender.hospital)}
      actionLabel={t('common:close')}
      onClose={onClose}
    >
      <QueryFailure query={query} />
      {query.isLoading && <BlockSkeleton lines={5} />}
      {hospital && <Contacts hospital={hospital} sender={sender} />}
      <QueryFailure query={settings} />
      {hospital && mayEdit && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 }}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={Pencil} size={16} />}
            onClick={() => setEditing(true)}
          >
            {t('office:hospital.edit')}
          </Button>
          <ButtonLink size="small" variant="text" href={paths.credits({ id: hospitalId })}>
            {t('office:hospital.accounts')}
          </ButtonLink>
        </div>
      )}
    </MessageDialog>
  )
}

function Contacts({ hospital, sender }: { hospital: HospitalOfSender; sender: Sender }) {
  const { t } = useTranslation(['office', 'reading'])
  const { email, phone = '', other_email: other = '' } = hospital
  const mail = (address: string) => address && <a href={`mailto:${address}`}>{address}</a>
  const call = (number: string) =>
    number && <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</a>
  return (
    <Facts
      facts={[
        [t('reading:worklist.hospital.sentBy'), sender.name],
        [t('reading:worklist.hospital.email'), mail(email)],
        [t('office:hospital.otherEmail'), mail(other === email ? '' : other)],
        [t('reading:worklist.hospital.phone'), call(phone)],
        [t('reading:worklist.hospital.address'), hospital.address ?? ''],
        [t('reading:worklist.hospital.representative'), hospital.representative ?? ''],
        [t('reading:worklist.hospital.licence'), hospital.representative_license ?? ''],
        [t('office:hospital.distributor'), hospital.distributor ?? ''],
      ]}
    />
  )
}
