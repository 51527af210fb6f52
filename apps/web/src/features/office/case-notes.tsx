import { styled } from '@mui/material/styles'
import { can } from '@systole/domain/access/access'
import type { UserType } from '@systole/domain/accounts/user-type'
import { CaseNoteType, noteAccess, noteTypeOf, refuseNote } from '@systole/domain/cases/case-note'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { NoteForm } from './note-form.tsx'
import type { NotedCase, StoredNote } from './noted-case.ts'

const List = styled('div')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 18,
    '& > section': {
      display: 'grid',
      gap: 6,
      paddingLeft: 14,
      borderLeft: `3px solid ${edge.line}`,
    },
    '& h3': { margin: 0, fontSize: '1rem' },
    '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 12 },
    '& p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& small': { color: ink.muted, fontSize: '.875rem' },
  }
})

/** Shows the notes of a case by whom they are for, each with its author, and edits those that the account may write. STAFF-3, NOTE-1. */
export function CaseNotes({
  consult,
  onSaved,
}: {
  consult: NotedCase
  onSaved: () => Promise<unknown>
}) {
  const { t } = useTranslation(['office', 'reading'])
  const { user_type: userType } = useSession()
  const [editing, setEditing] = useState<CaseNoteType>()
  const types = CaseNoteType.options.filter(
    (type) => refuseNote(consult, { type, isStaff: true }) !== 'noSuchNote',
  )
  // the hospital reads the note of an eConsult, too
  const hintOf = (type: CaseNoteType) =>
    type === 'reviewer' && !isEcgService(consult.service)
      ? t('reading:worklist.note.hint')
      : t(`office:notes.hints.${type}`)
  return (
    <List>
      {types.map((type) => {
        const note = consult.notes.find((each) => noteTypeOf(each.type) === type)
        return (
          <section key={type} aria-label={t(`office:notes.${type}`)}>
            <header>
              <div>
                <h3>{t(`office:notes.${type}`)}</h3>
                <small>{hintOf(type)}</small>
              </div>
              {editing !== type && mayWrite(consult, type, userType) && (
                <Button
                  size="small"
                  startIcon={<Icon of={Pencil} size={16} />}
                  onClick={() => setEditing(type)}
                >
                  {t('office:notes.edit')}
                </Button>
              )}
            </header>
            {editing === type ? (
              <NoteForm
                {...{ consult, type, note }}
                onDone={async () => {
                  await onSaved()
                  setEditing(undefined)
                }}
                onCancel={() => setEditing(undefined)}
              />
            ) : (
              <Written note={note} />
            )}
          </section>
        )
      })}
    </List>
  )
}

function Written({ note }: { note: StoredNote | undefined }) {
  const { t } = useTranslation('office')
  const format = useFormat()
  if (!note) return <p>{t('notes.none')}</p>
  return (
    <>
      <p>{note.content}</p>
      <small>
        {t('notes.by', { name: note.update_by.name, time: format.dateTime(note.time) })}
      </small>
    </>
  )
}

function mayWrite(consult: NotedCase, type: CaseNoteType, userType: UserType): boolean {
  return (
    can(userType, noteAccess(type)) && refuseNote(consult, { type, isStaff: true }) === undefined
  )
}
