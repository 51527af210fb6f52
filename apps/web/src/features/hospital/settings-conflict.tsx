import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { differing, mixed } from '../../drafts/draft-fields.ts'
import { isVersionConflict } from '../../errors/is-version-conflict.ts'
import { CompareDialog } from '../../ui/dialog/compare-dialog.tsx'
import { formOf, onTopOf } from './hospital-form.ts'
import { useHospitalFields } from './use-hospital-fields.ts'
import type { HospitalWork } from './use-hospital-form.ts'
import type { useSavingHospital } from './use-saving-hospital.ts'

/** Handles -6025, a concurrent save. Changes made only by the other person are kept; the person chooses where both differ. */
export function SettingsConflict(props: {
  work: HospitalWork
  save: ReturnType<typeof useSavingHospital>
}) {
  const { work, save } = props
  const { saving, theirs } = save
  const { t } = useTranslation('hospital')
  const fields = useHospitalFields()
  const now = theirs.result
  const there = now && formOf(now)
  const mine = there && onTopOf(there, work)
  const keep = (chosen: readonly string[]) => {
    if (!now || !mine) return
    saving.start({ form: mixed(fields, { mine, theirs: there, chosen }), on: now })
  }
  return (
    <CompareDialog
      open={isVersionConflict(saving.error)}
      title={t('conflict.title')}
      lead={t('conflict.lead')}
      names={{ mine: t('conflict.mine'), theirs: t('conflict.theirs') }}
      takeTheirs={t('conflict.useTheirs')}
      keepMine={t('conflict.keepMine')}
      fields={mine && differing(fields, mine, there)}
      {...(theirs.error && {
        problem: describeError(theirs.error),
        onRetry: () => theirs.start(),
      })}
      onTheirs={() => now && save.adopt(now)}
      onMine={() => keep([])}
      onMixed={keep}
      onClose={() => saving.reset()}
    />
  )
}
