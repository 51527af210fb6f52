import { styled } from '@mui/material/styles'
import type { Colleague } from '@systole/contract/hospitals/hospital-staff'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { SettingsSection } from '../../ui/layout/settings-section.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { hospitalStaffQuery } from './hospital.queries.ts'
import { RemoveColleague } from './remove-colleague.tsx'
import { StaffTable } from './staff-table.tsx'

const InviteColleagueDialog = lazyDialog(
  async () => (await import('./invite-colleague-dialog.tsx')).InviteColleagueDialog,
)

const Foot = styled('div')({ display: 'flex' })

/** Lists the hospital's staff; they are invited by e-mail and removed after a confirmation. */
export function StaffSection({ uid }: { uid: string }) {
  const { t } = useTranslation('hospital')
  const staff = useQuery(hospitalStaffQuery)
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<Colleague>()
  return (
    <SettingsSection title={t('staff.title')} lead={t('staff.lead')}>
      {staff.isPending && <RowSkeletons rows={2} />}
      {staff.isError && <FailureNotice error={staff.error} onRetry={() => void staff.refetch()} />}
      {staff.data && <StaffTable staff={staff.data} uid={uid} onRemove={setLeaving} />}
      <Foot>
        <Button
          variant="outlined"
          onClick={() => setInviting(true)}
          startIcon={<Icon of={UserPlus} size={20} />}
        >
          {t('staff.invite')}
        </Button>
      </Foot>
      <LazyMount wanted={inviting}>
        <InviteColleagueDialog open={inviting} onClose={() => setInviting(false)} />
      </LazyMount>
      <RemoveColleague colleague={leaving} onClose={() => setLeaving(undefined)} />
    </SettingsSection>
  )
}
