import { MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import type { WorklistItem } from './worklist-item.ts'

/** Shows the number of internal notes on the case and whether some are unread. STAFF-2. */
export function NotesMark({ notes }: { notes: WorklistItem['notes'] }) {
  const { t } = useTranslation('reading')
  const { count, unread, lastBy: name } = notes
  if (count === 0) return null
  const words =
    unread > 0
      ? t('worklist.notes.unread', { count: unread, name })
      : t('worklist.notes.read', { count, name })
  return (
    <ToneChip
      tone={unread > 0 ? 'violet' : 'neutral'}
      icon={MessageSquare}
      solid={unread > 0}
      title={words}
    >
      <span aria-hidden>{unread > 0 ? unread : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </ToneChip>
  )
}
