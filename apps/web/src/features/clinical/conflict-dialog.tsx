import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { useTranslation } from 'react-i18next'
import { differing, mixed } from '../../drafts/draft-fields.ts'
import { CompareDialog } from '../../ui/compare-dialog.tsx'
import { useClinicalFields } from './use-clinical-fields.ts'

/** -6025 at Next: someone saved this case meanwhile. Theirs, mine, or field by field. */
export function ConflictDialog(props: {
  open: boolean
  mine: ClinicalInput
  /** Undefined while their version is read. */
  theirs: ClinicalInput | undefined
  problem: string
  onRetry: () => void
  onTheirs: () => void
  onMine: (input: ClinicalInput) => void
  onClose: () => void
}) {
  const { open, mine, theirs, problem, onMine } = props
  const { t } = useTranslation('cases')
  const fields = useClinicalFields()
  if (!open) return null
  return (
    <CompareDialog
      open
      title={t('conflict.title')}
      lead={t('conflict.text')}
      names={{ mine: t('compare.mine'), theirs: t('conflict.theirs') }}
      takeTheirs={t('conflict.reload')}
      keepMine={t('conflict.keep')}
      fields={theirs && differing(fields, mine, theirs)}
      problem={problem}
      onRetry={props.onRetry}
      onTheirs={props.onTheirs}
      onMine={() => onMine(mine)}
      onMixed={(chosen) => theirs && onMine(mixed(fields, { mine, theirs, chosen }))}
      onClose={props.onClose}
    />
  )
}
