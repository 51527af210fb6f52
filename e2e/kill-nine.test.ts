import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  checkOut,
  describeCase,
  type PlainCase,
  readInbox,
  writeReport,
} from './support/plain-case.ts'
import {
  type Caller,
  chunkAddress,
  chunkBody,
  chunkCount,
  type PlainClient,
  payAt,
  plainClient,
  sha256,
} from './support/plain-client.ts'
import { freePort, type RunningServer, startServer } from './support/server.ts'

/** One portal that is killed repeatedly: while it seeds itself, accepts files, is paid, and releases reports. */
const PATIENCE = { timeout: 60_000, interval: 200 }
const REPORT_LIST = ['dr.chan@harbour.systole.test', 'reports@harbour.systole.test']

const dataDir = mkdtempSync(join(tmpdir(), 'systole-kill-nine-'))
/** The moments below are relative to the signature. */
const env = { RELEASE_UNDO_SECONDS: '1' }
let port = 0
let server: RunningServer
let portal: PlainClient
let vet: Caller
let reader: Caller

beforeAll(async () => {
  port = await freePort()
  for (const moment of SEED_MOMENTS) await killWhileStarting(moment)
  server = await startServer({ dataDir, port, env })
  portal = plainClient(server.url)
  vet = await portal.login('demo.vet@systole.test')
  reader = await portal.login('demo.cardiologist@systole.test')
}, 240_000)

afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The externally visible progress of a first start. */
const SEED_MOMENTS: (() => boolean)[] = [
  () => existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid')),
  () => storedFiles() >= 1,
  () => storedFiles() >= 6,
  () => storedFiles() >= 12,
]

function storedFiles(): number {
  const root = join(dataDir, 'files')
  return existsSync(root) ? readdirSync(root, { recursive: true }).filter(isFileKey).length : 0
}

function isFileKey(name: string | Buffer): boolean {
  return String(name).includes('/')
}

async function killWhileStarting(isNow: () => boolean): Promise<void> {
  let pid = 0
  const onSpawn = (spawned: number) => {
    pid = spawned
  }
  const start = startServer({ dataDir, port, env, onSpawn })
  const end = expect(start).rejects.toThrow('The server ended')
  await vi.waitUntil(isNow, { timeout: 90_000, interval: 10 })
  process.kill(pid, 'SIGKILL')
  await end
}

/** Simulates a power cut and a restart: same data, same address. */
async function crash(): Promise<void> {
  await server.kill9()
  server = await startServer({ dataDir, port, env })
}

async function statusOf({ usid }: PlainCase): Promise<string> {
  return (await portal.accepted('query_session_info', { sid: vet.sid, usid })).session.status
}

async function timesInLog({ usid }: PlainCase, action: string): Promise<number> {
  const { events } = await portal.accepted('query_cardiobirdx_session_event_log', {
    sid: vet.sid,
    usid,
  })
  return events.filter((event: { action: string }) => event.action === action).length
}

/** Returns the recipients of mails about the pet whose subject has this start. */
async function mailed({ petName }: PlainCase, start: string): Promise<string[]> {
  const mails = await readInbox(portal)
  return mails
    .filter(({ subject }) => subject.startsWith(start) && subject.includes(petName))
    .map(({ to }) => to)
    .sort()
}

test('a first start that is killed over and over completes its demo without doubles', async () => {
  const sessions = await Promise.all(
    ['demo.vet@systole.test', 'demo.vet2@systole.test'].map(async (email) => {
      const { sid } = await portal.login(email)
      const params = { start_time: '20190101000000', record_per_page: 500 }
      return (await portal.accepted('query_all_sessions', { sid, params })).sessions.map(
        (session: { usid: string }) => ({ ...session, sid }),
      )
    }),
  )
  const cases = sessions.flat()
  const names = cases.map(({ pet }) => pet.name)
  expect(names.length).toBeGreaterThanOrEqual(12)
  const visits = cases.map(({ pet, status }) => `${pet.name} ${status}`) // one patient has an earlier case
  expect(new Set(visits).size).toBe(visits.length)
  expect(new Set(cases.map(({ status }) => status)).size).toBeGreaterThanOrEqual(6)
  for (const { sid, usid, status } of cases) {
    const { files } = await portal.accepted('query_cardiobirdx_session_uploaded_data', {
      sid,
      usid,
    })
    const fileNames = files.map(({ name }: { name: string }) => name)
    expect(new Set(fileNames).size).toBe(fileNames.length)
    if (status !== 'close') continue
    const { revisions } = await portal.accepted('query_cardiobirdx_session_revision_history', {
      sid,
      usid,
    })
    expect(revisions).toHaveLength(1)
  }
  // support is notified of each report whose mail was interrupted twice; hospitals are notified once
  const inbox = (await readInbox(portal)).filter(({ to }) => !to.startsWith('support@'))
  const mails = inbox.map(({ subject, to }) => `${subject} ${to}`)
  for (const mail of new Set(mails)) {
    const of = names.filter((name) => mail.includes(name)).length
    expect(mails.filter((each) => each === mail).length, mail).toBeLessThanOrEqual(Math.max(1, of))
  }
})

test('INSP-6 every chunk acknowledged before a crash is there after it, and the file ends up as it was sent', async () => {
  const consult = await describeCase(portal, vet, 'Crash')
  const who = { ...vet, usid: consult.usid }
  const file = {
    name: '側位 large.dcm',
    fileType: 'chest X-ray',
    bytes: await FIXTURES['thorax_large.dcm'](),
  }
  const total = chunkCount(file.bytes)
  const address = (n: number) => chunkAddress(portal.url, who, file, n)
  const send = (n: number) => fetch(address(n), { method: 'POST', body: chunkBody(file, n) })
  const offset = () => address(1).replace('session_data?', 'session_data/offset?')

  let acknowledged = 0
  for (const last of [1, 9, 30, total - 1]) {
    for (let n = acknowledged + 1; n <= last; n += 1) {
      const there = (await fetch(address(n))).status === 200 // in flight at the crash, yet complete
      if (!there) expect((await send(n)).status).toBe(200)
    }
    acknowledged = last
    const inFlight = send(last + 1).catch(() => undefined)
    await crash()
    await inFlight
    const { data } = await (await fetch(offset())).json()
    expect(data.received.slice(0, acknowledged)).toEqual(upTo(acknowledged))
    expect((await fetch(address(acknowledged))).status).toBe(200)
  }
  const { data: received } = await (await fetch(offset())).json()
  if (!received.complete) expect((await send(total)).status).toBe(200)

  const list = { sid: vet.sid, usid: consult.usid }
  const { files } = await portal.accepted('query_cardiobirdx_session_uploaded_data', list)
  expect(files).toMatchObject([{ name: file.name, size: file.bytes.length }])
  expect(sha256(await portal.download(files[0].url))).toBe(sha256(file.bytes))
})

test('PAY-5 a case paid just before a crash is submitted exactly once, by any event', async () => {
  const outcomes = ['pay', 'lose_return', 'lose_notice'] as const
  const paid = []
  for (const [place, outcome] of [...outcomes, ...outcomes].entries()) {
    const consult = await describeCase(portal, vet, `${outcome} ${place + 1}`)
    paid.push({ consult, outcome, checkout: await checkOut(portal, vet, consult) })
  }
  for (const half of [paid.slice(0, 3), paid.slice(3)]) {
    await Promise.all(half.map(({ checkout, outcome }) => payAt(checkout.url, outcome)))
    await crash()
  }

  await Promise.all(
    paid.map(async ({ consult, outcome, checkout: { id, pgType: pg_type } }) => {
      if (outcome === 'lose_notice') {
        const ask = () => portal.accepted('query_checkout_session', { ...vet, pg_type, id })
        for (const answer of await Promise.all([ask(), ask()])) {
          expect(answer).toMatchObject({ status: 'complete', payment_status: 'paid' })
        }
      }
      await vi.waitUntil(async () => (await statusOf(consult)) === 'submit', PATIENCE)
      await vi.waitUntil(async () => (await mailed(consult, 'Payment')).length > 0, PATIENCE)
      expect(await timesInLog(consult, 'payment.received')).toBe(1)
      expect(await mailed(consult, 'Payment')).toEqual(['demo.vet@systole.test'])
      expect(await mailed(consult, 'A payment needs action')).toEqual([])
    }),
  )
})

test('PAY-5 a payment whose answer is lost in a crash can be made again and is taken once', async () => {
  const consult = await describeCase(portal, vet, 'Answer lost')
  const checkout = await checkOut(portal, vet, consult)
  const lost = payAt(checkout.url).catch(() => undefined)
  await crash()
  await lost

  await payAt(checkout.url)
  await vi.waitUntil(async () => (await mailed(consult, 'Payment')).length > 0, PATIENCE)
  expect(await statusOf(consult)).toBe('submit')
  expect(await timesInLog(consult, 'payment.received')).toBe(1)
})

test.each([
  { moment: 'before the reply', afterReply: false, laterMs: 0 },
  { moment: 'in the middle of the call', afterReply: false, laterMs: 25 },
  { moment: 'after the reply', afterReply: true, laterMs: 0 },
  { moment: 'while it can be taken back', afterReply: true, laterMs: 400 },
  { moment: 'at the instant of the release', afterReply: true, laterMs: 1200 },
  { moment: 'while the PDF is drawn', afterReply: true, laterMs: 2200 },
  { moment: 'when the mails go out', afterReply: true, laterMs: 3200 },
])(
  'STAFF-4 RVIEW-5 a release and a crash $moment give one revision, one PDF and one mail per address',
  async ({ moment, afterReply, laterMs }) => {
    const consult = await describeCase(portal, vet, moment)
    await payAt((await checkOut(portal, vet, consult)).url)
    await vi.waitUntil(async () => (await statusOf(consult)) === 'submit', PATIENCE)
    const data = await writeReport(portal, reader, consult.usid)
    const { usid } = consult
    const release = { ...reader, usid, type: 'session_release_report', data }
    const sign = async () =>
      portal.accepted('add_cardiobirdx_session_review_data', {
        ...release,
        proof: await portal.prove(),
      })
    const first = sign()
    first.catch(() => {}) // it may be interrupted
    if (afterReply) await first
    await waitFor(laterMs)
    await crash()

    const again = await sign()
    if (afterReply) expect(again.revision).toBe((await first).revision)
    await vi.waitUntil(async () => (await mailed(consult, 'eConsult report')).length >= 2, PATIENCE)

    expect(await statusOf(consult)).toBe('close')
    const asked = { sid: vet.sid, usid }
    const { revisions } = await portal.accepted('query_cardiobirdx_session_revision_history', asked)
    expect(revisions).toMatchObject([{ revision: again.revision }])
    expect(await timesInLog(consult, 'report.released')).toBe(1)
    expect(await mailed(consult, 'eConsult report')).toEqual(REPORT_LIST)
    const of = { ...vet, usid, type: 'session_release_report' }
    const review = await portal.accepted('query_cardiobirdx_review_data', of)
    expect(sha256(await portal.download(review.pdf_url))).toBe(review.pdf_sha256)
  },
)

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place + 1)
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds)) // sleep: the moment of a crash varies
}
