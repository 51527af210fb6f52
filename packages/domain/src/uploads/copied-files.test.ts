import { expect, test } from 'vitest'
import { onlyEarlierFiles } from './copied-files.ts'

const OPENED = '20261123090000'
const old = (kind: 'chestXray' | 'ecg') => ({ kind, addedAt: '20260501080000' })
const fresh = (kind: 'chestXray' | 'ecg') => ({ kind, addedAt: '20261123091500' })

test.each([
  ['old films alone', ['chestXray'], [old('chestXray')], ['chestXray']],
  ['an old film and a new one', ['chestXray'], [old('chestXray'), fresh('chestXray')], []],
  ['a new film and an old ECG', ['chestXray', 'ecg'], [fresh('chestXray'), old('ecg')], ['ecg']],
  ['old files of a kind that is not required', [], [old('ecg')], []],
  ['no file of the kind', ['chestXray'], [], []],
] as const)('CASE-8 %s: asks for newer ones of %s', (_what, required, files, expected) => {
  expect(onlyEarlierFiles(required, files, OPENED)).toEqual(expected)
})
