import { DAY, HOUR, MINUTE } from '@systole/domain/time/durations'
import { sql } from 'drizzle-orm'
import { openCheckout, payableCase, press } from '../../../testing/payable-case.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { ecgReviewing } from '../../ecg-reviews/testing/ecg-reviewing.ts'
import { signingSteps } from '../../reports/testing/signing-steps.ts'

type Person = Awaited<ReturnType<TestApp['as']>>
type Role = Parameters<TestApp['as']>[0]

const VETS = 10
const READERS = 6
/** The hours of the day in which clinics send cases, and how many each sends. */
const ARRIVALS = [1, 2, 4, 8, 14, 20, 26, 30, 32, 32, 28, 24, 20, 16, 12, 8, 6, 5, 4, 2]
const ECG_CASES = 6
/** A promise that a reader can miss within the day. */
const PROMISE_MINUTES = 150

/** Simulates a day of 300 cases by the calls that people make; the clock of the portal goes with it. */
export async function simulateDay(portal: TestApp) {
  const from = new Date(Math.floor(Date.now() / DAY) * DAY - 2 * DAY)
  const at = (hours: number) => portal.clock.set(new Date(from.getTime() + hours * HOUR))
  at(0)
  await portal.context.database.execute(
    sql`update services set promise_minutes = ${PROMISE_MINUTES} where service = 'econsult'`,
  )
  const vets = await peopleOf(portal, 'vet', VETS)
  const readers = await peopleOf(portal, 'cardiologist', READERS)
  const [admin] = await peopleOf(portal, 'internal_admin', 1)
  if (!admin) throw new Error('no admin')
  const waiting: string[] = []
  for (const [hour, arrivals] of ARRIVALS.entries()) {
    at(hour)
    const people = {
      vets: await signedIn(portal, vets),
      readers: await signedIn(portal, readers),
      admin,
    }
    await workHour(portal, { at, hour, arrivals, waiting, people })
    if (hour === 9) await sendEcgs(portal)
  }
  at(ARRIVALS.length + 1)
  return { from, admin, readers, sent: ARRIVALS.reduce((sum, each) => sum + each, 0) + ECG_CASES }
}

type Hour = {
  at: (hours: number) => void
  hour: number
  arrivals: number
  waiting: string[]
  people: { vets: Person[]; readers: Person[]; admin: Person }
}

/** Lets clinics send cases in the first half of an hour, and readers take some of those that wait in the second. */
async function workHour(portal: TestApp, given: Hour): Promise<void> {
  const { at, hour, arrivals, waiting, people } = given
  const { vets, readers, admin } = people
  const desk = workOf(portal)
  for (let n = 0; n < arrivals; n += 1) {
    at(hour + n / (2 * arrivals))
    waiting.push(await desk.pay(pick(vets, n)))
  }
  for (const [n, reader] of readers.entries()) {
    at(hour + 0.5 + n / 20)
    const turn = hour * readers.length + n
    for (const caseId of waiting.splice(0, hour % 5 === 4 ? 1 : 2 + (n % 3)))
      await desk.read(reader, caseId, { turn: turn + n, admin, vets })
  }
}

function workOf(portal: TestApp) {
  const { save, sign } = signingSteps(portal)
  return {
    /** Sends and pays a case of the vet. */
    async pay(vet: Person): Promise<string> {
      const payable = await payableCase(portal, { vet })
      const page = await openCheckout(payable)
      await press(portal, page.url, 'pay')
      accepted(await vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id }))
      return payable.caseId
    },
    /** Takes a case: rejects some, keeps some unread, asks the clinic about some, and signs the others. */
    async read(reader: Person, caseId: string, others: Others): Promise<void> {
      const { turn, admin, vets } = others
      if (turn % 17 === 3) return reject(await signedInOne(portal, admin), caseId)
      accepted(
        await reader.api.cases.updateSession({
          usid: caseId,
          params: { status: 'data_processing' },
        }),
      )
      if (turn % 11 === 5) return
      if (turn % 7 === 2) {
        const eid = await ask(reader, caseId, turn % 2 === 0 ? 'files' : 'clarification')
        if (turn % 3 === 0) return
        portal.clock.advance(4 * MINUTE)
        await answer(vets, caseId, eid)
      }
      portal.clock.advance(MINUTE)
      accepted(await save(reader, caseId, 0))
      accepted(await sign(reader, caseId, { version: 1 }))
    },
  }
}

type Others = { turn: number; admin: Person; vets: readonly Person[] }

async function reject(admin: Person, usid: string): Promise<void> {
  const params = { status: 'reject', revision_note: 'Sent twice' } as const
  accepted(await admin.api.cases.updateSession({ usid, params }))
}

async function ask(reader: Person, usid: string, kind: 'files' | 'clarification'): Promise<string> {
  const text = 'Which dose does it get?'
  const asked = await reader.api.enquiries.askClinic({ usid, kind, text })
  if (!asked.ok) throw new Error(asked.message)
  return asked.data.enquiry.eid
}

/** Answers as the vet of the case; the others do not find it. */
async function answer(vets: readonly Person[], usid: string, eid: string): Promise<void> {
  const answers: { ok: boolean }[] = []
  for (const vet of vets)
    answers.push(await vet.api.enquiries.answerEnquiry({ usid, eid, text: '5 mg' }))
  if (!answers.some(({ ok }) => ok)) throw new Error('no vet could answer')
}

/** Sends ECGs; three are reviewed and released, the others wait at different steps. */
async function sendEcgs(portal: TestApp): Promise<void> {
  const work = await ecgReviewing(portal)
  for (let n = 0; n < ECG_CASES; n += 1) {
    portal.clock.advance(2 * MINUTE)
    if (n < 3) {
      const { usid, version } = await work.written()
      accepted(await work.sign(work.reviewer, usid, { version }))
    } else if (n < 5) await work.preparedCase()
    else {
      const usid = await work.prepared()
      accepted(await work.step(work.patcher, usid, 'data_ready'))
      const { session_tests } = work.complete
      const quality = session_tests.map((each) => ({ ...each, quality: 'rejected' as const }))
      accepted(await work.save(work.patcher, usid, { exinfo: { session_tests: quality } }))
      accepted(await work.step(work.patcher, usid, 'request_quality_review', 'All noise'))
    }
  }
}

async function peopleOf(portal: TestApp, role: Role, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let n = 0; n < count; n += 1) people.push(await portal.as(role))
  return people
}

/** Signs people in again, because their sessions end in an hour without use. */
async function signedIn(portal: TestApp, people: readonly Person[]): Promise<Person[]> {
  const again: Person[] = []
  for (const person of people) again.push(await signedInOne(portal, person))
  return again
}

export async function signedInOne(portal: TestApp, person: Person): Promise<Person> {
  const sid = await portal.sessionOf(person.accountId)
  return { ...person, sid, api: portal.client(sid) }
}

function pick<T>(all: readonly T[], n: number): T {
  const one = all[n % all.length]
  if (one === undefined) throw new Error('nothing to pick')
  return one
}

function accepted(reply: { ok: boolean; message?: string }): void {
  if (!reply.ok) throw new Error(JSON.stringify(reply))
}
