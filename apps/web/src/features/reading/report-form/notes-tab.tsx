import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PaneTitle } from '../desk/pane.tsx'
import type { DraftEditing } from '../drafts/draft-editing.ts'
import { withNotes } from '../drafts/edit-draft.ts'
import { useKept } from '../drafts/use-kept.ts'
import { PhraseText } from '../phrases/phrase-text.tsx'
import { NOTES_ID } from './answer-ids.ts'

/** Edits notes to the clinic beside the answers. */
export function NotesTab({ editing }: { editing: DraftEditing }) {
  const { t } = useTranslation('reading')
  const title = useId()
  const notes = useKept(editing.autosaver, ({ draft }) => draft.notes)
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
