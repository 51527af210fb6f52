import { SECOND } from '@systole/domain/time/durations'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reports } from '../../db/schema/reports.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { releaseSigned } from './signing/release-signed.job.ts'
import { findSigned } from './signing/signed-report-store.ts'
import { COMPLETE, signingSteps } from './testing/signing-steps.ts'

let portal: TestApp
let actions: ReturnType<typeof signingSteps>

beforeAll(async () => {
  portal = await testApp()
  actions = signingSteps(portal)
  portal.context.settings.RELEASE_UNDO_SECONDS = 10
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<TestApp['as']>>
type Case = { usid: string; pid: string; people: Record<Who, Person> }
const WHO = ['vet', 'reader', 'other', 'admin', 'stranger', 'patcher', 'reviewer', 'sales'] as const
type Who = (typeof WHO)[number]

/** Every operation that may be tried on a report, including those that are refused. */
const TRIES = {
  save: async ({ usid }: Case, who: Person, n: number) =>
    actions.save(who, usid, await versionOf(who, usid), { ...COMPLETE, notes: `note ${n}` }),
  saveStale: ({ usid }: Case, who: Person, n: number) => actions.save(who, usid, n),
  sign: async ({ usid }: Case, who: Person, n: number) =>
    actions.sign(who, usid, {
      version: await versionOf(who, usid),
      reason: n % 3 ? `why ${n}` : '',
    }),
  signTwiceAtOnce: async ({ usid }: Case, who: Person, n: number) => {
    const version = await versionOf(who, usid)
    return Promise.all([1, 2].map(() => actions.sign(who, usid, { version, reason: `why ${n}` })))
  },
  addendum: ({ usid }: Case, who: Person, n: number) =>
    actions.sign(who, usid, { version: 0, addendum: `more ${n}`, reason: 'late' }),
  undo: async ({ usid }: Case, who: Person) =>
    who.api.reports.undoRelease({ usid, revision: (await signedOf(usid)) ?? '20260101000000' }),
  startCorrection: ({ usid }: Case, who: Person) => who.api.reports.startCorrection({ usid }),
  cancelCorrection: ({ usid }: Case, who: Person) => who.api.reports.cancelCorrection({ usid }),
  askRepeat: ({ usid }: Case, who: Person, n: number) =>
    who.api.repeats.askRepeat({ usid, reason: `again ${n}` }),
  decideRepeat: async ({ usid, people }: Case, who: Person, n: number) => {
    const asked = await people.vet.api.repeats.queryRepeats({ usid })
    const repeat_id = (asked.ok && asked.data.repeats.at(-1)?.repeat_id) || 'repeat_none'
    const decision = n % 2 ? ('accepted' as const) : ('declined' as const)
    return who.api.repeats.decideRepeat({ usid, repeat_id, decision, reason: 'so' })
  },
  claim: ({ usid }: Case, who: Person) =>
    who.api.cases.updateSession({ usid, params: { status: 'data_processing' } }),
  giveBack: ({ usid }: Case, who: Person) =>
    who.api.cases.updateSession({ usid, params: { status: 'submit' } }),
  reject: ({ usid }: Case, who: Person) =>
    who.api.cases.updateSession({ usid, params: { status: 'reject', note: 'no' } }),
  takeOver: ({ usid, people }: Case, who: Person) =>
    who.api.claims.takeOverCase({ usid, from: people.reader.accountId }),
  assign: ({ usid, people }: Case, who: Person, n: number) =>
    who.api.claims.assignCase({
      usid,
      to: (n % 2 ? people.other : people.reader).accountId,
    }),
  renamePet: ({ pid }: Case, who: Person, n: number) =>
    who.api.pets.updateUserPet({ pid, params: { pname: `77 Renamed ${n}` } }),
  renameHospital: async (_: Case, who: Person, n: number) => {
    const stored = await who.api.hospitals.queryHospital({})
    const version = (stored.ok && stored.data.hospital.version) || 0
    return who.api.hospitals.updateHospital({ version, params: { name: `Another name ${n}` } })
  },
  rewriteFindings: ({ usid }: Case, who: Person, n: number) =>
    who.api.cases.updateSession({ usid, params: { note: `note ${n}` } }),
  resend: ({ usid }: Case, who: Person) => who.api.deliveries.resendReport({ usid }),
  openReport: async ({ usid }: Case, who: Person) =>
    who.api.deliveries.openReport({
      usid,
      revision: (await released(usid)).at(-1)?.revision ?? '',
    }),
  wait: async (_: Case, __: Person, n: number) => portal.clock.advance((n % 12) * SECOND),
  release: async ({ usid }: Case) => {
    const revision = await signedOf(usid)
    if (!revision) return
    portal.clock.advance(10 * SECOND)
    const twice = [1, 2].map(() => releaseSigned(actions.serverTexts(), { caseId: usid, revision }))
    await Promise.all(twice)
  },
} satisfies Record<string, (on: Case, who: Person, n: number) => unknown>

type Step = { what: keyof typeof TRIES; who: Who; n: number }
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    fc.constantFrom(...(Object.keys(TRIES) as (keyof typeof TRIES)[])), // the keys of the table
    fc.constantFrom('addendum', 'release', 'sign', 'startCorrection', 'askRepeat', 'decideRepeat'),
  ),
  who: fc.constantFrom<Who>('reader', 'reader', 'reader', ...WHO),
  n: fc.nat({ max: 40 }),
})

/** Steps that chance may omit: a second revision, and everyone's attempts to add to it. */
const ADDED_TO: Step[] = [
  { what: 'addendum', who: 'reader', n: 1 },
  { what: 'release', who: 'reader', n: 0 },
  ...WHO.map((who, n): Step => ({ what: 'addendum', who, n })),
]

async function versionOf(who: Person, usid: string): Promise<number> {
  const reply = await who.api.reports.queryReviewData({ usid, type: 'session_review_report' })
  return (reply.ok && reply.data.draft_version) || 0
}

async function signedOf(usid: string): Promise<string | undefined> {
  return (await findSigned(portal.context.database, usid))?.revision
}

function released(usid: string) {
  return portal.context.database
    .select()
    .from(reports)
    .where(eq(reports.caseId, usid))
    .orderBy(asc(reports.releasedAt), asc(reports.revision))
}

test('STAFF-4 SPEC 19: no sequence of calls by any role changes a released revision, and revisions only increase', async () => {
  const people = {
    vet: await portal.as('vet'),
    reader: await portal.as('cardiologist'),
    other: await portal.as('cardiologist'),
    admin: await portal.as('internal_admin'),
    stranger: await portal.as('vet'),
    patcher: await portal.as('patcher'),
    reviewer: await portal.as('reviewer'),
    sales: await portal.as('sales'),
  }
  let made = 0
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 22 }), async (steps) => {
      const usid = await portal.build.consult(people.vet, {
        status: 'data_processing',
        readerId: people.reader.accountId,
        submittedAt: portal.clock.now(),
      })
      await actions.save(people.reader, usid, 0)
      await actions.sign(people.reader, usid, { version: 1 })
      portal.clock.advance(10 * SECOND)
      const info = await people.admin.api.cases.querySessionInfo({ usid })
      const on: Case = { usid, pid: (info.ok && info.data.session.pet.pid) || '', people }
      await TRIES.release(on)
      let before = await released(usid)
      for (const { what, who, n } of steps) {
        await TRIES[what](on, people[who], n)
        const after = await released(usid)
        expect(after.slice(0, before.length)).toEqual(before)
        expect(after.length).toBeLessThanOrEqual(before.length + 1)
        const stamps = after.map(({ revision }) => revision)
        expect(stamps).toEqual([...new Set(stamps)].sort())
        before = after
      }
      made += before.length
      runs += 1
    }),
    {
      numRuns: 15,
      examples: [[ADDED_TO]],
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: false,
    },
  )
  expect(made).toBeGreaterThan(runs) // at least one sequence made a further revision
}, 180_000)
