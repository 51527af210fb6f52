import { expect, test } from 'vitest'
import { onlyEarlierFiles } from './copied-files.ts'

const OPENED = new Date('2026-11-23T09:00:00Z')
const old = (kind: 'chestXray' | 'ecg') => ({ kind, addedAt: new Date('2026-05-01T08:00:00Z') })
const fresh = (kind: 'chestXray' | 'ecg') => ({ kind, addedAt: new Date('2026-11-23T09:15:00Z') })

test.each([
  ['old films alone', ['chestXray'], [old('chestXray')], ['chestXray']],
  ['an old film and a new one', ['chestXray'], [old('chestXray'), fresh('chestXray')], []],
  ['a new film and an old ECG', ['chestXray', 'ecg'], [fresh('chestXray'), old('ecg')], ['ecg']],
  ['old files of a kind that is not required', [], [old('ecg')], []],
  ['no file of the kind', ['chestXray'], [], []],
] as const)('CASE-8 %s: asks for newer ones of %s', (_what, required, files, expected) => {
  expect(onlyEarlierFiles(required, files, OPENED)).toEqual(expected)
})
