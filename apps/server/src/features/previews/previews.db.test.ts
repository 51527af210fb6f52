import { spawnSync } from 'node:child_process'
import { deflateSync } from 'node:zlib'
import { aPng } from '@systole/fixtures/a-png'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { truncated } from '@systole/fixtures/wrong-files'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { convertVideo } from './convert-video.ts'
import { makePreviews } from './make-previews.ts'
import { arrived, bytesAt, derived, derivedOnce, jobContext, previewOf } from './testing/derived.ts'

const NOWHERE = { FFMPEG: '/nowhere/ffmpeg' }
const hasConverter = spawnSync('ffmpeg', ['-version']).status === 0

let portal: TestApp
let fixture: ReturnType<typeof derivedOnce>
vi.setConfig({ testTimeout: 120_000 }) // each file is read and drawn by its own processes

beforeAll(async () => {
  portal = await testApp()
  fixture = derivedOnce(portal)
})
afterAll(() => portal.close())

test('a file that has just arrived is marked as not looked at', async () => {
  const { listed } = await arrived(portal, 'a.png', aPng())
  expect(await listed()).toMatchObject({ facts: {}, facts_state: 'waiting', previews: [] })
})

test('INSP-1 a radiograph states what it is and shows itself small and whole', async () => {
  const { listed } = await fixture('cat_thorax_R_lat.dcm')
  expect(listed).toMatchObject({
    facts_state: 'read',
    facts: {
      dicom: { modality: 'CR', patientName: 'CHAN^Mochi=陳^麻糬', studyDate: '2026-11-20' },
    },
    previews: [
      { kind: 'picture', state: 'ready', problem: null, width: 1100, height: 760 },
      { kind: 'thumbnail', state: 'ready', width: 320, height: 221 },
    ],
  })
  const { rawPayload } = await bytesAt(portal, previewOf(listed, 'thumbnail')?.url)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320 })
})

test('white stays white where a detector writes it as 0', async () => {
  const { listed } = await fixture('cat_thorax_R_lat.dcm')
  const { rawPayload } = await bytesAt(portal, previewOf(listed, 'picture')?.url)
  const corner = await sharp(rawPayload).extract({ left: 0, top: 0, width: 40, height: 40 }).stats()
  expect(corner.channels[0]?.mean).toBeLessThan(110) // the air around the cat is dark
})

test.each([
  ['thorax_R_lat.png', { picture: { widthPixels: 1100, heightPixels: 760 } }, 320, 221],
  ['thorax_R_lat.jpg', { picture: { widthPixels: 1100, heightPixels: 760 } }, 320, 221],
  ['thorax_R_lat.bmp', { picture: { widthPixels: 1100, heightPixels: 760 } }, 320, 221],
  [
    'ntprobnp.pdf',
    { document: { pages: 1, isEncrypted: false, hasActiveContent: false } },
    227,
    320,
  ],
  ['echo_4ch.dcm', { dicom: { modality: 'US', frames: 24, frameTimeMs: 40 } }, 320, 240],
] as const)('%s is read and gets a thumbnail', async (name, facts, width, height) => {
  const { listed } = await fixture(name)
  expect(listed).toMatchObject({ facts_state: 'read', facts })
  expect(previewOf(listed, 'thumbnail')).toMatchObject({ state: 'ready', width, height })
})

test.each(['ecg_cat.json', 'ecg_dog.dcm'] as const)(
  'the ECG %s states its leads and has a thumbnail of its trace',
  async (name) => {
    const { listed } = await fixture(name)
    expect(listed.facts.ecg).toMatchObject({ samplesPerSecond: 500, durationSeconds: 10 })
    expect(listed.previews.map(({ kind }) => kind)).toEqual(['thumbnail'])
    const { headers } = await bytesAt(portal, previewOf(listed, 'thumbnail')?.url)
    expect(headers['content-type']).toBe('image/jpeg')
  },
)

test('a sound gets its wave without any converter', async () => {
  const { listed } = await derived(portal, 'murmur.wav', FIXTURES['murmur.wav'](), NOWHERE)
  const response = await bytesAt(portal, previewOf(listed, 'waveform')?.url)
  expect(response.headers['content-type']).toBe('application/json')
  const { durationSeconds, peaks } = response.json()
  expect(durationSeconds).toBe(8)
  expect(peaks).toHaveLength(2000)
  expect(Math.max(...peaks)).toBeGreaterThan(0.3)
})

describe.skipIf(!hasConverter)('with ffmpeg', () => {
  test('a clip that browsers do not play becomes one that they do', async () => {
    const { listed, vet } = await fixture('echo_4ch.avi')
    expect(listed.facts.media).toMatchObject({
      durationSeconds: 0.96,
      widthPixels: 480,
      heightPixels: 360,
      framesPerSecond: 25,
      videoCodec: 'mjpeg',
      audioCodec: null,
    })
    expect(listed.previews).toMatchObject([
      { kind: 'poster', state: 'ready', width: 480 },
      { kind: 'thumbnail', state: 'ready', width: 320, height: 240 },
      { kind: 'video', state: 'ready', width: 480, height: 360 },
    ])
    const response = await bytesAt(portal, previewOf(listed, 'video')?.url)
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    const moovAt = response.rawPayload.indexOf('moov')
    expect(moovAt).toBeLessThan(response.rawPayload.indexOf('mdat'))
    expect(await vet.stored('echo_4ch.avi')).toEqual(FIXTURES['echo_4ch.avi']())
  })

  test('a clip that browsers play stays as it is', async () => {
    const { listed } = await fixture('echo_4ch.mp4')
    expect(listed.facts.media).toMatchObject({ videoCodec: 'h264', durationSeconds: 4 })
    expect(previewOf(listed, 'video')).toBeUndefined()
    expect(previewOf(listed, 'thumbnail')).toMatchObject({ state: 'ready' })
  })

  test('a clip that is only its head is unreadable, says so and stays downloadable', async () => {
    const bytes = FIXTURES['echo_4ch.mp4']().subarray(0, 40)
    const { listed } = await derived(portal, 'cut.mp4', bytes)
    expect(listed).toMatchObject({ facts: {}, facts_state: 'unreadable' })
    expect(previewOf(listed, 'thumbnail')).toMatchObject({ state: 'failed', problem: 'damaged' })
    expect((await bytesAt(portal, listed.url)).rawPayload).toEqual(bytes)
  })

  test('a playlist under the name of a clip opens no other file', async () => {
    const playlist = Buffer.concat([
      Buffer.from('RIFF....AVI LIST'),
      Buffer.from('\n#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    ])
    const { listed } = await derived(portal, 'list.avi', playlist)
    expect(listed.facts_state).toBe('unreadable')
  })
})

test('without a converter a clip says so and is not tried again', async () => {
  const { listed, storageKey } = await derived(
    portal,
    'echo.avi',
    FIXTURES['echo_4ch.avi'](),
    NOWHERE,
  )
  expect(listed).toMatchObject({ facts_state: 'read', facts: { media: { videoCodec: null } } })
  const problem = { state: 'failed', problem: 'noConverter', url: null }
  expect(listed.previews).toMatchObject([problem, problem, problem])
  const again = { sourceKey: storageKey }
  await makePreviews(jobContext(portal), again)
  await convertVideo(jobContext(portal), again)
  const rows = await portal.context.database.execute(
    sql`select 1 from previews where source_key = ${storageKey} and state = 'failed'`,
  )
  expect(rows.rows).toHaveLength(3)
})

test.each([
  ['truncated.png', truncated(FIXTURES['thorax_R_lat.png']()), 'read', 'damaged'],
  ['short.dcm', truncated(FIXTURES['thorax_R_lat.dcm']()), 'read', 'damaged'],
  ['short.bmp', truncated(FIXTURES['thorax_R_lat.bmp']()), undefined, undefined],
  ['noise.pdf', Buffer.from('%PDF-1.7\nnoise'), 'unreadable', 'damaged'],
  ['bomb.png', pngOf(10_000, 10_000, 1), 'read', 'damaged'],
  ['bomb.jpg', jpegOf(50_000, 50_000, 4096), 'read', 'tooLarge'],
] as const)('%s is kept and says why it has no picture', async (name, bytes, state, problem) => {
  if (state === undefined) {
    await expect(arrived(portal, name, bytes)).rejects.toThrow('refused') // its header contains its size
    return
  }
  const { listed } = await derived(portal, name, bytes)
  expect(listed.facts_state).toBe(state)
  expect(previewOf(listed, 'thumbnail')).toMatchObject({ state: 'failed', problem })
  expect((await bytesAt(portal, listed.url)).rawPayload).toEqual(bytes)
})

test('a DICOM file that claims more pixels than there is memory is not drawn', async () => {
  const bytes = Buffer.from(FIXTURES['thorax_R_lat.dcm']())
  const rows = bytes.indexOf(Buffer.from([0x28, 0, 0x10, 0, 0x55, 0x53]))
  const columns = bytes.indexOf(Buffer.from([0x28, 0, 0x11, 0, 0x55, 0x53]))
  bytes.writeUInt16LE(60_000, rows + 8)
  bytes.writeUInt16LE(60_000, columns + 8)
  const { listed } = await derived(portal, 'huge.dcm', bytes)
  expect(previewOf(listed, 'picture')).toMatchObject({ state: 'failed', problem: 'tooLarge' })
})

test('a document with a script says so', async () => {
  const script = aPdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>', '')
  const { listed } = await derived(portal, 'script.pdf', script)
  expect(listed.facts.document).toMatchObject({ pages: 1, hasActiveContent: true })
})

test('a document that asks for a password says so, and stays as it was sent', async () => {
  const keys = `/O<${'61'.repeat(32)}>/U<${'62'.repeat(32)}>/P -4`
  const locked = aPdf('', `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2${keys}>>`)
  const { listed } = await derived(portal, 'locked.pdf', locked)
  expect(listed.facts.document).toMatchObject({ isEncrypted: true })
  expect(previewOf(listed, 'thumbnail')).toMatchObject({ state: 'failed', problem: 'unsupported' })
  expect((await bytesAt(portal, listed.url)).rawPayload).toEqual(locked)
})

/** Builds a PNG whose header declares a larger size than its data. */
function pngOf(width: number, height: number, lines: number): Buffer {
  const png = Buffer.from(aPng({ width: 8, height: 1, lines }))
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return Buffer.concat([png, deflateSync(Buffer.alloc(1))])
}

/** Builds the header of a JPEG, with its size after a long comment and without a picture. */
function jpegOf(width: number, height: number, commentBytes: number): Buffer {
  const comment = Buffer.alloc(4 + commentBytes)
  comment.set([0xff, 0xfe])
  comment.writeUInt16BE(2 + commentBytes, 2)
  const frame = Buffer.from('ffc0000b080000000001011100ffd9', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, frame])
}

/** Builds a PDF with one empty page, and additions to its catalogue and trailer. */
function aPdf(catalogue: string, trailer: string): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalogue}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R${trailer}>>\n`,
  )
}
