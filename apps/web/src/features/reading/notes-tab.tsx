import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTES_ID } from './answer-ids.ts'
import type { DraftEditing } from './draft-editing.ts'
import { withNotes } from './edit-draft.ts'
import { PaneTitle } from './pane.tsx'
import { PhraseText } from './phrase-text.tsx'
import { useKept } from './use-kept.ts'

/** Edits notes to the clinic beside the answers. */
export function NotesTab({ editing }: { editing: DraftEditing }) {
  const { t } = useTranslation('reading')
  const title = useId()
  const notes = useKept(editing.keeper, ({ draft }) => draft.notes)
  return (
    <section>
      <PaneTitle id={title}>{t('notes.title')}</PaneTitle>
      <p style={{ marginBottom: 8 }}>{t('notes.hint')}</p>
      <PhraseText
        id={NOTES_ID}
        aria-labelledby={title}
        editing={editing}
        value={notes}
        onText={(text) => editing.edit((draft) => withNotes(draft, text))}
      />
    </section>
  )
}
