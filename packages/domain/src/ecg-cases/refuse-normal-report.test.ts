import { expect, test } from 'vitest'
import { type NormalReportFacts, refuseNormalReport } from './refuse-normal-report.ts'

const NORMAL: NormalReportFacts = {
  isEnabled: true,
  quality: 'acceptable',
  species: 'dog',
  labels: {},
  undecidedBeats: 0,
  lostShare: 0,
  noiseShare: 0,
  sinus: 'yes',
  isSinusArrhythmia: false,
  values: [{ field: 'prSeconds', verdict: 'within' }],
  isFibrillationSuspected: false,
  isBlockSuspected: false,
  durationSeconds: 60,
  hasFainted: false,
}

// the rows of handbook 5.1, at each limit and beyond it
test.each<[string, Partial<NormalReportFacts>, unknown[]]>([
  ['a normal recording', {}, []],
  ['quality not chosen', { quality: undefined }, [{ reason: 'quality', quality: undefined }]],
  [
    'quality marginal',
    { quality: 'marginally acceptable' },
    [{ reason: 'quality', quality: 'marginally acceptable' }],
  ],
  ['quality rejected', { quality: 'rejected' }, [{ reason: 'quality', quality: 'rejected' }]],
  ['1 V', { labels: { V: 1 } }, [{ reason: 'beats', label: 'V', count: 1 }]],
  ['1 A', { labels: { A: 1 } }, [{ reason: 'beats', label: 'A', count: 1 }]],
  ['1 E', { labels: { E: 1 } }, [{ reason: 'beats', label: 'E', count: 1 }]],
  ['1 F', { labels: { F: 1 } }, [{ reason: 'beats', label: 'F', count: 1 }]],
  ['1 P', { labels: { P: 1 } }, [{ reason: 'beats', label: 'P', count: 1 }]],
  ['1 Q', { labels: { Q: 1 } }, [{ reason: 'beats', label: 'Q', count: 1 }]],
  ['a beat to decide', { undecidedBeats: 1 }, [{ reason: 'undecided', count: 1 }]],
  ['5 % lost', { lostShare: 0.05 }, []],
  ['over 5 % lost', { lostShare: 0.051 }, [{ reason: 'lost', share: 0.051 }]],
  ['10 % noise', { noiseShare: 0.1 }, []],
  ['over 10 % noise', { noiseShare: 0.11 }, [{ reason: 'noise', share: 0.11 }]],
  ['not sinus', { sinus: 'no' }, [{ reason: 'notSinus' }]],
  ['sinus undetermined', { sinus: 'undetermined' }, [{ reason: 'notSinus' }]],
  ['sinus arrhythmia of a dog', { isSinusArrhythmia: true }, []],
  [
    'sinus arrhythmia of a cat',
    { isSinusArrhythmia: true, species: 'cat' },
    [{ reason: 'arrhythmia' }],
  ],
  [
    'a value outside, one without a reference',
    {
      values: [
        { field: 'prSeconds', verdict: 'outside' },
        { field: 'qtSeconds', verdict: 'noReference' },
      ],
    },
    [
      { reason: 'outside', fields: ['prSeconds'] },
      { reason: 'noReference', fields: ['qtSeconds'] },
    ],
  ],
  ['fibrillation suspected', { isFibrillationSuspected: true }, [{ reason: 'fibrillation' }]],
  ['a block suspected', { isBlockSuspected: true }, [{ reason: 'block' }]],
  ['5 minutes', { durationSeconds: 300 }, []],
  ['over 5 minutes', { durationSeconds: 301 }, [{ reason: 'tooLong', seconds: 301 }]],
  ['fainting reported', { hasFainted: true }, [{ reason: 'fainted' }]],
  ['not turned on', { isEnabled: false }, [{ reason: 'off' }]],
])('ECG-7 a normal report is refused for: %s', (_, changes, expected) => {
  expect(refuseNormalReport({ ...NORMAL, ...changes })).toEqual(expected)
})

test('ECG-7 all reasons are given together', () => {
  expect(
    refuseNormalReport({ ...NORMAL, labels: { V: 5, A: 2 }, undecidedBeats: 12, hasFainted: true }),
  ).toEqual([
    { reason: 'beats', label: 'V', count: 5 },
    { reason: 'beats', label: 'A', count: 2 },
    { reason: 'undecided', count: 12 },
    { reason: 'fainted' },
  ])
})
