import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { analyseEcg } from '@systole/ecg/analysis/analyse-ecg'
import type { FibrillationWindow } from '@systole/ecg/rhythm/atrial-fibrillation'
import type { RhythmDescription } from '@systole/ecg/rhythm/describe-rhythm'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import { describe, expect, test } from 'vitest'
import { readRecord } from './ecg-annotate/read-record.ts'

/** Reference records (MIT-BIH Arrhythmia Database, PhysioZoo; PhysioNet, ODC-By 1.0); never part of the project. */
const FOLDER = join(process.env.ECG_RECORDS ?? '', 'open')
const isPresent = process.env.ECG_RECORDS !== undefined && existsSync(FOLDER)
const why = isPresent ? '' : ' (skipped: ECG_RECORDS names no folder of reference records)'

type Change = { sample: number; label: string }
type Reference = { beats: readonly { sample: number }[]; rhythms: readonly Change[] }

function rhythmOf(id: string): RhythmDescription {
  const { signal, species } = readRecord(join(FOLDER, `${id}.json.gz`))
  return analyseEcg(signal, { species }).rhythm
}

function referenceOf(id: string): Reference {
  return JSON.parse(gunzipSync(readFileSync(join(FOLDER, `${id}.json.gz`))).toString('utf8'))
}

/** Returns the share of the annotated beats of a stretch whose annotated rhythm is one of those named. */
function shareOf(names: readonly string[], { from, to }: SampleRange, reference: Reference) {
  const beats = reference.beats.filter(({ sample }) => sample >= from && sample <= to)
  const own = beats.filter(({ sample }) =>
    names.includes(reference.rhythms.findLast((each) => each.sample <= sample)?.label ?? ''),
  )
  return own.length / beats.length
}

const FIBRILLATION = ['AFIB', 'AFL']

function judgedWindows(id: string): { window: FibrillationWindow; share: number }[] {
  const reference = referenceOf(id)
  return rhythmOf(id).fibrillation.map((window) => ({
    window,
    share: shareOf(FIBRILLATION, window, reference),
  }))
}

describe.skipIf(!isPresent)(`rhythm of the open reference records${why}`, () => {
  test.each(['physiozoo-dog01', 'fast18-dog01', 'loss-dog01'])(
    'no window of the dog %s is called atrial fibrillation; its sinus arrhythmia is found',
    (id) => {
      const rhythm = rhythmOf(id)
      expect(rhythm.fibrillation.length).toBeGreaterThan(3)
      expect(rhythm.fibrillation.filter(({ suspected }) => suspected)).toEqual([])
      const rules = rhythm.findings.map(({ rule }) => rule)
      expect(rules).toEqual(expect.arrayContaining(['sinusRhythm', 'sinusArrhythmia']))
    },
  )

  test('four of five windows that are atrial fibrillation or flutter throughout are found', () => {
    const windows = ['mitdb-217', 'mitdb-222'].flatMap(judgedWindows)
    const whole = windows.filter(({ share }) => share === 1)
    const found = whole.filter(({ window }) => window.suspected)
    expect(whole.length).toBeGreaterThan(8)
    expect(found.length / whole.length).toBeGreaterThanOrEqual(0.8)
  })

  test.each([
    ...['100', '103', '105', '106', '108', '114', '118', '119'],
    ...['200', '208', '209', '217', '220', '222', '231', '232'],
  ])('no window of mitdb-%s without atrial fibrillation is called so', (number) => {
    const windows = judgedWindows(`mitdb-${number}`)
    const others = windows.filter(({ share }) => share === 0)
    expect(others.length).toBeGreaterThan(3)
    expect(others.filter(({ window }) => window.suspected)).toEqual([])
  })

  test('P waves without a QRS are found where second-degree block is annotated', () => {
    const reference = referenceOf('mitdb-231')
    const { unconductedP } = rhythmOf('mitdb-231')
    const inBlock = unconductedP.filter((sample) => {
      const beat = reference.beats.findLast((each) => each.sample <= sample)?.sample ?? 0
      return shareOf(['BII'], { from: beat, to: beat }, reference) === 1
    })
    expect(unconductedP.length).toBeGreaterThan(350)
    expect(inBlock.length / unconductedP.length).toBeGreaterThan(0.95)
  })
})
