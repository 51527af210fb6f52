import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { assignCase, cardiologistsQuery, giveBackCase } from '../desk/reading.queries.ts'
import type { ReadingCase } from '../desk/reading-case.ts'

/** Lets an admin assign the case to a cardiologist or release it. The author of the last report is suggested. */
export function AssignCase({ consult, onTaken }: { consult: ReadingCase; onTaken: () => void }) {
  const { t } = useTranslation('reading')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('assign.open')}
      </Button>
      {open && <AssignDialog {...{ consult, onTaken }} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Asks for the new assignee, both at the desk and in the worklist. */
export function AssignDialog(props: {
  consult: ReadingCase
  onTaken: () => void
  onClose: () => void
}) {
  const { consult, onTaken, onClose } = props
  const { t } = useTranslation(['reading', 'common'])
  const { reader, lastReader } = consult
  const people = (useQuery(cardiologistsQuery).data ?? []).filter(
    ({ uid }) => uid !== reader?.accountId,
  )
  const proposed = people.find(({ uid }) => uid === lastReader?.accountId)
  const [chosen, setTo] = useState<string>()
  const to = chosen ?? proposed?.uid ?? ''
  const assigning = useAction({
    run: (assignee: string | undefined) =>
      assignee === undefined ? giveBackCase(consult) : assignCase(consult, assignee),
    done: t('assign.done'),
    failed: (reason) => reason,
    onDone: onClose,
    onFailed: onTaken,
  })
  return (
    <AppDialog
      open
      title={t('assign.title', { case: consult.caseNumber })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {reader && (
            <Button
              variant="outlined"
              disabled={assigning.isBusy}
              onClick={() => assigning.start(undefined)}
            >
              {t('assign.free')}
            </Button>
          )}
          <Button
            variant="contained"
            disabled={assigning.isBusy || to === ''}
            onClick={() => assigning.start(to)}
          >
            {t('assign.give')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('assign.to')}
        hint={[
          reader && t('assign.hint', { name: reader.name }),
          proposed && t('assign.proposed', { name: proposed.name }),
        ]
          .filter(Boolean)
          .join(' ')}
        placeholder={t('assign.choose')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        options={people.map(({ uid, name }) => ({ value: uid, label: name }))}
      />
    </AppDialog>
  )
}
