import { aecgFile } from '@systole/ecg/formats/testing/aecg-file'
import { edfFile } from '@systole/ecg/formats/testing/edf-file'
import { wfdbRecord } from '@systole/ecg/formats/testing/wfdb-record'
import { drawEcg } from '@systole/fixtures/ecg'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { readFacts } from '../../previews/read-facts.ts'
import { jobContext } from '../../previews/testing/derived.ts'
import { newCase } from '../../uploads/testing/new-case.ts'
import { uploadClient } from '../../uploads/testing/upload-client.ts'
import { importEcg } from '../import-ecg.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // each file is read by its own process
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const RATE = 500
const II = drawEcg('dog').leads.II
const counts = II.map((millivolts) => Math.round(millivolts * 200))
const text = (content: string) => Buffer.from(content)
const EDF = () =>
  edfFile({
    signals: [
      {
        ...{ label: 'ECG II', unit: 'mV', samplesPerRecord: RATE, counts },
        ...{ physical: [-10, 10], digital: [-2000, 2000] },
      },
    ],
    recordCount: counts.length / RATE,
  })
const WFDB = () => wfdbRecord({ rate: RATE, signals: [{ counts }] })
const AECG = () =>
  aecgFile({
    increment: '<increment value="0.002" unit="s"/>',
    leads: [{ digits: counts.join(' ') }],
  })
/** A table with its rate by the times, and numbers without a unit. */
const CSV = text(`time (s),II\n${counts.map((count, at) => `${at / RATE},${count}`).join('\n')}\n`)

/** Opens a case, and signs staff in to it. */
async function opened(by: 'internal_admin' | 'patcher' = 'internal_admin') {
  const vet = await newCase(portal, { status: 'submit' })
  const staff = await portal.as(by)
  const client = uploadClient(portal.app, staff.sid)
  const usid = vet.caseId
  const send = async (name: string, bytes: Uint8Array) => {
    const file = { name, bytes: Buffer.from(bytes), caseId: usid, kind: 'ECG' }
    return (await client.putAll(file, undefined, { overrides: { type: 'ecg_import' } })).at(-1)
  }
  return {
    ...{ vet, staff, send, usid },
    /** Sends files, imports them in one call and runs the job of the first. */
    async take(files: Record<string, Uint8Array>, stated: Stated = {}) {
      for (const [name, bytes] of Object.entries(files))
        expect(await send(name, bytes)).toMatchObject({ status: 200 })
      return this.again(Object.keys(files), stated)
    },
    async again(fnames: string[], stated: Stated = {}) {
      const reply = await staff.api.ecgRecordings.importEcgFile({ usid, fnames, ...stated })
      if (!reply.ok) return reply
      for (const { storageKey } of await vet.rows())
        await importEcg(jobContext(portal), { storageKey })
      return reply
    },
    async recordings() {
      const reply = await vet.api.ecgRecordings.queryEcgRecordings({ usid })
      if (!reply.ok) throw new Error(reply.message)
      return reply.data.recordings
    },
    async millivolts() {
      const [recording] = await this.recordings()
      const url = recording?.signal_url ?? '/none'
      const { rawPayload } = await portal.app.inject({ method: 'GET', url })
      const { baseline = 0, countsPerMillivolt = 1 } = recording?.leads[0] ?? {}
      return [...new Int16Array(Uint8Array.from(rawPayload).buffer)].map(
        (count) => (count - baseline) / countsPerMillivolt,
      )
    },
  }
}
type Stated = { units_per_millivolt?: number; samples_per_second?: number }

function expectDog(millivolts: readonly number[]) {
  expect(millivolts).toHaveLength(II.length)
  const worst = millivolts.reduce((most, value, at) => {
    return Math.max(most, Math.abs(value - (counts[at] ?? Number.NaN) / 200))
  }, 0)
  expect(worst).toBeLessThanOrEqual(0.0026) // half a step of the file
}

test.each([
  ['EDF', () => ({ 'rec.edf': EDF() })],
  ['a WFDB pair', () => WFDB()],
  ['the samples of a WFDB pair first', () => Object.fromEntries(Object.entries(WFDB()).reverse())],
  ['HL7 aECG', () => ({ 'rec.xml': AECG() })],
])('E22 staff import %s, and every sample is within half a step', async (_, files) => {
  const staff = await opened()
  const reply = await staff.take(files())
  const recordings = await staff.recordings()
  expect(recordings).toMatchObject([{ state: 'ready', problem: null, fs: RATE }])
  expect(reply).toMatchObject({ ok: true, data: { rids: recordings.map(({ rid }) => rid) } })
  expect(recordings[0]?.beats?.count).toBeGreaterThanOrEqual(18)
  if (!('rec.xml' in files())) expectDog(await staff.millivolts())
})

test('E22 what staff import is opaque: a browser only downloads it, whatever is in it', async () => {
  const staff = await opened()
  const page = text(
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>',
  )
  await staff.take({ 'page.xml': page })
  const [file] = (await staff.vet.list()).data.files
  for (const url of [file?.url ?? '', `${file?.url}&download=1`]) {
    const served = await portal.app.inject({ method: 'GET', url })
    expect(served.statusCode).toBe(200)
    expect(served.rawPayload.equals(page)).toBe(true)
    expect(served.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment; .*page\.xml/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
  }
  expect(await staff.recordings()).toMatchObject([{ state: 'failed', signal_url: null }])
})

test('a gain that the file lacks is stated by staff, kept as their statement, and the file is read with it', async () => {
  const staff = await opened()
  await staff.take({ 'rec.csv': CSV })
  expect(await staff.recordings()).toMatchObject([
    { state: 'failed', problem: { refusal: 'unitUnknown', field: 'II' } },
  ])
  await staff.again(['rec.csv'], { units_per_millivolt: 200 })
  expect(await staff.recordings()).toMatchObject([
    {
      state: 'ready',
      stated: { units_per_millivolt: 200, by: expect.stringMatching(/./) },
    },
  ])
  expectDog(await staff.millivolts())
})

test('the gain of a JSON file of the vet can be stated too', async () => {
  const staff = await opened()
  const bytes = text(JSON.stringify({ sampling_rate_hz: RATE, leads: { II: counts } }))
  await staff.vet.client.putAll({ name: 'a.json', bytes, caseId: staff.usid, kind: 'ECG' })
  const [row] = await staff.vet.rows()
  await readFacts(jobContext(portal), { storageKey: row?.storageKey ?? '' })
  await importEcg(jobContext(portal), { storageKey: row?.storageKey ?? '' })
  expect(await staff.recordings()).toMatchObject([{ problem: { refusal: 'unitUnknown' } }])
  await staff.again(['a.json'], { units_per_millivolt: 200 })
  expect(await staff.recordings()).toMatchObject([{ state: 'ready' }])
  expectDog(await staff.millivolts())
})

test.each([
  [{ units_per_millivolt: '0' }, 'units_per_millivolt'],
  [{ units_per_millivolt: 'many' }, 'units_per_millivolt'],
  [{ samples_per_second: '20' }, 'samples_per_second'],
  [{ fnames: '[]' }, 'fnames'],
])('a statement that cannot be is refused at its field: %j', async (sent, field) => {
  const { usid, staff } = await opened()
  const payload = new URLSearchParams({ sid: staff.sid, usid, fnames: '["a.csv"]', ...sent })
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/import_ecg_file',
    payload: payload.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply.json()).toMatchObject({
    code: -103,
    data: { field: expect.stringContaining(field) },
  })
})

test('a WFDB header without its samples says which file is missing, and is read once it is there', async () => {
  const staff = await opened()
  const { 'r1.hea': header = new Uint8Array(), 'r1.dat': samples = new Uint8Array() } = WFDB()
  await staff.take({ 'r1.hea': header })
  expect(await staff.recordings()).toMatchObject([
    { state: 'failed', problem: { refusal: 'samplesMissing', field: 'r1.dat' } },
  ])
  await staff.send('r1.dat', samples)
  expect(await staff.again(['r1.dat'])).toMatchObject({ ok: false, code: -103 })
  await staff.again(['r1.dat', 'r1.hea'])
  expect(await staff.recordings()).toMatchObject([{ state: 'ready', fname: 'r1.hea' }])
  expectDog(await staff.millivolts())
})

test('a ZIP is unpacked under the names of its files alone, also of one that names folders above', async () => {
  const staff = await opened()
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  await zip.add('__MACOSX/._r1.hea', new Uint8ArrayReader(Uint8Array.of(1, 2, 3)))
  for (const [name, bytes] of Object.entries(WFDB()))
    await zip.add(`../../etc/${name}`, new Uint8ArrayReader(bytes))
  await staff.take({ 'rec.zip': await zip.close() })
  expect(await staff.recordings()).toMatchObject([{ state: 'ready', fname: 'rec.zip' }])
  expectDog(await staff.millivolts())
})

test('a ZIP that says a false size, is cut or has a password is refused, and the portal stays up', async () => {
  const staff = await opened()
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, password: 'secret' })
  await zip.add('r1.hea', new Uint8ArrayReader(WFDB()['r1.hea'] ?? new Uint8Array()))
  const locked = await zip.close()
  await staff.take({ 'locked.zip': locked })
  await staff.take({ 'cut.zip': locked.subarray(0, 60) })
  expect(await staff.recordings()).toMatchObject([
    { state: 'failed', problem: { refusal: 'damaged' } },
    { state: 'failed', problem: { refusal: 'damaged' } },
  ])
})

test('the same bytes twice are one recording, and its ids are returned', async () => {
  const staff = await opened()
  const first = await staff.take({ 'rec.edf': EDF() })
  const second = await staff.take({ 'again.edf': EDF() })
  expect(second).toEqual(first)
  expect(await staff.recordings()).toMatchObject([{ fname: 'rec.edf', same_files: ['again.edf'] }])
})

test('a file name of another case is not found', async () => {
  const [one, other] = [await opened(), await opened()]
  await one.take({ 'rec.edf': EDF() })
  expect(await other.again(['rec.edf'])).toMatchObject({ ok: false, code: -6002 })
})

test('E22 the upload of the vet does not change, and only staff of the service import', async () => {
  const { vet, send, usid } = await opened()
  const formats = await vet.api.uploads.querySupportedFormats({})
  expect(formats).toMatchObject({
    data: {
      ecg_import_formats: expect.arrayContaining(['csv', 'edf', 'hea', 'dat', 'xml', 'scp']),
    },
  })
  expect(formats.ok && formats.data.formats.includes('edf')).toBe(false)
  const file = { name: 'rec.edf', bytes: Buffer.from(EDF()), caseId: usid, kind: 'ECG' }
  expect(await vet.client.put(file, 1)).toMatchObject({ code: -8001 })
  const options = { overrides: { type: 'ecg_import' } }
  expect(await vet.client.put(file, 1, options)).toMatchObject({ code: -102 })
  expect(await send('photo.png', EDF())).toMatchObject({ code: -8001 })
  const fnames = ['rec.edf']
  expect(await vet.api.ecgRecordings.importEcgFile({ usid, fnames })).toMatchObject({ code: -102 })
})

test('E6 a patcher imports in the services of the account, and finds no case of another', async () => {
  const permitted = await opened('patcher')
  expect(await permitted.send('rec.edf', EDF())).toMatchObject({ status: 200 })
  const none = await portal.as('patcher', { permissions: {} })
  const client = uploadClient(portal.app, none.sid)
  const file = { name: 'a.edf', bytes: Buffer.from(EDF()), caseId: permitted.usid, kind: 'ECG' }
  const options = { overrides: { type: 'ecg_import' } }
  expect(await client.put(file, 1, options)).toMatchObject({ code: -6002 })
})
