import {
  INVITATION_FIELDS,
  type Invitation,
  type InvitationField,
  refuseInvitation,
  STAFF_NAME_MAX_CHARACTERS,
} from '@systole/domain/hospitals/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { orThrow } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { FieldPair } from '../../ui/layout/settings-section.tsx'
import { hospitalStaffQuery } from './hospital.queries.ts'
import { colleagueName } from './staff-table.tsx'

const EMPTY: Invitation = { email: '', firstName: '', lastName: '', title: '' }

/** Opens an account for a colleague, who receives the next steps by mail. */
export function InviteColleagueDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('hospital')
  const first = useRef<HTMLInputElement>(null)
  const work = useInvitation(onClose)
  return (
    <FormDialog
      open={open}
      title={t('invite.title')}
      onClose={onClose}
      initialFocus={first}
      submitLabel={t('invite.send')}
      busyLabel={t('invite.sending')}
      action={work.send}
      autoComplete="off"
      onSubmit={work.submit}
    >
      <p style={{ margin: 0 }}>{t('invite.lead')}</p>
      <TextField {...work.field('email')} label={t('invite.email')} type="email" inputRef={first} />
      <FieldPair>
        <TextField {...work.field('firstName')} label={t('invite.firstName')} />
        <TextField {...work.field('lastName')} label={t('invite.lastName')} />
      </FieldPair>
      <TextField {...work.field('title')} label={t('invite.memberTitle')} optional />
    </FormDialog>
  )
}

function useInvitation(onDone: () => void) {
  const { t } = useTranslation('hospital')
  const [invitation, setInvitation] = useState(EMPTY)
  const [asked, setAsked] = useState(false)
  const id = useId()
  const send = useSending(() => {
    setInvitation(EMPTY)
    setAsked(false)
    onDone()
  })
  const reasons = asked ? refuseInvitation(invitation) : {}
  return {
    send,
    field: (field: InvitationField) => ({
      id: `${id}-${field}`,
      autoComplete: 'off',
      maxLength: field === 'email' ? 254 : STAFF_NAME_MAX_CHARACTERS,
      error: reasons[field] && t(`reasons.${reasons[field]}`),
      value: invitation[field],
      onChange: (event: { target: { value: string } }) => {
        send.reset()
        setInvitation({ ...invitation, [field]: event.target.value })
      },
    }),
    submit: () => {
      const wrong = INVITATION_FIELDS.find((field) => refuseInvitation(invitation)[field])
      setAsked(true)
      if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
      else send.start(invitation)
    },
  }
}

function useSending(onSent: () => void) {
  const { t } = useTranslation('hospital')
  const toast = useToast()
  const queries = useQueryClient()
  return useAction({
    run: ({ email, firstName, lastName, title }: Invitation) =>
      orThrow(client.hospitals.inviteHospitalStaff({ email, firstName, lastName, title })),
    onDone: ({ colleague }) => {
      toast.show(t('invite.sent', { name: colleagueName(colleague) }), 'success')
      onSent()
    },
    onEnd: () => queries.invalidateQueries({ queryKey: hospitalStaffQuery.queryKey }),
  })
}
