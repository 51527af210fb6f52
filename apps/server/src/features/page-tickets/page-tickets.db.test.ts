import { paths } from '@systole/contract/pages'
import { withRights } from '@systole/domain/access/permissions'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ecgDesk } from '../cases/ecg/testing/ecg-desk.ts'
import { patching } from '../ecg-patches/testing/patching.ts'

const CLINIC = 'https://clinic.test'
const SAME_ORIGIN = { 'x-portal': '1', 'sec-fetch-site': 'same-origin' }
const OPENER = 'a'.repeat(43)

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  portal.context.settings.FRAME_ORIGINS = [CLINIC]
})
afterAll(() => portal.close())

async function preview(work: Awaited<ReturnType<typeof patching>>, sent: object = {}) {
  const reply = await work.person.api.ecgPages.queryDataPreview({
    ...{ usid: work.caseId, fname: 'ecg_dog.json', view: 'ecg' as const },
    ...sent,
  })
  if (!reply.ok) throw new Error(reply.message)
  const address = new URL(reply.data.url, 'http://portal.test')
  const query = Object.fromEntries(address.searchParams)
  return { ...reply.data, address, ticket: query.sid ?? '', query }
}

const open = (work: { caseId: string }, ticket: string, sent: object = {}) =>
  portal.client().ecgPages.openEcgPage({
    ...{ ticket, usid: work.caseId, opener: OPENER, view: 'ecg' as const },
    ...sent,
  })

test('CALL-36 ECG-2 the address of a file opens its page, with the newest revision', async () => {
  const work = await patching(portal)
  const saved = await work.saved({ edits: [{ edit: 'addBeat', sample: 30, label: 'V' }] })
  const { address, ticket, query, patch_revision, expires_in_ms } = await preview(work)
  expect(address.pathname).toBe('/ecg-data')
  expect(query).toMatchObject({ usid: work.caseId, fname: 'ecg_dog.json' })
  expect({ patch_revision, expires_in_ms }).toEqual({
    patch_revision: saved.patch_revision,
    expires_in_ms: 15 * MINUTE,
  })
  const opened = await open(work, ticket)
  expect(opened).toMatchObject({
    data: { recording: { rid: work.rid }, patch: { patch_revision: saved.patch_revision } },
  })
  if (!opened.ok) throw new Error(opened.message)
  const { signal_url, beats } = opened.data.recording
  for (const url of [signal_url, beats?.url])
    expect((await portal.app.inject({ url: url ?? '' })).statusCode).toBe(200)
  expect(await open(work, ticket, { no_patch: true })).toMatchObject({ data: { patch: null } })
  const bars = await preview(work, { view: 'bar_chart' })
  expect(bars.address.pathname).toBe('/ecg-bar-chart')
  expect(await open(work, bars.ticket)).toMatchObject({ code: -6002 })
  expect(await open(work, bars.ticket, { view: 'bar_chart' })).toMatchObject({ ok: true })
})

test('a copied address opens nothing in another tab, and nothing once it has expired', async () => {
  const work = await patching(portal)
  const { ticket } = await preview(work)
  expect(await open(work, ticket)).toMatchObject({ ok: true })
  expect(await open(work, ticket, { opener: 'b'.repeat(43) })).toMatchObject({ code: -6002 })
  portal.clock.advance(14 * MINUTE)
  expect(await open(work, ticket)).toMatchObject({ ok: true })
  portal.clock.advance(14 * MINUTE) // kept while it is used
  expect(await open(work, ticket)).toMatchObject({ ok: true })
  portal.clock.advance(16 * MINUTE)
  expect(await open(work, ticket)).toMatchObject({ code: -6002 })
})

test('a ticket opens one file of one case, at revisions of that file', async () => {
  const [work, other] = [await patching(portal), await patching(portal)]
  const { ticket } = await preview(work)
  const foreign = await other.saved({ edits: [{ edit: 'addBeat', sample: 30, label: 'V' }] })
  expect(await open(other, ticket)).toMatchObject({ code: -6002 })
  expect(await open(work, ticket, { fname: 'other.json' })).toMatchObject({ code: -6002 })
  expect(await open(work, ticket, { patch_revision: foreign.patch_revision })).toMatchObject({
    code: -6002,
  })
  const { queryDataPreview } = work.person.api.ecgPages
  const asked = { usid: work.caseId, view: 'ecg' as const }
  expect(await queryDataPreview({ ...asked, fname: 'other.json' })).toMatchObject({ code: -6002 })
  expect(
    await queryDataPreview({
      ...asked,
      fname: 'ecg_dog.json',
      patch_revision: foreign.patch_revision ?? '',
    }),
  ).toMatchObject({ code: -6002 })
})

test('a page of a signed-out or limited session opens nothing', async () => {
  const work = await patching(portal)
  const { ticket } = await preview(work)
  await work.person.api.accounts.logout({})
  expect(await open(work, ticket)).toMatchObject({ code: -6002 })
})

test('the ticket of a browser needs its cookie', async () => {
  const work = await patching(portal)
  const session = await portal.sessionOf(work.person.accountId, 'browser')
  const own = portal.client(undefined, {
    cookie: `sid=${session}`,
    ...SAME_ORIGIN,
  })
  const reply = await own.ecgPages.queryDataPreview({
    ...{ usid: work.caseId, fname: 'ecg_dog.json', view: 'ecg' as const },
  })
  if (!reply.ok) throw new Error(reply.message)
  const ticket = new URL(reply.data.url, 'http://portal.test').searchParams.get('sid') ?? ''
  expect(await open(work, ticket)).toMatchObject({ code: -6002 })
  const sent = { ticket, usid: work.caseId, opener: OPENER, view: 'ecg' as const }
  expect(await own.ecgPages.openEcgPage(sent)).toMatchObject({ data: { frame_origins: [] } })
})

test('CALL-41 a session is exchanged for a page that opens once within a minute', async () => {
  const work = await patching(portal)
  const { sidAction } = work.person.api.ecgPages
  const exchange = async () => {
    const reply = await sidAction({ action: 'ticket', page: 'review', usid: work.caseId })
    if (!reply.ok) throw new Error(reply.message)
    expect(reply.data.expires_in_ms).toBe(60 * SECOND)
    return reply.data.url
  }
  const url = await exchange()
  const opened = await portal.app.inject({ url })
  expect(opened.statusCode).toBe(303)
  expect(opened.headers.location).toBe(paths.reading({ caseId: work.caseId }))
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
  const signedIn = portal.client(undefined, { cookie, ...SAME_ORIGIN })
  expect(await signedIn.ownAccount.queryOwnAccount({})).toMatchObject({ ok: true })
  expect((await portal.app.inject({ url })).headers).toMatchObject({ location: '/' })

  const late = await exchange()
  portal.clock.advance(61 * SECOND)
  const answer = await portal.app.inject({ url: late })
  expect(answer.headers).toMatchObject({ location: '/' })
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('CALL-41 the review of an ECG case opens where the account works on it', async () => {
  const { patcher, ...desk } = await ecgDesk(portal)
  const usid = await desk.prepared()
  const reply = await patcher.api.ecgPages.sidAction({ action: 'ticket', page: 'review', usid })
  if (!reply.ok) throw new Error(reply.message)
  const { headers } = await portal.app.inject({ url: reply.data.url })
  expect(headers.location).toBe(paths.ecgPrepare({ caseId: usid }))
})

test.each([
  [
    'a page that the portal does not have',
    { page: 'devices' },
    { code: -103, data: { field: 'page' } },
  ],
  ['a page of another role', { page: 'credits' }, { code: -102 }],
  ['a case out of reach', { page: 'review', usid: 'case_none' }, { code: -6002 }],
  ['another action', { action: 'renew', page: 'cases' }, { code: -103 }],
] as const)('CALL-41 %s is refused', async (_, sent, refusal) => {
  const reviewer = await portal.as('reviewer', {
    permissions: withRights({}, 'econsult', ['report.review']),
  })
  const { sidAction } = reviewer.api.ecgPages
  const reply = await sidAction({ action: 'ticket', ...sent } as Parameters<typeof sidAction>[0])
  expect(reply).toMatchObject(refusal)
})
