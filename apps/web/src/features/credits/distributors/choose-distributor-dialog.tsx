import type { CreditHospital } from '@systole/contract/money/credit-office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { distributorsQuery, setDistributor } from '../credits.queries.ts'

const idOf = ({ distributor }: CreditHospital) => distributor?.distributor_id ?? ''

/** Chooses a hospital's distributor. A concurrent choice is shown before it is replaced. */
export function ChooseDistributorDialog(props: { hospital: CreditHospital; onClose: () => void }) {
  const { hospital, onClose } = props
  const { t } = useTranslation('credits')
  const query = useQuery(distributorsQuery)
  const [opened] = useState(() => idOf(hospital))
  const [chosen, setChosen] = useState(opened)
  const nameOf = ({ distributor }: CreditHospital) => distributor?.name ?? t('none')
  const work = useAction({
    run: (seen: string) =>
      setDistributor({
        hospital_id: hospital.hospital_id,
        seen,
        ...(chosen && { distributor_id: chosen }),
      }),
    done: (saved) => t('hospital.distributorDone', { hospital: saved.name, name: nameOf(saved) }),
    onDone: onClose,
  })
  const isOvertaken = work.error instanceof RefusedError && work.error.refusal === 'versionConflict'
  return (
    <FormDialog
      title={t('hospital.distributorTitle', { hospital: hospital.name })}
      submitLabel={t('distributors.save')}
      busyLabel={t('busy')}
      action={work}
      isTouched={chosen !== opened}
      failure={
        isOvertaken ? (
          <Notice tone="warn" announce>
            {t('hospital.distributorConflict', { name: nameOf(hospital) })}
          </Notice>
        ) : undefined
      }
      onSubmit={() => work.start(isOvertaken ? idOf(hospital) : opened)}
      onClose={onClose}
    >
      <QueryFailure query={query} />
      <p>{t('hospital.distributorText')}</p>
      {query.data && (
        <SelectField
          label={t('columns.distributor')}
          value={chosen}
          options={[
            { value: '', label: t('none') },
            ...query.data.map(({ distributor_id, name }) => ({
              value: distributor_id,
              label: name,
            })),
          ]}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </FormDialog>
  )
}
