import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { isVersionConflict } from '../../errors/is-version-conflict.ts'
import { refreshSessionInPassing } from '../../session/current-session.ts'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { hospitalQuery, readHospital, saveHospital } from './hospital.queries.ts'
import type { HospitalForm } from './hospital-form.ts'
import type { HospitalWork } from './use-hospital-form.ts'

/** Saves over the version that was typed on; after a concurrent save, reads the other version for comparison. */
export function useSavingHospital(work: HospitalWork) {
  const { t } = useTranslation('hospital')
  const client = useQueryClient()
  const toast = useToast()
  const theirs = useAction({ run: readHospital })
  const adopt = (hospital: WireHospital) => {
    client.setQueryData(hospitalQuery.queryKey, hospital)
    work.settle()
    saving.reset()
    theirs.reset()
  }
  const saving = useAction({
    run: ({ form, on }: { form: HospitalForm; on: WireHospital }) => saveHospital(form, on.version),
    onDone: (hospital) => {
      adopt(hospital)
      toast.show(t('form.saved'), 'success')
      refreshSessionInPassing()
    },
    onFailed: (error) => {
      if (isVersionConflict(error)) theirs.start()
    },
  })
  return {
    saving,
    theirs,
    adopt,
    submit: () => {
      if (saving.isBusy) return
      const form = work.ready()
      if (form) saving.start({ form, on: work.base })
    },
  }
}
