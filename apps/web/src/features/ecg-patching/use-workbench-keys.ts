import { FileQuality } from '@systole/domain/uploads/file-quality'
import { BEAT_LABELS } from '@systole/ecg/beats/beat'
import { type PageKeys, usePageKeys } from '../../shell/shortcuts/use-page-keys.ts'
import type { CaliperState } from '../ecg-trace/calipers/use-calipers.ts'
import type { Patching } from './session/use-patching.ts'

export type WorkbenchActions = {
  isReadOnly: boolean
  isSaving: boolean
  onPage: (by: 1 | -1) => void
  onPlace: (by: 1 | -1) => void
  onUndecided: () => void
  onSave: () => void
  onSend: () => void
  onQuality: (quality: FileQuality) => void
  /** The calipers of the lens. */
  calipers: Pick<CaliperState, 'start' | 'select' | 'remove' | 'toggleMarching' | 'chosen'>
  onList: () => void
  onView: (
    change: 'speed' | 'gain' | 'lead' | 'overview' | 'filters' | 'zoomIn' | 'zoomOut' | 'reset',
  ) => void
}

type Keyed = Pick<Patching, 'dispatch'> & { state: Pick<Patching['state'], 'isEditing'> }

/** Handles the keys of the workbench: those for moving always, those for labels in edit mode, those of the viewer outside it. */
export function useWorkbenchKeys(patching: Keyed, actions: WorkbenchActions): void {
  const { isEditing } = patching.state
  const mayEdit = !actions.isReadOnly
  usePageKeys({
    ...movingKeys(patching, actions),
    ...(mayEdit && savingKeys(actions)),
    ...(mayEdit && isEditing && editingKeys(patching, actions)),
    ...(!isEditing && viewingKeys(patching, actions)),
  })
}

function movingKeys({ dispatch }: Keyed, actions: WorkbenchActions): PageKeys {
  return {
    left: () => dispatch({ do: 'step', by: -1 }),
    right: () => dispatch({ do: 'step', by: 1 }),
    'shift+left': () => actions.onPage(-1),
    'shift+right': () => actions.onPage(1),
    home: () => dispatch({ do: 'ends', to: 'first' }),
    end: () => dispatch({ do: 'ends', to: 'last' }),
    ',': () => actions.onPlace(-1),
    '.': () => actions.onPlace(1),
    u: actions.onUndecided,
    c: () => actions.calipers.start('interval'),
    '+': () => actions.onView('zoomIn'),
    '-': () => actions.onView('zoomOut'),
    '?': actions.onList,
  }
}

function savingKeys({ onSave, onSend, onQuality }: WorkbenchActions): PageKeys {
  return {
    'ctrl+s': onSave,
    'ctrl+enter': onSend,
    ...Object.fromEntries(
      FileQuality.options.map((quality, index) => [String(index + 1), () => onQuality(quality)]),
    ),
  }
}

function editingKeys({ dispatch }: Keyed, { isSaving }: WorkbenchActions): PageKeys {
  return {
    ...Object.fromEntries(
      BEAT_LABELS.map((label) => [label.toLowerCase(), () => dispatch({ do: 'label', label })]),
    ),
    g: () => dispatch({ do: 'forShape' }),
    delete: () => dispatch({ do: 'delete' }),
    insert: () => dispatch({ do: 'insert' }),
    'alt+left': () => dispatch({ do: 'nudge', samples: -1 }),
    'alt+right': () => dispatch({ do: 'nudge', samples: 1 }),
    'alt+shift+left': () => dispatch({ do: 'nudge', samples: -10 }),
    'alt+shift+right': () => dispatch({ do: 'nudge', samples: 10 }),
    '[': () => dispatch({ do: 'rangeEnd', end: 'from' }),
    ']': () => dispatch({ do: 'rangeEnd', end: 'to' }),
    b: () => dispatch({ do: 'markRange', mark: 'noise' }),
    k: () => dispatch({ do: 'markRange', mark: 'packetLoss' }),
    backspace: () => dispatch({ do: 'clearRange' }),
    // an edit that is being saved cannot be undone
    'ctrl+z': () => !isSaving && dispatch({ do: 'undo' }),
    'ctrl+shift+z': () => dispatch({ do: 'redo' }),
    escape: () => dispatch({ do: 'editing', on: false }),
  }
}

function viewingKeys({ dispatch }: Keyed, actions: WorkbenchActions): PageKeys {
  const { onView, isReadOnly, calipers } = actions
  const { chosen } = calipers
  return {
    ...(!isReadOnly && { e: () => dispatch({ do: 'editing', on: true }) }),
    s: () => onView('speed'),
    g: () => onView('gain'),
    l: () => onView('lead'),
    o: () => onView('overview'),
    a: () => calipers.start('amplitude'),
    f: () => onView('filters'),
    h: calipers.toggleMarching,
    r: () => onView('reset'),
    ...(chosen && {
      escape: () => calipers.select(undefined),
      delete: () => calipers.remove(chosen.mid),
    }),
  }
}
