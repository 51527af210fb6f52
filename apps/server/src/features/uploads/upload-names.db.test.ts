import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { aPng } from '@systole/fixtures/a-png'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newCase } from './testing/new-case.ts'
import { pdfBytes } from './testing/upload-client.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const REFUSED = { status: 415 }

test.each([
  ['../../../etc/cron.d/evil.pdf', 'evil.pdf'],
  ['C:\\films\\thorax.pdf', 'thorax.pdf'],
  ['thorax\u0000\r\n.pdf', 'thorax.pdf'],
  ['fdp.exe\u202e.pdf', 'fdp.exe.pdf'],
  ['THORAX.PDF', 'THORAX.PDF'],
  [`${'胸'.repeat(300)}.pdf`, `${'胸'.repeat(83)}.pdf`],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ["'; drop table files; --.pdf", "'; drop table files; --.pdf"],
  ['%00%2f..%2f.pdf', '%00%2f..%2f.pdf'],
])('a file named %o is kept as %o', async (sent, kept) => {
  const vet = await newCase(portal)
  const file = { name: sent, bytes: pdfBytes(99), caseId: vet.caseId, identifier: '99-x' }
  expect(await vet.client.put(file, 1)).toMatchObject({ data: { complete: true, name: kept } })
  expect(await vet.names()).toEqual([kept])
})

test.each(['', '/', '..', '.pdf', 'CON.pdf', 'a.pdf/', '\u0000', '\ud800'])(
  'a file named %o is refused',
  async (name) => {
    const vet = await newCase(portal)
    const file = { name, bytes: pdfBytes(9), caseId: vet.caseId, identifier: 'x' }
    expect(await vet.client.put(file, 1)).toMatchObject({ ...REFUSED, code: expect.any(Number) })
    expect(await vet.leftovers()).toBe(0)
  },
)

test.each(['../../x', '/etc/passwd', '..\\x', 'a b', '胸部', '%2e%2e', '\'"`;'])(
  'an identifier %o is only a word',
  async (identifier) => {
    const vet = await newCase(portal)
    const file = { name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId, identifier }
    expect(await vet.client.put(file, 1)).toMatchObject({ status: 200 })
  },
)

test.each([
  ['a control character', 'x\u0000y', -134],
  ['401 characters', 'x'.repeat(401), -103],
])('an identifier with %s is refused', async (_, identifier, code) => {
  const vet = await newCase(portal)
  const file = { name: 'a.pdf', bytes: pdfBytes(9), caseId: vet.caseId, identifier }
  expect(await vet.client.put(file, 1)).toMatchObject({ ...REFUSED, code })
})

test('the longest identifier and the longest name together are kept', async () => {
  const vet = await newCase(portal)
  const [identifier, name] = ['胸'.repeat(400), `${'心'.repeat(300)}.pdf`]
  const file = { name, bytes: pdfBytes(9), caseId: vet.caseId, identifier }
  expect(await vet.client.put(file, 1)).toMatchObject({ status: 200 })
})

test.each(['a.gif', 'a.html', 'a.svg', 'a.exe', 'a.zip', 'pdf', 'a.pdf.js'])(
  'INSP-5 %s is not a supported format',
  async (name) => {
    const vet = await newCase(portal)
    const file = { name, bytes: pdfBytes(9), caseId: vet.caseId }
    expect(await vet.client.put(file, 1)).toMatchObject({ ...REFUSED, code: -8001 })
    expect(await vet.client.test(file, 1)).toMatchObject({ ...REFUSED, code: -8001 })
  },
)

test.each(['pdf', 'jpg', 'png', 'dcm', 'bmp', 'json', 'avi', 'mp4', 'mov', 'mkv', 'mp3', 'wav'])(
  'a web page named .%s is refused at its first chunk and leaves nothing behind',
  async (extension) => {
    const vet = await newCase(portal)
    const page = Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(2 * MB, ' '))
    const file = { name: `a.${extension}`, bytes: page, caseId: vet.caseId }
    expect(await vet.client.put(file, 1)).toMatchObject({ ...REFUSED, code: -8004 })
    expect(await vet.leftovers()).toBe(0)
  },
)

test('a mislabelled file whose first chunk comes last is refused all the same', async () => {
  const vet = await newCase(portal)
  const file = { name: 'a.png', bytes: pdfBytes(2 * MB), caseId: vet.caseId }
  expect(await vet.client.put(file, 2)).toMatchObject({ status: 200 })
  expect(await vet.client.put(file, 1)).toMatchObject({ ...REFUSED, code: -8004 })
  expect(await vet.leftovers()).toBe(0)
  expect(await vet.names()).toEqual([])
})

test.each([
  ['broken JSON', '{"leads": [1, 2', -8004],
  ['two values', '{} {}', -8004],
  ['whole JSON', '{"leads": [1, 2]}', 0],
  ['deep JSON', '['.repeat(512) + ']'.repeat(512), 0],
  ['JSON 10,000 levels deep', '['.repeat(10_000) + ']'.repeat(10_000), -8004],
  ['JSON with a byte-order mark', '\ufeff{}', 0],
])('a .json of %s answers %s', async (_, text, code) => {
  const vet = await newCase(portal)
  const file = { name: 'ecg.json', bytes: Buffer.from(text), caseId: vet.caseId }
  expect(await vet.client.put(file, 1)).toMatchObject({ code })
  if (code !== 0) expect(await vet.leftovers()).toBe(0)
})

test.each([
  ['more.png', aPng({ width: 8, height: 1 }), 16],
  ['more.bmp', FIXTURES['thorax_R_lat.bmp'](), 18],
])('%s of 50,000 × 50,000 pixels is refused in words of its own', async (name, picture, at) => {
  const vet = await newCase(portal)
  const bytes = Buffer.from(picture)
  for (const place of [at, at + 4])
    if (name.endsWith('png')) bytes.writeUInt32BE(50_000, place)
    else bytes.writeUInt32LE(50_000, place)
  const answer = await vet.client.put({ name, bytes, caseId: vet.caseId }, 1)
  expect(answer).toMatchObject({ ...REFUSED, code: -8008 })
  expect(answer.message).toContain('100 million pixels')
  expect(await vet.leftovers()).toBe(0)
})

test('INSP-5 a name already in the case is refused, in other letters too', async () => {
  const vet = await newCase(portal)
  const file = { name: 'thorax.pdf', bytes: pdfBytes(99), caseId: vet.caseId }
  await vet.client.put(file, 1)
  const again = { ...file, name: 'THORAX.pdf', bytes: pdfBytes(98) }
  expect(await vet.client.test(again, 1)).toMatchObject({ ...REFUSED, code: -8002 })
  expect(await vet.client.offset(again)).toMatchObject({ ...REFUSED, code: -8002 })
  expect(await vet.client.put(again, 1)).toMatchObject({ ...REFUSED, code: -8002 })
})

test('INSP-5 of two files arriving under one name the first to be whole stays', async () => {
  const vet = await newCase(portal)
  const one = { name: 'a.pdf', bytes: pdfBytes(2 * MB), caseId: vet.caseId, identifier: 'one' }
  const two = { ...one, identifier: 'two', bytes: pdfBytes(2 * MB, 2) }
  await vet.client.put(one, 1)
  await vet.client.put(two, 1)
  expect(await vet.client.put(one, 2)).toMatchObject({ data: { complete: true } })
  expect(await vet.client.put(two, 2)).toMatchObject({ ...REFUSED, code: -8002 })
  expect(await vet.stored('a.pdf')).toEqual(one.bytes)
  expect(await vet.leftovers()).toBe(1) // the row of the first upload, until it is swept
})
