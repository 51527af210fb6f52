import { styled } from '@mui/material/styles'
import type { Colleague } from '@systole/contract/hospitals/hospital-staff'
import { fullName } from '@systole/domain/accounts/full-name'
import { refuseStaffRemoval } from '@systole/domain/hospitals/staff'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { PersonName } from '../../ui/display/person-name.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { hospitalStaffQuery } from './hospital.queries.ts'

const Buttons = styled('span')({ display: 'flex', justifyContent: 'flex-end', gap: 4 })
const Address = styled('span')({ overflowWrap: 'anywhere' })

export function colleagueName({
  firstName,
  lastName,
}: Pick<Colleague, 'firstName' | 'lastName'>): string {
  return fullName({ first: firstName, last: lastName })
}

/** Lists the hospital's accounts; the own account and the last one that can sign in cannot be removed. */
export function StaffTable(props: {
  staff: readonly Colleague[]
  uid: string
  onRemove: (colleague: Colleague) => void
}) {
  const { staff, uid, onRemove } = props
  const { t } = useTranslation('hospital')
  const members = staff.map(({ uid: accountId, state }) => ({
    accountId,
    isInvited: state === 'invited',
  }))
  const columns: Column<Colleague>[] = [
    {
      id: 'name',
      header: t('staff.name'),
      card: 'title',
      cell: (colleague) => (
        <PersonName
          name={colleagueName(colleague)}
          asides={[colleague.title, colleague.uid === uid && t('staff.you')]}
        />
      ),
    },
    {
      id: 'email',
      header: t('staff.email'),
      card: 'meta',
      cell: ({ email }) => <Address>{email}</Address>,
    },
    {
      id: 'state',
      header: t('staff.state'),
      card: 'foot',
      cell: (colleague) => <AccountState colleague={colleague} />,
    },
    {
      id: 'actions',
      header: t('staff.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (colleague) =>
        !refuseStaffRemoval(members, { accountId: colleague.uid, actorId: uid }) && (
          <RowActions colleague={colleague} onRemove={() => onRemove(colleague)} />
        ),
    },
  ]
  return (
    <DataTable
      caption={t('staff.caption')}
      hideCaption
      columns={columns}
      rows={staff}
      rowKey={({ uid: accountId }) => accountId}
    />
  )
}

function AccountState({ colleague }: { colleague: Colleague }) {
  const { t } = useTranslation('hospital')
  const format = useFormat()
  if (colleague.state === 'active')
    return (
      <ToneChip tone="ok" icon={CircleCheck}>
        {t('staff.active')}
      </ToneChip>
    )
  const at = colleague.since
  return (
    <ToneChip tone="info" icon={Mail}>
      {at ? t('staff.invitedOn', { time: format.day(at) }) : t('staff.invited')}
    </ToneChip>
  )
}

function RowActions(props: { colleague: Colleague; onRemove: () => void }) {
  const { colleague, onRemove } = props
  const { t } = useTranslation('hospital')
  const name = colleagueName(colleague)
  const isInvited = colleague.state === 'invited'
  return (
    <Buttons>
      {isInvited && <Resend colleague={colleague} />}
      <Button
        color="error"
        aria-label={t(isInvited ? 'staff.withdrawWho' : 'staff.removeWho', { name })}
        onClick={onRemove}
      >
        {t(isInvited ? 'staff.withdraw' : 'staff.remove')}
      </Button>
    </Buttons>
  )
}

function Resend({ colleague }: { colleague: Colleague }) {
  const { t } = useTranslation('hospital')
  const queries = useQueryClient()
  const { uid, email } = colleague
  const resend = useAction({
    run: () => orThrow(client.hospitals.resendInvitation({ uid })),
    done: t('staff.resent', { email }),
    failed: (reason) => reason,
    onEnd: () => queries.invalidateQueries({ queryKey: hospitalStaffQuery.queryKey }),
  })
  return (
    <Button
      aria-label={t('staff.resendTo', { name: colleagueName(colleague) })}
      aria-disabled={resend.isBusy}
      onClick={() => resend.start()}
    >
      {t('staff.resend')}
    </Button>
  )
}
