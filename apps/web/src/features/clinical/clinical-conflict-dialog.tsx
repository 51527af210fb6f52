import { useTranslation } from 'react-i18next'
import { CompareDialog } from '../../ui/dialog/compare-dialog.tsx'
import type { ClinicalConflict } from './use-clinical-saving.ts'

/** Handles -6025 at Next, a concurrent save. Asks about the fields changed on both sides; the others are merged. */
export function ClinicalConflictDialog(props: {
  open: boolean
  /** Undefined while the other version is loading. */
  conflict: ClinicalConflict | undefined
  problem: string
  onRetry: () => void
  onTheirs: () => void
  /** Uses the other version in these fields and the own one in all others. */
  onChosen: (theirs: readonly string[]) => void
  onClose: () => void
}) {
  const { open, conflict, problem, onChosen } = props
  const { t } = useTranslation('cases')
  if (!open) return null
  const who = conflict?.isOwn ? 'own' : 'other'
  return (
    <CompareDialog
      open
      title={t('conflict.title')}
      lead={t(`conflict.text.${who}`)}
      names={{ mine: t('compare.mine'), theirs: t(`conflict.theirs.${who}`) }}
      takeTheirs={t(`conflict.reload.${who}`)}
      keepMine={t('conflict.keep')}
      fields={conflict?.conflicts}
      problem={problem}
      onRetry={props.onRetry}
      onTheirs={props.onTheirs}
      onMine={() => onChosen([])}
      onMixed={onChosen}
      onClose={props.onClose}
    />
  )
}
