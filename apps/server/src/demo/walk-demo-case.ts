import { birthDateFromAge } from '@systole/domain/pets/age'
import { QuestionSession } from '@systole/domain/questions/question-session'
import { emptyReportDraft } from '@systole/domain/reports/report-draft'
import { toStamp } from '@systole/domain/time/stamp'
import { fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import type { DemoCase } from './demo-case.ts'
import type { DemoClock } from './demo-clock.ts'
import { demoFile } from './demo-file.ts'
import { type DemoPortal, dataOf, signInForDemo } from './demo-portal.ts'

const CARDIOLOGIST = 'account_demo_cardiologist'
const SECOND_CARDIOLOGIST = 'account_demo_cardiologist2'
export const demoAdmin = 'account_demo_admin'
const DEMO_REPEAT_REASON =
  '第二題的答覆提到左心房擴大，但我們的超聲片段只有右側長軸切面。請以所附片段重新評估。'

export type Demo = { app: FastifyInstance; context: AppContext; clock: DemoClock }

/** Advances one case to its progress, each step at its own time. Repeatable. */
export async function walkDemoCase(demo: Demo, demoCase: DemoCase): Promise<void> {
  const caseId = await describe(demo, demoCase)
  if (demoCase.paidHoursAgo !== undefined) await pay(demo, demoCase, caseId)
  if (demoCase.claimedHoursAgo !== undefined) await read(demo, demoCase, caseId)
  if (demoCase.assignedHoursAgo !== undefined)
    await stepAt(demo, demoCase, demoAdmin, demoCase.assignedHoursAgo, async ({ api }) =>
      dataOf(await api.claims.assignCase({ caseId, to: SECOND_CARDIOLOGIST })),
    )
  if (demoCase.end === 'reject')
    await stepAt(demo, demoCase, demoAdmin, demoCase.openedHoursAgo - 4, ({ api }) =>
      api.cases.updateSession({
        caseId,
        params: { status: 'reject', note: 'Registered twice by mistake; see the other record.' },
      }),
    )
  if (demoCase.end === 'askRepeat')
    await stepAt(
      demo,
      demoCase,
      demoCase.accountId,
      (demoCase.releasedHoursAgo ?? 0) - 2,
      ({ api }) => api.repeats.askRepeat({ caseId, reason: DEMO_REPEAT_REASON }),
    )
}

/** Runs a step as an account at a time. */
export async function stepAt<T>(
  { app, context, clock }: Demo,
  { key }: Pick<DemoCase, 'key'>,
  accountId: string,
  hoursAgo: number,
  step: (portal: DemoPortal) => Promise<T>,
): Promise<T> {
  clock.hoursAgo(hoursAgo)
  const portal = await signInForDemo(app, context, accountId, `${key} ${hoursAgo}`)
  try {
    return await step(portal)
  } finally {
    await portal.signOut()
  }
}

async function describe(demo: Demo, demoCase: DemoCase): Promise<string> {
  const { accountId, openedHoursAgo, clinical, questions } = demoCase
  return stepAt(demo, demoCase, accountId, openedHoursAgo, async (portal) => {
    const petId = await petFor(demo, demoCase, portal)
    const { caseId } = dataOf(await portal.api.cases.createSession({ type: 'etest', petId }))
    if (clinical)
      dataOf(await portal.api.cases.updateSession({ caseId, params: { clinical_input: clinical } }))
    if (questions)
      dataOf(await portal.api.cases.addSessionData(questionFile(demo, demoCase, caseId, questions)))
    await addFiles(demo, portal, demoCase, caseId)
    if (demoCase.absent) await reportAbsence(portal, caseId, demoCase.absent)
    return caseId
  })
}

async function petFor(demo: Demo, demoCase: DemoCase, { api }: DemoPortal): Promise<string> {
  if (!demoCase.isKnownPet) return dataOf(await api.pets.addPet(petOf(demo, demoCase))).petId
  const { name } = demoCase.pet
  const { sessions } = dataOf(
    await api.cases.queryAllSessions({ params: { identifierAndName: name } }),
  )
  const [earlier] = sessions
  if (!earlier) throw new Error(`${name} is not on record yet`)
  return earlier.pet.petId
}

export function petOf({ clock }: Demo, { pet }: Pick<DemoCase, 'pet'>) {
  const {
    identifier,
    name,
    ageYears,
    species,
    breedId,
    gender,
    neutered,
    weightGrams,
    size,
    ownerName,
  } = pet
  return {
    identifierAndName: `${identifier} ${name}`,
    birthDate: birthDateFromAge(ageYears, clock.now().toISOString().slice(0, 10)),
    species,
    weight: weightGrams,
    neutered,
    breedId,
    gender,
    size,
    owner_name: ownerName,
  }
}

function questionFile(
  { clock }: Demo,
  { accountId }: DemoCase,
  caseId: string,
  { mode, asked }: NonNullable<DemoCase['questions']>,
) {
  const time = toStamp(clock.now())
  const session = QuestionSession.parse({
    mode,
    time,
    uid: accountId,
    question_session: asked.map(({ type, text }) => ({
      type,
      question: { time, value: text ?? '' },
      answer: { time: '', value: '' },
    })),
  })
  return {
    caseId,
    type: 'supplementary',
    extraInfo: { sub_type: 'question to cardiologist', mode },
    fileName: 'question_to_cardiologist',
    ftype: 'json',
    fcontent: Buffer.from(JSON.stringify(session)).toString('base64'),
  } as const
}

async function addFiles(
  { clock }: Demo,
  portal: DemoPortal,
  { files = [], pet }: DemoCase,
  caseId: string,
): Promise<void> {
  if (files.length === 0) return
  const there = dataOf(await portal.api.uploads.queryUploadedData({ caseId })).files.map(
    (file) => file.name,
  )
  for (const { fixture, name, kind } of files.filter((file) => !there.includes(file.name))) {
    const bytes = await demoFile(fixture, pet, clock.now())
    await portal.upload({ caseId, name, kind, bytes })
  }
}

async function reportAbsence(
  { api }: DemoPortal,
  caseId: string,
  absent: NonNullable<DemoCase['absent']>,
): Promise<void> {
  const absent_files = absent.map(({ kind, reason }) => ({
    file_type: fileKindToWire(kind),
    reason,
  }))
  dataOf(await api.cases.updateSession({ caseId, params: { extraInfo: { absent_files } } }))
}

async function pay(demo: Demo, demoCase: DemoCase, caseId: string): Promise<void> {
  await stepAt(demo, demoCase, demoCase.accountId, demoCase.paidHoursAgo ?? 0, async ({ api }) => {
    const { session } = dataOf(await api.cases.querySessionInfo({ caseId }))
    if (session.payment === 'paid') return
    const { list } = dataOf(await api.payments.queryProducts({})).products
    const product = list.find(({ mode }) => mode === demoCase.questions?.mode)
    if (!product) throw new Error('The demo found no product')
    const { url, id, pgType } = dataOf(
      await api.payments.createCheckout({
        info: {
          pg_type: product.pg_type,
          products: [{ product_id: product.product_id, quantity: 1 }],
          caseId,
          pet_id: session.pet.petId,
          domain: demo.context.publicUrl(),
        },
      }),
    )
    await demo.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      payload: 'outcome=pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    dataOf(await api.payments.queryCheckout({ pg_type: pgType, id }))
  })
}

async function read(demo: Demo, demoCase: DemoCase, caseId: string): Promise<void> {
  const draft = { ...emptyReportDraft(), ...demoCase.draft }
  const version = await stepAt(
    demo,
    demoCase,
    CARDIOLOGIST,
    demoCase.claimedHoursAgo ?? 0,
    async ({ api }) => {
      dataOf(await api.cases.updateSession({ caseId, params: { status: 'data_processing' } }))
      return dataOf(
        await api.reports.addReviewData({
          caseId,
          type: 'session_review_report',
          data: { draft, version: 0 },
        }),
      ).version
    },
  )
  if (demoCase.releasedHoursAgo === undefined) return
  await stepAt(demo, demoCase, CARDIOLOGIST, demoCase.releasedHoursAgo, async ({ api }) =>
    dataOf(
      await api.reports.addReviewData({
        caseId,
        type: 'session_release_report',
        data: { version },
        proof: { password: dataOf(await api.accounts.keyGen({ key: DEMO_PASSWORD })).key },
      }),
    ),
  )
}
