import { styled } from '@mui/material/styles'
import type { CoachLine } from '@systole/domain/questions/file-coach'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { type CoachActions, CoachCard } from './coach-card.tsx'

const AbsenceDialog = lazyDialog(async () => (await import('./absence-dialog.tsx')).AbsenceDialog)

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
}))

/**
 * Shows each kind that the chosen questions need and its progress, live (INSP-1); `actions` are absent once files can no longer
 * be added.
 */
export function FileCoach(props: {
  lines: readonly CoachLine[]
  actions: CoachActions | undefined
}) {
  const { lines, actions } = props
  const { t } = useTranslation('uploads')
  const [telling, setTelling] = useState<FileKind>()
  const reported = lines.find(({ kind }) => kind === telling)
  if (lines.length === 0) return <Notice>{t('nothingNeeded')}</Notice>
  return (
    <>
      <Cards aria-label={t('needs')}>
        {lines.map((line) => (
          <CoachCard key={line.kind} line={line} actions={actions} onAnnounce={setTelling} />
        ))}
      </Cards>
      <LazyMount wanted={telling !== undefined}>
        {telling !== undefined && actions && (
          <AbsenceDialog
            caseId={actions.caseId}
            kind={telling}
            reason={reported?.state === 'absent' ? reported.reason : ''}
            onSave={(reason) => actions.onAbsence(telling, reason)}
            onClose={() => setTelling(undefined)}
          />
        )}
      </LazyMount>
    </>
  )
}
