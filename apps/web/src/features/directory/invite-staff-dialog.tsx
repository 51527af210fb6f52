import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { accountName } from './account-state.tsx'
import { inviteAccount, type PersonForm } from './directory.queries.ts'
import { PersonFields, usePersonForm } from './person-fields.tsx'

const EMPTY = { email: '', firstName: '', lastName: '', title: '', user_type: '' } as const

/** Opens a staff account; its owner sets the password through a mail. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('directory')
  const first = useRef<HTMLInputElement>(null)
  const form = usePersonForm(EMPTY)
  const work = useAction({
    run: (person: PersonForm) => inviteAccount(person),
    done: (_, person) => t('invite.done', { name: accountName(person), email: person.email }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('invite.title')}
      onClose={onClose}
      isTouched={form.typed.email !== ''}
      initialFocus={first}
      submitLabel={t('invite.send')}
      busyLabel={t('invite.sending')}
      action={work}
      autoComplete="off"
      onSubmit={() => {
        const person = form.read()
        if (person) work.start(person)
      }}
    >
      <p style={{ margin: 0 }}>{t('invite.lead')}</p>
      <PersonFields form={form} first={first} />
    </FormDialog>
  )
}
