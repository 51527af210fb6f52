import { styled } from '@mui/material/styles'
import type { TraceMethod } from '@systole/domain/measurements/measurement'
import type { Sensitivity } from '@systole/ecg/beats/detect-beats'
import {
  AudioWaveform,
  Brackets,
  Minus,
  MoveVertical,
  PencilLine,
  Redo2,
  Rows3,
  Ruler,
  SlidersHorizontal,
  Table2,
  Undo2,
  Unplug,
} from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/display/icon.tsx'
import { type LeadMarks, LeadTools } from './lead-tools.tsx'
import type { PatchingState } from './session/patching-state.ts'
import type { Patching } from './session/use-patching.ts'
import { TIGHT } from './workbench-frame.ts'

const Bar = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 4,
    minWidth: 0,
    minHeight: 44,
    padding: '4px 12px',
    borderBottom: `1px solid ${edge.line}`,
    backgroundColor: surface.paper,
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      flex: 'none',
      height: 32,
      padding: '0 9px',
      border: 0,
      borderRadius: 6,
      background: 'none',
      color: ink.body,
      font: 'inherit',
      fontSize: '.875rem',
      fontWeight: 500,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { backgroundColor: surface.sunken },
      '&[aria-pressed="true"]': {
        backgroundColor: brand.soft,
        color: brand.hover,
        fontWeight: 650,
      },
      '[data-scheme="dark"] &[aria-pressed="true"]': { backgroundColor: brand.soft },
      '&:disabled': { color: ink.muted, opacity: 0.6, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& select': {
      height: 32,
      border: `1px solid ${edge.line}`,
      borderRadius: 6,
      backgroundColor: surface.paper,
      color: ink.body,
      font: 'inherit',
      fontSize: '.875rem',
    },
    '& > span[data-fill]': { flex: 1 },
    '& > i': { flex: 'none', width: 1, height: 24, margin: '0 4px', backgroundColor: edge.line },
    // the tools of editing need the space of these words
    '@media (max-width: 1640px)': {
      '&[data-editing] > [data-usual] > span': { display: 'none' },
    },
    [TIGHT]: { '& button > span': { display: 'none' } },
    [theme.breakpoints.down('md')]: {
      '& button, & select': { minWidth: 44, height: 44 },
      minHeight: 48,
    },
  }
})

export type ToolState = {
  isStrip: boolean
  isFiltering: boolean
  isTable: boolean
  lead: number
}

/** Renders the tools of the trace. Each has its key. */
export const WorkbenchToolbar = memo(function WorkbenchToolbar(props: {
  leads: LeadMarks
  isEditing: boolean
  /** The ends of a range that is being marked. */
  range: PatchingState['range']
  canUndo: boolean
  canRedo: boolean
  dispatch: Patching['dispatch']
  tools: ToolState
  isReadOnly: boolean
  onTools: (change: Partial<ToolState>) => void
  onCaliper: (method: TraceMethod) => void
  onSensitivity: (sensitivity: Sensitivity) => void
}) {
  const { leads, isEditing, dispatch, tools, isReadOnly, onTools, onCaliper, onSensitivity } = props
  const { t } = useTranslation(['patching', 'viewers'])
  return (
    <Bar
      role="toolbar"
      aria-label={t('tools.label')}
      tabIndex={-1}
      {...(isEditing && { 'data-editing': '' })}
    >
      <ViewTools tools={tools} onTools={onTools} />
      <i />
      {!isReadOnly && (
        <button
          type="button"
          aria-pressed={isEditing}
          aria-keyshortcuts="E"
          aria-label={t('tools.edit')}
          onClick={() => dispatch({ do: 'editing', on: !isEditing })}
        >
          <Icon of={PencilLine} size={17} /> <span>{t('tools.edit')}</span>
        </button>
      )}
      <button
        type="button"
        data-usual
        aria-keyshortcuts="C"
        aria-label={t('tools.caliper')}
        onClick={() => onCaliper('interval')}
      >
        <Icon of={Ruler} size={17} /> <span>{t('tools.caliper')}</span>
      </button>
      <button
        type="button"
        aria-keyshortcuts="A"
        aria-label={t('viewers:ecg.amplitude.label')}
        title={t('viewers:ecg.amplitude.label')}
        onClick={() => onCaliper('amplitude')}
      >
        <Icon of={MoveVertical} size={17} />
      </button>
      <button
        type="button"
        aria-pressed={tools.isFiltering}
        aria-keyshortcuts="F"
        aria-label={t('viewers:ecg.filters.label')}
        title={t('viewers:ecg.filters.label')}
        onClick={() => onTools({ isFiltering: !tools.isFiltering })}
      >
        <Icon of={SlidersHorizontal} size={17} />
      </button>
      {isEditing && !isReadOnly && <EditingTools {...props} />}
      <span data-fill />
      <LeadTools
        {...{ leads, dispatch, onSensitivity }}
        mayEdit={isEditing && !isReadOnly}
        lead={tools.lead}
        onLead={(lead) => onTools({ lead })}
      />
      <button
        type="button"
        aria-pressed={tools.isTable}
        aria-label={t('tools.table')}
        onClick={() => onTools({ isTable: !tools.isTable })}
      >
        <Icon of={Table2} size={17} />
      </button>
    </Bar>
  )
})

function ViewTools(props: { tools: ToolState; onTools: (change: Partial<ToolState>) => void }) {
  const { tools, onTools } = props
  const { t } = useTranslation('patching')
  return (
    <>
      <button
        type="button"
        data-usual
        aria-pressed={!tools.isStrip}
        onClick={() => onTools({ isStrip: false })}
        aria-label={t('tools.stack')}
      >
        <Icon of={Rows3} size={17} /> <span>{t('tools.stack')}</span>
      </button>
      <button
        type="button"
        data-usual
        aria-pressed={tools.isStrip}
        onClick={() => onTools({ isStrip: true })}
        aria-label={t('tools.strip')}
      >
        <Icon of={Minus} size={17} /> <span>{t('tools.strip')}</span>
      </button>
    </>
  )
}

function EditingTools(props: {
  range: PatchingState['range']
  canUndo: boolean
  canRedo: boolean
  dispatch: Patching['dispatch']
}) {
  const { range, canUndo, canRedo, dispatch } = props
  const { t } = useTranslation('patching')
  const mark = (name: 'noise' | 'packetLoss') => () => dispatch({ do: 'markRange', mark: name })
  const hasRange = range.from !== undefined && range.to !== undefined
  return (
    <>
      <i />
      <button
        type="button"
        aria-label={t('tools.range')}
        onClick={() => dispatch({ do: 'rangeEnd', end: range.from === undefined ? 'from' : 'to' })}
      >
        <Icon of={Brackets} size={17} /> <span>{t('tools.range')}</span>
      </button>
      <button
        type="button"
        aria-label={t('tools.noise')}
        disabled={!hasRange}
        onClick={mark('noise')}
      >
        <Icon of={AudioWaveform} size={17} /> <span>{t('tools.noise')}</span>
      </button>
      <button
        type="button"
        aria-label={t('tools.packetLoss')}
        disabled={!hasRange}
        onClick={mark('packetLoss')}
      >
        <Icon of={Unplug} size={17} /> <span>{t('tools.packetLoss')}</span>
      </button>
      <i />
      <button
        type="button"
        aria-label={t('tools.undo')}
        disabled={!canUndo}
        onClick={() => dispatch({ do: 'undo' })}
      >
        <Icon of={Undo2} size={17} />
      </button>
      <button
        type="button"
        aria-label={t('tools.redo')}
        disabled={!canRedo}
        onClick={() => dispatch({ do: 'redo' })}
      >
        <Icon of={Redo2} size={17} />
      </button>
    </>
  )
}
