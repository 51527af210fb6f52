import { fireEvent, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KEY_ROWS } from './keys/key-rows.ts'
import { useWorkbenchKeys, type WorkbenchActions } from './use-workbench-keys.ts'

type Row = (typeof KEY_ROWS)[number][0]
type Press = { key: string; ctrlKey?: true; shiftKey?: true; altKey?: true }
type Case = { row: Row; mode: 'editing' | 'viewing'; press: Press; does: unknown }

const does = (name: keyof WorkbenchActions, ...args: unknown[]) => ({ name, args })
const caliper = (name: string, ...args: unknown[]) => ({ name, args })
const ctrl = (key: string, more: Partial<Press> = {}): Press => ({ key, ctrlKey: true, ...more })
const viewing = (row: Row, press: Press, expected: unknown): Case => ({
  ...{ row, mode: 'viewing', press, does: expected },
})
const editing = (row: Row, press: Press, expected: unknown): Case => ({
  ...{ row, mode: 'editing', press, does: expected },
})

/** The effect of each key of the list, as the handbook and the notes to the mock-ups state it. */
const CASES: readonly Case[] = [
  viewing('beat', { key: 'ArrowLeft' }, { do: 'step', by: -1 }),
  viewing('beat', { key: 'ArrowRight' }, { do: 'step', by: 1 }),
  viewing('page', { key: 'ArrowRight', shiftKey: true }, does('onPage', 1)),
  viewing('ends', { key: 'Home' }, { do: 'ends', to: 'first' }),
  viewing('ends', { key: 'End' }, { do: 'ends', to: 'last' }),
  viewing('places', { key: '.' }, does('onPlace', 1)),
  viewing('edit', { key: 'e' }, { do: 'editing', on: true }),
  editing('editEnd', { key: 'Escape' }, { do: 'editing', on: false }),
  ...(['N', 'V', 'A', 'E', 'F', 'P', 'Q', 'X'] as const).map((label) =>
    editing('label', { key: label.toLowerCase() }, { do: 'label', label }),
  ),
  editing('shape', { key: 'g' }, { do: 'forShape' }),
  viewing('undecided', { key: 'u' }, does('onUndecided')),
  editing('delete', { key: 'Delete' }, { do: 'delete' }),
  editing('insert', { key: 'Insert' }, { do: 'insert' }),
  editing('nudge', { key: 'ArrowLeft', altKey: true }, { do: 'nudge', samples: -1 }),
  editing(
    'nudge',
    { key: 'ArrowRight', altKey: true, shiftKey: true },
    { do: 'nudge', samples: 10 },
  ),
  editing('range', { key: '[' }, { do: 'rangeEnd', end: 'from' }),
  editing('range', { key: ']' }, { do: 'rangeEnd', end: 'to' }),
  editing('noise', { key: 'b' }, { do: 'markRange', mark: 'noise' }),
  editing('packetLoss', { key: 'k' }, { do: 'markRange', mark: 'packetLoss' }),
  editing('clearRange', { key: 'Backspace' }, { do: 'clearRange' }),
  editing('undo', ctrl('z'), { do: 'undo' }),
  editing('redo', ctrl('Z', { shiftKey: true }), { do: 'redo' }),
  viewing('save', ctrl('s'), does('onSave')),
  viewing('caliper', { key: 'c' }, caliper('start', 'interval')),
  viewing('amplitude', { key: 'a' }, caliper('start', 'amplitude')),
  viewing('march', { key: 'h' }, caliper('toggleMarching')),
  viewing('caliperRemove', { key: 'Delete' }, caliper('remove', 'm_1')),
  viewing('caliperEnd', { key: 'Escape' }, caliper('select', undefined)),
  viewing('filters', { key: 'f' }, does('onView', 'filters')),
  viewing('speed', { key: 's' }, does('onView', 'speed')),
  viewing('gain', { key: 'g' }, does('onView', 'gain')),
  viewing('lead', { key: 'l' }, does('onView', 'lead')),
  viewing('overview', { key: 'o' }, does('onView', 'overview')),
  viewing('zoom', { key: '+' }, does('onView', 'zoomIn')),
  viewing('zoom', { key: '-' }, does('onView', 'zoomOut')),
  viewing('reset', { key: 'r' }, does('onView', 'reset')),
  viewing('quality', { key: '1' }, does('onQuality', 'acceptable')),
  viewing('quality', { key: '3' }, does('onQuality', 'rejected')),
  viewing('send', ctrl('Enter'), does('onSend')),
  viewing('list', { key: '?' }, does('onList')),
]

const caliperHandlers = (record: (name: string) => (...args: unknown[]) => void) => ({
  start: record('start'),
  select: record('select'),
  remove: record('remove'),
  toggleMarching: record('toggleMarching'),
})

function pressed({ mode, press }: Pick<Case, 'mode' | 'press'>, isReadOnly = false): unknown[] {
  const done: unknown[] = []
  const record =
    (name: string) =>
    (...args: unknown[]) =>
      void done.push({ name, args })
  const { unmount } = renderHook(() =>
    useWorkbenchKeys(
      { state: { isEditing: mode === 'editing' }, dispatch: vi.fn((action) => done.push(action)) },
      {
        ...{ isReadOnly, isSaving: false },
        onPage: record('onPage'),
        onPlace: record('onPlace'),
        onUndecided: record('onUndecided'),
        onSave: record('onSave'),
        onSend: record('onSend'),
        onQuality: record('onQuality'),
        calipers: {
          ...caliperHandlers(record),
          chosen: { mid: 'm_1', method: 'interval', points: [], own: true },
        },
        onList: record('onList'),
        onView: record('onView'),
      },
    ),
  )
  fireEvent.keyDown(document.body, press)
  unmount()
  return done
}

test.each(CASES)('ECG-3 the key of $row acts while $mode: $press.key', (each) => {
  expect(pressed(each)).toEqual([each.does])
})

test('ECG-3 every row of the list of keys is pressed here', () => {
  const rows = new Set(CASES.map(({ row }) => row))
  expect(KEY_ROWS.map(([row]) => row).filter((row) => !rows.has(row))).toEqual([])
})

test.each(CASES.filter(({ mode }) => mode === 'editing'))(
  'ECG-3 the key of $row changes nothing in a case that is only read: $press.key',
  (each) => {
    const changes = pressed(each, true).filter((action) =>
      ['label', 'delete', 'insert', 'nudge', 'markRange', 'undo', 'redo'].includes(
        (action as { do: string }).do,
      ),
    )
    expect(changes).toEqual([])
  },
)
