import { describe, expect, it } from 'vitest'
import {
  compareWithReference,
  missingConditions,
  RecordingConditions,
  toStatedConditions,
} from './conditions.ts'

describe('missingConditions', () => {
  it.each([
    [null, ['posture', 'state']],
    [{}, ['posture', 'state']],
    [{ posture: 'sternal' }, ['state']],
    [{ state: 'unknown' }, ['posture']],
    [{ posture: 'unknown', state: 'unknown' }, []],
    [{ posture: 'right_lateral', state: 'awake' }, []],
  ] as const)('E31 unknown is a statement, absent is none: %j lacks %j', (conditions, missing) => {
    expect(missingConditions(conditions)).toEqual(missing)
  })
})

describe('RecordingConditions', () => {
  it.each([
    [{ posture: 'upside down' }, 'posture'],
    [{ state: 'asleep' }, 'state'],
    [{ drugs: 'x'.repeat(501) }, 'drugs'],
    [{ reason: 'a\u0000b' }, 'reason'],
  ])('E31 refuses %j at its field', (conditions, field) => {
    const { error } = RecordingConditions.safeParse(conditions)
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
  })

  it('E31 stores no empty text', () => {
    expect(toStatedConditions({ state: 'sedated', drugs: ' butorphanol ', device: ' ' })).toEqual({
      state: 'sedated',
      drugs: 'butorphanol',
    })
  })
})

describe('compareWithReference', () => {
  it.each([
    ['right_lateral', 'awake', 'same'],
    ['right_lateral', 'sedated', 'differ'],
    ['standing', 'awake', 'differ'],
    ['other', 'unknown', 'differ'],
    ['unknown', 'anesthetised', 'differ'],
    ['unknown', 'awake', 'unknown'],
    ['right_lateral', 'unknown', 'unknown'],
    [undefined, undefined, 'unknown'],
  ] as const)(
    'E31 references are for awake and right lateral: %s, %s is %s',
    (posture, state, is) => {
      expect(compareWithReference({ ...(posture && { posture }), ...(state && { state }) })).toBe(
        is,
      )
    },
  )
})
