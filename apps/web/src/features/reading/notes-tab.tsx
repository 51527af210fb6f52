import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftEditing } from './draft-editing.ts'
import { withNotes } from './edit-draft.ts'
import { GrowingText } from './growing-text.tsx'
import { PaneTitle } from './pane.tsx'

/** What the clinic should know beside the answers. */
export function NotesTab({ editing }: { editing: DraftEditing }) {
  const { t } = useTranslation('reading')
  const title = useId()
  return (
    <section>
      <PaneTitle id={title}>{t('notes.title')}</PaneTitle>
      <p style={{ marginBottom: 8 }}>{t('notes.hint')}</p>
      <GrowingText
        aria-labelledby={title}
        readOnly={!editing.canWrite}
        value={editing.draft.notes}
        onChange={(event) => editing.edit((draft) => withNotes(draft, event.target.value))}
        onBlur={editing.onLeave}
      />
    </section>
  )
}
