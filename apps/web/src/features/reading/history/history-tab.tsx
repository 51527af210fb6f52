import { styled } from '@mui/material/styles'
import type { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/format/use-format.ts'
import { PaneTitle } from '../desk/pane.tsx'
import type { ReadingCase } from '../desk/reading-case.ts'

const Words = styled('p')(({ theme }) => ({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: (theme.vars ?? theme).palette.ink.strong,
}))

/** Shows the vet's text unchanged, for a follow-up with changes first; below it the timeline of the case. */
export function HistoryTab(props: {
  clinical: ClinicalInput | null
  notes: ReadingCase['reviewerNotes']
  timeline: ReactNode
}) {
  const { clinical, notes, timeline } = props
  const { t } = useTranslation(['reading', 'clinical'])
  const changes = clinical?.changesSince
  const parts = [
    ['progress', clinical?.progressSoFar],
    ['medical', clinical?.medicalHistory],
    ['dosing', clinical?.dosingInformation],
  ] as const
  return (
    <>
      {notes.map((note) => (
        <ReviewerNote key={note.content} note={note} />
      ))}
      {changes && <Part title={t('clinical:changes.label')} text={changes} />}
      {parts.map(([name, text]) => (
        <Part
          key={name}
          title={t(`reading:history.${name}`)}
          text={text || t('reading:history.nothing')}
        />
      ))}
      {timeline}
    </>
  )
}

/** ROLE-3: by whom and when, below the words. */
function ReviewerNote({ note }: { note: ReadingCase['reviewerNotes'][number] }) {
  const { t } = useTranslation('reading')
  const format = useFormat()
  const when = note.at ? format.dateTime(note.at) : ''
  return (
    <Part title={t('worklist.note.label')} text={note.content}>
      <small>{[note.by, when].filter(Boolean).join(' · ')}</small>
    </Part>
  )
}

function Part(props: { title: string; text: string; children?: ReactNode }) {
  const { title, text, children } = props
  return (
    <section style={{ marginBottom: 22 }}>
      <PaneTitle>{title}</PaneTitle>
      <Words>{text}</Words>
      {children}
    </section>
  )
}
