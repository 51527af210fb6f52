import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { encodeDicomEcg } from '@systole/fixtures/dicom-ecg'
import { drawEcg } from '@systole/fixtures/ecg'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { BISCUIT } from '@systole/fixtures/patients'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { recordedCase } from './testing/recorded-case.ts'

/** Handbook 7, through an upload and its import. */
let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // each file is read by its own process

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const RATE = 500
const wave = (seconds: number) =>
  Array.from({ length: seconds * RATE }, (_, at) => Math.round(Math.sin(at / 7) * 1000) / 1000)
const ecg = (changes: Record<string, unknown>) => ({
  sampling_rate_hz: RATE,
  unit: 'mV',
  leads: { II: wave(6) },
  ...changes,
})
const without = (name: string) =>
  Object.fromEntries(Object.entries(ecg({})).filter(([each]) => each !== name))

async function imported(name: string, content: unknown) {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))
  const { recordings, vet } = await recordedCase(portal, name, bytes)
  const [recording, ...others] = await recordings()
  expect(others).toEqual([])
  const counts = async () => {
    const url = recording?.signal_url ?? ''
    const { rawPayload } = await portal.app.inject({ method: 'GET', url })
    return new Int16Array(Uint8Array.from(rawPayload).buffer)
  }
  return { recording, vet, bytes, counts }
}

test.each([
  ['no unit', without('unit'), 'unitUnknown', /./],
  ['no sampling rate', without('sampling_rate_hz'), 'samplingRateMissing', /./],
  ['a rate of 20 Hz', ecg({ sampling_rate_hz: 20 }), 'samplingRateOutOfRange', /20/],
  ['a rate of 96 kHz', ecg({ sampling_rate_hz: 96_000 }), 'samplingRateOutOfRange', /96000/],
  [
    'a text among the samples',
    ecg({ leads: { II: [...wave(6), 'lost', 0.1] } }),
    'samplesNotNumbers',
    /3000|II/,
  ],
  [
    'thirteen leads',
    ecg({
      leads: Object.fromEntries(
        wave(1)
          .slice(0, 13)
          .map((_, at) => [`V${at}`, wave(6)]),
      ),
    }),
    'tooManyLeads',
    /13/,
  ],
  [
    'no samples',
    ecg({ leads: { II: [] } }),
    expect.stringMatching(/samplesMissing|notAnEcg/),
    /.*/,
  ],
  ['no ECG at all', { sodium: 148, potassium: 4.4 }, 'notAnEcg', /.*/],
])(
  'a file with %s fails by name and place, and stays downloadable',
  async (_, content, refusal, field) => {
    const { recording, vet, bytes } = await imported('a.json', content)
    expect(recording).toMatchObject({ state: 'failed', signal_url: null, beats: null })
    expect(recording?.problem).toEqual({ refusal, field: expect.stringMatching(field) })
    const [file] = (await vet.list()).data.files
    const served = await portal.app.inject({ method: 'GET', url: file?.url ?? '' })
    expect(served.rawPayload.equals(bytes)).toBe(true)
  },
)

test('null and NaN among the samples are gaps, and the facts of the file follow', async () => {
  const samples: (number | null)[] = wave(6)
  samples.fill(null, 1000, 1100)
  const { recording, counts, vet } = await imported('a.json', ecg({ leads: { II: samples } }))
  expect(recording).toMatchObject({ state: 'ready', samples: 3000 })
  const stored = await counts()
  expect(
    [...stored.entries()].filter(([, count]) => count === NO_SAMPLE).map(([at]) => at),
  ).toEqual(Array.from({ length: 100 }, (_, at) => 1000 + at))
  expect((await vet.list()).data.files[0]?.facts.ecg).toEqual({
    leads: ['II'],
    samplesPerSecond: RATE,
    durationSeconds: 6,
  })
})

test('a flat line and a recording under 5 s are imported, without a beat', async () => {
  const flat = await imported('a.json', ecg({ leads: { II: wave(60).fill(0.1) } }))
  expect(flat.recording).toMatchObject({ state: 'ready', beats: { count: 0 } })
  const { url } = flat.recording?.beats ?? { url: '' }
  expect(await portal.app.inject({ method: 'GET', url })).toMatchObject({
    statusCode: 200,
    body: '',
  })
  const short = await imported('a.json', ecg({ leads: { II: wave(2).fill(0.1) } }))
  expect(short.recording).toMatchObject({ state: 'ready', samples: 1000, beats: { count: 0 } })
})

test('a derived lead that contradicts I and II is reported with the millivolts', async () => {
  const { leads } = drawEcg('dog')
  const III = leads.III.map((value) => Math.round((value + 0.4) * 10_000) / 10_000)
  const { recording } = await imported('a.json', ecg({ leads: { ...leads, III } }))
  expect(recording).toMatchObject({ state: 'ready' })
  expect(recording?.leads.map(({ name }) => name)).toEqual(['I', 'II'])
  expect(recording?.warnings).toEqual([
    { warning: 'derivedLeadsContradict', value: expect.stringMatching(/III.*0\.4/) },
  ])
})

test('a DICOM file that is cut is read to its last whole sample, and said to be cut', async () => {
  const whole = Buffer.from(await FIXTURES['ecg_dog.dcm']())
  const { recording } = await imported('cut.dcm', whole.subarray(0, Math.round(whole.length * 0.7)))
  expect(recording).toMatchObject({ state: 'ready', fs: 500 })
  expect(recording?.warnings).toContainEqual(expect.objectContaining({ warning: 'cutShort' }))
})

test('a DICOM file of which nothing is left but its header fails, and the portal stays up', async () => {
  const whole = Buffer.from(await FIXTURES['ecg_dog.dcm']())
  const { recording } = await imported('cut.dcm', whole.subarray(0, 900))
  expect(recording).toMatchObject({ state: 'failed', signal_url: null })
})

test('a patient that the file names comes along as data, whatever is in it', async () => {
  const dicomName = '<script>alert(1)</script>^Max'
  const bytes = encodeDicomEcg(drawEcg('dog'), { ...BISCUIT, dicomName })
  const { recording } = await imported('a.dcm', Buffer.from(bytes))
  expect(recording).toMatchObject({
    state: 'ready',
    patient_name: expect.stringContaining('<script>'),
  })
})
