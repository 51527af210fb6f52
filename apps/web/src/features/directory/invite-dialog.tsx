import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FailureNotice } from '../../errors/failure-notice.tsx'
import { TaskDialog } from '../../ui/dialog/task-dialog.tsx'
import { Fields } from '../../ui/layout/settings-section.tsx'
import { accountName } from './account-state.tsx'
import { inviteAccount, type PersonForm } from './directory.queries.ts'
import { PersonFields, usePersonForm } from './person-fields.tsx'

const NOBODY = { email: '', fname: '', lname: '', title: '', user_type: '' } as const

/** Opens a staff account; its owner sets the password through a mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('directory')
  const formId = useId()
  const first = useRef<HTMLInputElement>(null)
  const form = usePersonForm(NOBODY)
  const work = useAction({
    run: (person: PersonForm) => inviteAccount(person),
    done: (_, person) => t('invite.done', { name: accountName(person), email: person.email }),
    onDone: onClose,
  })
  return (
    <TaskDialog
      open
      title={t('invite.title')}
      onClose={onClose}
      dismiss={{ escape: form.typed.email === '' }}
      initialFocus={first}
      task={{
        label: t(work.isBusy ? 'invite.sending' : 'invite.send'),
        isBusy: work.isBusy,
        form: formId,
      }}
    >
      <form
        id={formId}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          const person = form.read()
          if (person) work.start(person)
        }}
      >
        <Fields>
          <p style={{ margin: 0 }}>{t('invite.lead')}</p>
          <PersonFields form={form} first={first} />
          {work.error && <FailureNotice error={work.error} />}
        </Fields>
      </form>
    </TaskDialog>
  )
}
