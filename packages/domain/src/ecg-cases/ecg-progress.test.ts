import { expect, test } from 'vitest'
import { ecgProgress } from './ecg-progress.ts'

const STATED = { posture: 'right_lateral', state: 'awake' } as const

// handbook 1.2, submit: a recording file and its conditions (posture, awake or not)
test.each([
  [[], undefined, 'recording'],
  [['chestXray'], STATED, 'recording'],
  [['ecg'], undefined, 'conditions'],
  [['ecg'], {}, 'conditions'],
  [['ecg'], { posture: 'standing' }, 'conditions'],
  [['ecg'], { state: 'unknown' }, 'conditions'],
  [['ecg'], { posture: 'unknown', state: 'unknown' }, 'send'],
  [['echo', 'ecg'], STATED, 'send'],
] as const)(
  'ECG-7 with the files %j and the conditions %j the next stage is %s',
  (uploaded, conditions, stage) => {
    expect(ecgProgress({ uploaded, conditions })).toBe(stage)
  },
)
