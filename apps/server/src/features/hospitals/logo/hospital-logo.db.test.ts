import { buffer } from 'node:stream/consumers'
import { aPng } from '@systole/fixtures/a-png'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospitalLogos, hospitals } from '../../../db/schema/hospitals.ts'
import { reports } from '../../../db/schema/reports.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { renderReport } from '../../reports/pdf/render-report.ts'
import { discardBytes } from '../../uploads/sweeping/discard-bytes.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<TestApp['as']>>

const add = (person: Person, bytes: Buffer) =>
  person.api.hospitals.addHospitalLogo({ logo: bytes.toString('base64url') })

async function logoOf(person: Person) {
  const reply = await person.api.hospitals.queryHospital({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.hospital.logo
}

async function keyOf({ hospitalId }: Person): Promise<string> {
  const [row] = await portal.context.database
    .select()
    .from(hospitals)
    .where(eq(hospitals.hospitalId, hospitalId))
  return row?.logoKey ?? ''
}

/** Runs the job that was queued with the change. */
function discard(storageKey: string) {
  const kept = { storageKeys: [storageKey], uploadIds: [] }
  return discardBytes({ ...portal.context, db: portal.context.database }, kept)
}

async function aReleasedReport(vet: Person) {
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
  })
  const draft = {
    answers: [{ type: 'prognosis' as const, value: 'Good.' }],
    recommendations: [],
    notes: '',
    quality: 'acceptable' as const,
  }
  const { addReviewData } = reader.api.reports
  await addReviewData({ usid, type: 'session_review_report', data: { version: 0, draft } })
  const reply = await addReviewData({
    usid,
    type: 'session_release_report',
    data: { version: 1 },
    proof: portal.proof(),
  })
  if (!reply.ok) throw new Error(reply.message)
  return { usid, reader, revision: reply.data.revision }
}

async function readReport(person: Person, usid: string) {
  const reply = await person.api.reports.queryReviewData({ usid, type: 'session_release_report' })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

async function pdfOf({ usid, revision }: { usid: string; revision: string }) {
  const { context } = portal
  await renderReport(
    { ...context, db: context.database, requestId: 'test' },
    { caseId: usid, revision },
  )
  const [row] = await context.database.select().from(reports).where(eq(reports.caseId, usid))
  return buffer(await context.files.read(row?.pdfKey ?? ''))
}

test('a logo is set, served to its own session as a picture and nothing else, and removed', async () => {
  const vet = await portal.as('vet')
  expect(await add(vet, aPng())).toMatchObject({
    data: { logo: { type: 'image/png', width: 320, height: 120 } },
  })
  const logo = await logoOf(vet)
  const response = await portal.app.inject({ url: logo?.url ?? '' })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'private, no-store',
  })
  expect(response.rawPayload.equals(aPng())).toBe(true)

  expect(await vet.api.hospitals.deleteHospitalLogo({})).toMatchObject({ ok: true })
  expect(await logoOf(vet)).toBeNull()
  expect((await portal.app.inject({ url: logo?.url ?? '' })).statusCode).toBe(404)
})

test('a logo’s address opens for no other session, no other logo and after logout', async () => {
  const vet = await portal.as('vet')
  const other = await portal.as('vet')
  await add(vet, aPng())
  await add(other, aPng({ shade: 10 }))
  const [own, foreign] = [await logoOf(vet), await logoOf(other)]
  const ticket = (own?.url ?? '').split('?')[1]
  const status = async (url: string) => (await portal.app.inject({ url })).statusCode
  expect(await status(`${foreign?.url.split('?')[0]}?${ticket}`)).toBe(404)
  expect(await status((own?.url ?? '').split('?')[0] ?? '')).toBe(404)
  await vet.api.accounts.logout({})
  expect(await status(own?.url ?? '')).toBe(404)
})

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'notAPicture'],
  ['a PDF', await FIXTURES['ntprobnp.pdf'](), 'notAPicture'],
  ['a PNG of 63 pixels', aPng({ width: 63 }), 'tooSmall'],
  ['a PNG of 4001 pixels', aPng({ width: 4001, height: 64 }), 'tooLarge'],
  ['a PNG cut short', aPng().subarray(0, 60), 'notAPicture'],
  ['a PNG that swells', aPng({ lines: 10_000 }), 'notAPicture'],
])('%s is refused as a logo', async (_, bytes, reason) => {
  const vet = await portal.as('vet')
  expect(await add(vet, bytes)).toMatchObject({ code: -103, data: { field: 'logo', reason } })
  expect(await logoOf(vet)).toBeNull()
})

test('700 KiB fit into the form, one byte more is refused by name', async () => {
  const vet = await portal.as('vet')
  const filled = (size: number) => Buffer.concat([aPng(), Buffer.alloc(size - aPng().length)])
  expect(await add(vet, filled(700 * 1024))).toMatchObject({ ok: true })
  expect(await add(vet, filled(700 * 1024 + 1))).toMatchObject({
    code: -103,
    data: { field: 'logo' },
  })
})

test('the logo before is discarded; the same one again changes nothing', async () => {
  const vet = await portal.as('vet')
  await add(vet, aPng())
  const first = await keyOf(vet)
  await add(vet, aPng())
  expect(await keyOf(vet)).toBe(first)
  await discard(first)
  await expect(portal.context.files.read(first)).resolves.toBeDefined()

  await add(vet, aPng({ shade: 20 }))
  await discard(first)
  await expect(portal.context.files.read(first)).rejects.toThrow()
})

test('RVIEW-2 a released report keeps the logo it was released with, whatever the hospital takes later', async () => {
  const vet = await portal.as('vet')
  await add(vet, aPng())
  const first = await keyOf(vet)
  const release = await aReleasedReport(vet)
  await add(vet, aPng({ shade: 20, width: 100, height: 100 }))
  await vet.api.hospitals.deleteHospitalLogo({})
  await discard(first)

  const { logo_url } = await readReport(vet, release.usid)
  const response = await portal.app.inject({ url: logo_url })
  expect(response.rawPayload.equals(aPng())).toBe(true)
  const { reader } = release
  const { logo_url: readers } = await readReport(reader, release.usid)
  expect((await portal.app.inject({ url: readers })).statusCode).toBe(200)
})

test('RVIEW-2 RVIEW-5 the PDF has the logo as a figure with words; without a logo it has none', async () => {
  const vet = await portal.as('vet')
  expect(await figuresIn(await pdfOf(await aReleasedReport(vet)))).toBe(THE_QR_CODE)
  await add(vet, aPng())
  const bytes = await pdfOf(await aReleasedReport(vet))
  expect(await figuresIn(bytes)).toBe(THE_QR_CODE + 1)
  expect(bytes.includes('/Subtype /Image')).toBe(true)
})

test('RVIEW-5 a report whose logo cannot be drawn goes out without it', async () => {
  const vet = await portal.as('vet')
  await add(vet, aPng())
  const key = await keyOf(vet)
  const release = await aReleasedReport(vet)
  await portal.context.files.put(key, Buffer.from('not what was frozen'))
  expect(await figuresIn(await pdfOf(release))).toBe(THE_QR_CODE)
})

/** The number of pictures in every report, for the QR code. */
const THE_QR_CODE = 1

async function figuresIn(pdf: Buffer): Promise<number> {
  return (await readPdf(pdf)).roles.filter((role) => role === 'Figure').length
}

test('what the settings say at the release is what the report says for ever', async () => {
  const vet = await portal.as('vet')
  await vet.api.hospitals.updateHospital({ version: 1, params: { report_language: 'zh_hk' } })
  const { usid } = await aReleasedReport(vet)
  await vet.api.hospitals.updateHospital({
    version: 2,
    params: { report_language: 'en_us', name: 'Other', report_email_list: ['new@harbour.test'] },
  })
  expect((await readReport(vet, usid)).report).toMatchObject({
    language: 'zh_hk',
    hospital: { name: 'Harbour Animal Hospital' },
  })
})

test('bytes of a logo that no hospital came to have are discarded', async () => {
  const key = 'logo_00000000000000000000'
  await portal.context.files.put(key, aPng())
  await discard(key)
  await expect(portal.context.files.read(key)).rejects.toThrow()
  const rows = await portal.context.database.select().from(hospitalLogos)
  expect(rows.map(({ logoKey }) => logoKey)).not.toContain(key)
})
