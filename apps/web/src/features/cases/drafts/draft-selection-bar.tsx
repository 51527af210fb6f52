import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { layer, radius, shadow } from '../../../theme/tokens.ts'
import { Button } from '../../../ui/button/button.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { LazyMount } from '../../../ui/lazy/lazy-mount.tsx'
import type { DraftSelection } from './use-draft-selection.ts'

const DeleteDraftsDialog = lazyDialog(
  async () => (await import('./delete-drafts-dialog.tsx')).DeleteDraftsDialog,
)

const Bar = styled('div')(({ theme }) => {
  const { edge, surface, ink } = (theme.vars ?? theme).palette
  return {
    position: 'sticky',
    top: 8,
    zIndex: layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    marginBottom: 12,
    padding: '6px 12px 6px 20px',
    border: `1px solid ${edge.line}`,
    borderRadius: radius.card,
    backgroundColor: surface.tint,
    boxShadow: shadow.card,
    '& .count': { flex: 1, color: ink.muted, fontSize: '.9375rem' },
    [theme.breakpoints.down('md')]: {
      padding: '6px 16px 12px',
      '& .count': { textAlign: 'right' },
      '& > button': { flex: '1 1 40%' },
    },
  }
})

/** Renders the bar over the list in selection mode: select all, the number selected, delete. */
export function DraftSelectionBar(props: {
  selection: DraftSelection
  busy: boolean
  onDelete: (cases: readonly Case[]) => Promise<boolean>
}) {
  const { selection, busy, onDelete } = props
  const { drafts, chosen } = selection
  const { t } = useTranslation(['cases', 'common'])
  const [asking, setAsking] = useState(false)
  const count = chosen.length
  const remove = async () => {
    const done = await onDelete(chosen)
    setAsking(false)
    if (done) selection.end()
  }
  return (
    <Bar>
      <CheckboxField
        label={t('deletion.selectAll', { count: drafts.length })}
        checked={count === drafts.length}
        onChange={selection.toggleAll}
      />
      <span className="count" role="status">
        {t('deletion.chosen', { count })}
      </span>
      <Button variant="text" onClick={selection.end}>
        {t('common:cancel')}
      </Button>
      <Button
        variant="outlined"
        color="error"
        disabled={count === 0 || busy}
        onClick={() => setAsking(true)}
      >
        {t('deletion.many', { count })}
      </Button>
      <LazyMount wanted={asking}>
        <DeleteDraftsDialog
          open={asking}
          count={count}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      </LazyMount>
    </Bar>
  )
}
