import { expect, test } from 'vitest'
import { parseEcgJson } from './parse-ecg-json.ts'

const short = [0, 0.1, 1.2, -0.2]

test.each([
  ['leads by name', { fs: 500, units: 'mV', leads: { II: short } }],
  ['a list of leads', { samplingRate: 500, unit: 'mV', leads: [{ name: 'II', samples: short }] }],
  [
    'leads whose list is called millivolts',
    { sample_rate: 500, leads: [{ lead: 'II', millivolts: short }] },
  ],
  ['microvolts', { fs: 500, unit: 'uV', signals: { II: short.map((value) => value * 1000) } }],
])('an ECG with %s is read in millivolts', (_, file) => {
  const recording = parseEcgJson(file)
  if ('refusal' in recording) throw new Error(recording.refusal)
  expect(recording.samplesPerSecond).toBe(500)
  expect(recording.durationSeconds).toBe(4 / 500)
  expect(recording.leads[0]?.name).toBe('II')
  expect(recording.leads[0]?.millivolts).toEqual(Float32Array.from(short))
})

test.each([
  ['a number', 5, 'notAnEcg'],
  ['a blood count', { wbc: 8.2 }, 'notAnEcg'],
  ['no leads', { fs: 500, unit: 'mV', leads: {} }, 'notAnEcg'],
  ['an empty lead', { fs: 500, unit: 'mV', leads: { II: [] } }, 'notAnEcg'],
  ['no sampling rate', { unit: 'mV', leads: { II: short } }, 'samplingRateMissing'],
  ['a sampling rate of zero', { fs: 0, unit: 'mV', leads: { II: short } }, 'samplingRateMissing'],
  ['no unit', { fs: 500, leads: { II: short } }, 'unitUnknown'],
  ['an unknown unit', { fs: 500, unit: 'adc', leads: { II: short } }, 'unitUnknown'],
  ['a gap in the samples', { fs: 500, unit: 'mV', leads: { II: [0, null] } }, 'samplesNotNumbers'],
  ['leads of two lengths', { fs: 500, unit: 'mV', leads: { I: [0], II: short } }, 'leadsUnequal'],
])('%s is refused with a reason, never guessed', (_, file, refusal) => {
  expect(parseEcgJson(file)).toEqual({ refusal })
})

test('the filter is shown in the words of the recorder', () => {
  const leads = { II: short }
  expect(parseEcgJson({ fs: 500, unit: 'mV', leads, filter: 50 })).toMatchObject({
    filter: '50 Hz',
  })
  expect(parseEcgJson({ fs: 500, unit: 'mV', leads, filter: 'off' })).toMatchObject({
    filter: 'off',
  })
  expect(parseEcgJson({ fs: 500, unit: 'mV', leads })).toMatchObject({ filter: '' })
})

test('the paper the recorder used is kept, where it is one we know', () => {
  const file = { fs: 500, unit: 'mV', leads: { II: short } }
  expect(parseEcgJson({ ...file, gain_mm_per_mv: 20, paper_speed_mm_s: 25 })).toMatchObject({
    drawnAt: { gain: 20, speed: 25 },
  })
  expect(parseEcgJson({ ...file, gain_mm_per_mv: 7 })).toMatchObject({
    drawnAt: { gain: undefined, speed: undefined },
  })
})
