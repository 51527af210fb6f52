import { MINUTE } from '@systole/domain/time/durations'
import { readPyramidHeader } from '@systole/ecg/pyramid/pyramid-bytes'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { drawEcg } from '@systole/fixtures/ecg'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { recordedCase } from './testing/recorded-case.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // each file is read by its own process

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const fixture = async (name: 'ecg_dog.json' | 'ecg_dog.dcm') => Buffer.from(await FIXTURES[name]())
const get = (url: string | null, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: 'GET', url: url ?? '/none', headers })

test('a JSON file becomes a recording, with every sample within half a step of the file', async () => {
  const bytes = await fixture('ecg_dog.json')
  const { recordings } = await recordedCase(portal, 'ecg_dog.json', bytes)
  const [recording] = await recordings()
  expect(recording).toMatchObject({ state: 'ready', problem: null, fs: 500, samples: 5000 })
  const { leads = [], samples } = recording ?? {}
  const { rawPayload } = await get(recording?.signal_url ?? '')
  expect(rawPayload.length).toBe(leads.length * (samples ?? 0) * 2)
  const written = new Map<string, number[]>(Object.entries(drawEcg('dog').leads))
  for (const [place, { name, countsPerMillivolt, baseline }] of leads.entries()) {
    const worst = (written.get(name) ?? [Number.NaN]).reduce((most, value, at) => {
      const count = rawPayload.readInt16LE((place * 5000 + at) * 2)
      return Math.max(most, Math.abs((count - baseline) / countsPerMillivolt - value))
    }, 0)
    expect(worst).toBeLessThanOrEqual(0.0005 + 1e-6)
  }
})

test('a DICOM waveform becomes a recording with its pyramid', async () => {
  const { recordings } = await recordedCase(portal, 'ecg.dcm', await fixture('ecg_dog.dcm'))
  const [recording] = await recordings()
  expect(recording).toMatchObject({
    state: 'ready',
    fname: 'ecg.dcm',
    number: 1,
    patch_revision: null,
  })
  const { rawPayload } = await get(recording?.pyramid_url ?? '')
  const header = readPyramidHeader(rawPayload)
  expect(header).toMatchObject({
    sampleCount: recording?.samples,
    leadCount: recording?.leads.length,
    totalBytes: rawPayload.length,
  })
})

test('a file without a unit fails with the reason, and its original can still be downloaded', async () => {
  const bytes = Buffer.from(JSON.stringify({ samplingRate: 500, leads: { II: [1, 2, 3] } }))
  const { recordings, vet } = await recordedCase(portal, 'no-unit.json', bytes, { kind: 'ECG' })
  expect(await recordings()).toMatchObject([
    { state: 'failed', problem: { refusal: 'unitUnknown' }, signal_url: null, pyramid_url: null },
  ])
  const [file] = (await vet.list()).data.files
  expect((await get(file?.url ?? '')).rawPayload.equals(bytes)).toBe(true)
})

test('JSON that was sent as something else and is no ECG has no recording', async () => {
  const { recordings } = await recordedCase(portal, 'a.json', Buffer.from('{"sodium": 148}'), {
    kind: 'blood test result',
  })
  expect(await recordings()).toEqual([])
})

test('ranges are exact, unchanged bytes are not sent again, and a place beyond the end is 416', async () => {
  const { recordings } = await recordedCase(portal, 'a.json', await fixture('ecg_dog.json'))
  const [recording] = await recordings()
  const url = recording?.signal_url ?? ''
  const whole = await get(url)
  expect(whole.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': expect.stringContaining('immutable'),
  })
  const part = await get(url, { range: 'bytes=2000-2999' })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload.equals(whole.rawPayload.subarray(2000, 3000))).toBe(true)
  const size = whole.rawPayload.length
  const end = await get(url, { range: `bytes=${size - 10}-${size + 999}` })
  expect(end.headers['content-range']).toBe(`bytes ${size - 10}-${size - 1}/${size}`)
  expect((await get(url, { range: `bytes=${size}-` })).statusCode).toBe(416)
  const etag = String(whole.headers.etag)
  expect(await get(url, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
})

test('an address works for its own session, part and recording, and for half an hour at most', async () => {
  const one = await recordedCase(portal, 'a.json', await fixture('ecg_dog.json'))
  const other = await recordedCase(portal, 'a.json', await fixture('ecg_dog.json'))
  const [mine, theirs] = [(await one.recordings())[0], (await other.recordings())[0]]
  const ticket = (mine?.signal_url ?? '').split('?')[1]
  expect((await get(mine?.signal_url ?? '')).statusCode).toBe(200)
  for (const wrong of [
    `/ecg/${mine?.rid}/signal`,
    `/ecg/${mine?.rid}/pyramid?${ticket}`,
    `/ecg/${theirs?.rid}/signal?${ticket}`,
    `/ecg/${mine?.rid}/signal?${ticket}&rev=20260101000000`,
    `/files/${mine?.fid}?${ticket}`,
  ]) {
    const { statusCode, json } = await get(wrong)
    expect([wrong, statusCode, json().code]).toEqual([wrong, 404, -6002])
  }
  portal.clock.advance(30 * MINUTE + 1)
  expect((await get(mine?.signal_url ?? '')).statusCode).toBe(404)
})

test('the recordings of a foreign case are as good as none', async () => {
  const one = await recordedCase(portal, 'a.json', await fixture('ecg_dog.json'))
  const stranger = await portal.as('vet')
  const asked = await stranger.api.ecgRecordings.queryEcgRecordings({ usid: one.vet.caseId })
  expect(asked).toMatchObject({ ok: false, code: -6002 })
})

test('a ready recording never changes, and no sample of it is lost', async () => {
  const one = await recordedCase(portal, 'a.json', await fixture('ecg_dog.json'))
  const [recording] = await one.recordings()
  const { rawPayload } = await get(recording?.signal_url ?? '')
  const counts = new Int16Array(rawPayload.buffer, rawPayload.byteOffset, rawPayload.length / 2)
  expect(counts.includes(NO_SAMPLE)).toBe(false)
})
