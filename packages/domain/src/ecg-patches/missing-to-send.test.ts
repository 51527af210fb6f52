import { expect, test } from 'vitest'
import { CHECKLIST_ITEMS, type ChecklistEntry, fullChecklist } from './checklist.ts'
import { missingToSend, type PreparedRecording } from './missing-to-send.ts'

const DONE: ChecklistEntry[] = CHECKLIST_ITEMS.map((id) => ({ id, done: true, reason: '' }))
const recording = (changes: Partial<PreparedRecording> = {}): PreparedRecording => ({
  recordingId: 'r1',
  isReadable: true,
  isPatched: true,
  undecidedBeats: 0,
  isMeasuring: false,
  unsavedEdits: 0,
  quality: 'acceptable',
  qualityReason: '',
  ...changes,
})
const at = { recordingId: 'r1' }

test.each<[string, Partial<PreparedRecording>, unknown[]]>([
  ['nothing', {}, []],
  ['the values', { isMeasuring: true }, [{ missing: 'measuring', ...at }]],
  ['a patch', { isPatched: false }, [{ missing: 'patch', ...at }]],
  ['the saving of 3 edits', { unsavedEdits: 3 }, [{ missing: 'unsaved', count: 3, ...at }]],
  ['12 decisions', { undecidedBeats: 12 }, [{ missing: 'undecided', count: 12, ...at }]],
  ['the quality', { quality: undefined }, [{ missing: 'quality', ...at }]],
  [
    'why it is marginal',
    { quality: 'marginally acceptable' },
    [{ missing: 'qualityReason', ...at }],
  ],
  [
    'spaces are no reason',
    { quality: 'marginally acceptable', qualityReason: '  ' },
    [{ missing: 'qualityReason', ...at }],
  ],
  [
    'nothing, marginal with a reason',
    { quality: 'marginally acceptable', qualityReason: 'Shivering' },
    [],
  ],
  ['a quality review', { quality: 'rejected' }, [{ missing: 'qualityReview', ...at }]],
  ['a readable recording', { isReadable: false, quality: undefined }, [{ missing: 'recording' }]],
])('ECG-7 missing before the review: %s', (_, changes, expected) => {
  expect(
    missingToSend({ recordings: [recording(changes)], unreadFiles: 0, checklist: DONE }),
  ).toEqual(expected)
})

test('ECG-7 an open item of the checklist needs a reason, and untouched items are open', () => {
  const checklist = DONE.slice(0, 5).map((entry) =>
    entry.id === 'leads' ? { ...entry, done: false, reason: 'Lead I was not recorded' } : entry,
  )
  expect(missingToSend({ recordings: [recording()], unreadFiles: 0, checklist })).toEqual([
    { missing: 'checklistReason', item: 'packetLoss' },
    { missing: 'checklistReason', item: 'beats' },
  ])
  expect(fullChecklist([])).toHaveLength(7)
})
