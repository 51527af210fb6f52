import { csvOf } from '@systole/domain/text/csv'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { todayHere } from '../../ui/format/today.ts'
import { saveText } from '../../ui/save-text.ts'
import { useCaseRow } from './use-case-row.ts'
import { EXPORT_MAX, readWholeWorklist } from './worklist.queries.ts'
import type { WorklistFilter } from './worklist-filter.ts'

/** Saves the cases that are asked for, also by a text that was just typed, as a table for spreadsheets, all pages of it. STAFF-1. */
export function WorklistExport({ filter }: { filter: WorklistFilter }) {
  const { t } = useTranslation('reading')
  const { user_type: userType } = useSession()
  const { header, rowOf } = useCaseRow()
  const saving = useAction({
    run: async () => {
      const cases = await readWholeWorklist(filter, userType)
      const written = cases.slice(0, EXPORT_MAX)
      saveText(
        `cases-${todayHere(new Date())}.csv`,
        csvOf([header, ...written.map(rowOf)]),
        'text/csv',
      )
      return written.length
    },
    done: (count) =>
      count < EXPORT_MAX ? t('worklist.export.saved', { count }) : t('worklist.export.capped'),
    failed: (reason) => t('worklist.export.failed', { reason }),
  })
  return (
    <Button
      size="small"
      startIcon={<Icon of={Download} size={18} />}
      disabled={saving.isBusy}
      onClick={() => saving.start()}
    >
      {t(saving.isBusy ? 'worklist.export.busy' : 'worklist.export.label')}
    </Button>
  )
}
