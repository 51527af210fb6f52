import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { layer, radius, shadow } from '../../theme/tokens.ts'
import { Button } from '../../ui/button/button.tsx'
import { SaveMark, type SaveMarkState } from '../../ui/form/save-mark.tsx'

/** The bar stays visible while the form has unsaved changes. */
const Bar = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 12,
    padding: '12px 20px',
    border: `1px solid ${edge.line}`,
    borderRadius: radius.card,
    backgroundColor: surface.paper,
    '&[data-dirty]': {
      position: 'sticky',
      bottom: 12,
      zIndex: layer.sticky,
      boxShadow: shadow.menu,
    },
    '& > .state': {
      flex: 1,
      minWidth: 0,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 14px',
      color: ink.muted,
      fontSize: '.9375rem',
    },
    [theme.breakpoints.down('md')]: {
      padding: '10px 16px',
      '&[data-dirty]': { bottom: 0, margin: '0 -16px', borderRadius: 0 },
      '& > .state': { flexBasis: '100%', fontSize: '.875rem' },
      '& > button': { flex: 1, minHeight: 48, paddingInline: 8 },
    },
  }
})

/** Shows the number of unsaved changes and the buttons to save or discard them. */
export const SaveBar = memo(function SaveBar(props: {
  changes: number
  saveState: SaveMarkState
  busy: boolean
  onDiscard: () => void
}) {
  const { changes, saveState, busy, onDiscard } = props
  const { t } = useTranslation(['hospital', 'common'])
  return (
    <Bar data-dirty={changes > 0 ? '' : undefined}>
      <div className="state">
        <span role="status">
          {changes === 0
            ? t('hospital:form.nothing')
            : t('hospital:form.changed', { count: changes })}
        </span>
        {changes > 0 && <SaveMark state={saveState} />}
      </div>
      <Button variant="outlined" disabled={changes === 0 || busy} onClick={onDiscard}>
        {t('hospital:form.discard')}
      </Button>
      <Button type="submit" variant="contained" aria-disabled={busy} disabled={changes === 0}>
        {busy ? t('common:saved.saving') : t('hospital:form.save')}
      </Button>
    </Bar>
  )
})
