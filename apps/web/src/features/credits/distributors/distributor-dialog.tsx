import type { CreditDistributor } from '@systole/contract/money/credit-office'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { saveDistributor } from '../credits.queries.ts'

/** Creates or renames a distributor. */
export function DistributorDialog(props: {
  distributor: CreditDistributor | undefined
  onClose: () => void
}) {
  const { distributor, onClose } = props
  const { t } = useTranslation('credits')
  const [name, setName] = useState(distributor?.name ?? '')
  const [isMissing, setMissing] = useState(false)
  const work = useAction({
    run: saveDistributor,
    done: (saved) => t('distributors.saved', { name: saved.name }),
    onDone: onClose,
  })
  const save = () => {
    const said = name.trim()
    setMissing(said === '')
    if (said === '') return
    work.start({
      name: said,
      ...(distributor && { distributor_id: distributor.distributor_id }),
    })
  }
  return (
    <FormDialog
      title={
        distributor ? t('distributors.renameOf', { name: distributor.name }) : t('distributors.add')
      }
      submitLabel={t('distributors.save')}
      busyLabel={t('busy')}
      action={work}
      isTouched={name !== (distributor?.name ?? '')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('distributors.name')}
        maxLength={200}
        value={name}
        error={isMissing ? t('distributors.nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
