import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { dayOverview } from '@systole/ecg/rhythm/day-overview'
import { syntheticDicom } from '@systole/fixtures/ecg-signal/synthetic-file'
import { BISCUIT } from '@systole/fixtures/patients'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { recordedCase } from './testing/recorded-case.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // each file is read by its own process

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

/** Records a dog with single VPC for so many seconds. */
async function recorded(seconds: number) {
  const rhythm = { kind: 'ventricularPremature', pattern: 'single', every: 50 } as const
  const bytes = syntheticDicom(
    [{ species: 'dog', seed: 4, seconds, samplesPerSecond: 125, leads: 1, rhythm }],
    BISCUIT,
  )
  const { recordings } = await recordedCase(portal, 'long.dcm', bytes)
  const [recording] = await recordings()
  if (!recording?.analysis || !recording.beats) throw new Error('It was not analysed')
  return { ...recording, analysis: recording.analysis, beats: recording.beats }
}
const get = (url: string) => portal.app.inject({ method: 'GET', url })

test('the overview of a long recording is that of its beats, and is there without them', async () => {
  const { analysis, beats, fs, samples } = await recorded(660)
  const served = await get(analysis.overview_url ?? '')
  expect(served.statusCode).toBe(200)
  const result: Omit<EcgAnalysis, 'beats'> = (await get(analysis.url)).json()
  const whole = { ...result, beats: decodeBeats((await get(beats.url)).rawPayload) }
  const recording = { samplesPerSecond: fs ?? 0, sampleCount: samples ?? 0 }
  const made = dayOverview(whole, recording)
  expect(made.counted.ventricular).toBeGreaterThan(5)
  expect(made.minutes).toHaveLength(11)
  expect(served.json()).toEqual(JSON.parse(JSON.stringify(made)))
})

test('a recording of ten minutes has no overview, and its address serves none', async () => {
  const { analysis } = await recorded(600)
  expect(analysis.overview_url).toBeNull()
  const made = await get(analysis.url.replace('/analysis?', '/overview?'))
  expect(made.statusCode).toBe(404)
})
