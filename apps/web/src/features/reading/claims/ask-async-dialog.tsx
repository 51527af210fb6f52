import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { askAsyncReview, asyncReviewersQuery } from '../desk/reading.queries.ts'

/** Asks an async second reviewer to review the released report of an ECG. STAFF-2, SPEC E7. */
export function AskAsyncDialog(props: { caseId: string; title: string; onClose: () => void }) {
  const { caseId, title, onClose } = props
  const { t } = useTranslation('reading')
  const people = useQuery(asyncReviewersQuery).data ?? []
  const [to, setTo] = useState('')
  const [isMissing, setMissing] = useState(false)
  const asking = useAction({
    run: () => askAsyncReview(caseId, to),
    done: t('askAsync.done'),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={title}
      submitLabel={t('askAsync.ask')}
      action={asking}
      onSubmit={() => (to === '' ? setMissing(true) : asking.start())}
      onClose={onClose}
    >
      <SelectField
        label={t('askAsync.to')}
        hint={t('askAsync.hint')}
        placeholder={t('assign.choose')}
        value={to}
        error={isMissing ? t('askAsync.missing') : undefined}
        onChange={({ target }) => {
          setTo(target.value)
          setMissing(false)
        }}
        options={people.map(({ uid, name }) => ({ value: uid, label: name }))}
      />
    </FormDialog>
  )
}
