import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { beatsOfParts } from '@systole/fixtures/ecg-signal/synthetic-file'
import { measureEcgPatch } from '../features/ecg-patches/measure-ecg-patch.ts'
import {
  analysedBeats,
  analysedShapes,
  newestAnalyses,
} from '../features/ecg-recordings/analysis-store.ts'
import { decideByTruth } from './decide-by-truth.ts'
import type { DemoEcgCase, DemoEcgStatus } from './demo-ecg-case.ts'
import { type DemoPortal, dataOf } from './demo-portal.ts'
import { jobOfDemo } from './import-demo-ecg.ts'
import { signDemoEcg } from './sign-demo-ecg.ts'
import { type Demo, demoAdmin, stepAt } from './walk-demo-case.ts'

const PATCHER = 'account_demo_patcher'

const SENIOR_PATCHER = 'account_demo_senior_patcher'
const REVIEWER = 'account_demo_reviewer'
const OTHER_REVIEWER = 'account_demo_reviewer2'
const SECOND_REVIEWER = 'account_demo_second_reviewer'
const OTHER_SECOND_REVIEWER = 'account_demo_second_reviewer2'

type Step = Readonly<{
  /** Hours after the submission. */
  after: number
  by: string | ((ecgCase: DemoEcgCase) => string)
  run: (portal: DemoPortal, work: Work) => Promise<void>
}>
type Work = { demo: Demo; ecgCase: DemoEcgCase; caseId: string }

const claim: Step = {
  ...{ after: 0.1, by: PATCHER },
  run: async (portal, work) => {
    await stepTo(portal, work, 'data_ready')
    await savePatch(work.demo, portal, work)
    await saveChecklist(portal, work)
  },
}
const finish: Step = {
  ...{ after: 0.2, by: PATCHER },
  run: (portal, work) => stepTo(portal, work, 'patch_done'),
}
const askQuality: Step = {
  ...{ after: 0.2, by: PATCHER },
  run: (portal, work) => stepTo(portal, work, 'request_quality_review'),
}
const reject: Step = {
  ...{ after: 0.3, by: SENIOR_PATCHER },
  run: (portal, work) => stepTo(portal, work, 'reject'),
}
const send: Step = {
  ...{ after: 0.22, by: PATCHER },
  run: (portal, work) => stepTo(portal, work, 'ready_for_review'),
}
const reviewerOf = ({ review }: DemoEcgCase) =>
  review?.isReviewedAgain ? OTHER_REVIEWER : REVIEWER
const claimReview: Step = {
  ...{ after: 0.3, by: reviewerOf },
  run: (portal, work) => stepTo(portal, work, '1st_reviewing'),
}
/** An assigned case stays with its reviewer until it is opened; a claim ends after minutes. */
const assignTo = (after: number, to: string): Step => ({
  ...{ after, by: demoAdmin },
  run: async ({ api }, { caseId }) => {
    dataOf(await api.claims.assignCase({ caseId, to }))
  },
})
const sign: Step = {
  ...{ after: 0.4, by: reviewerOf },
  run: (portal, { ecgCase, caseId }) => signDemoEcg(portal, ecgCase, caseId),
}
const claimSecond: Step = {
  ...{ after: 0.42, by: OTHER_SECOND_REVIEWER },
  run: (portal, work) => stepTo(portal, work, '2nd_reviewing'),
}
const askRepeat: Step = {
  ...{ after: 4, by: ({ accountId }) => accountId },
  run: async ({ api }, { caseId, ecgCase: { repeatReason: reason = '' } }) => {
    dataOf(await api.repeats.askRepeat({ caseId, reason }))
  },
}

const SENT = [claim, finish, send]
const SIGNED = [...SENT, claimReview, sign]

const STEPS: Readonly<Record<DemoEcgStatus, readonly Step[]>> = {
  ...{ open: [], upload: [], wait_for_preparation: [], data_ready: [] },
  patch_done: [claim, finish],
  request_quality_review: [claim, askQuality],
  reject: [claim, askQuality, reject],
  ready_for_review: SENT,
  '1st_reviewing': [...SENT, claimReview, assignTo(0.32, OTHER_REVIEWER)],
  pending_2nd_review: SIGNED,
  '2nd_reviewing': [...SIGNED, claimSecond, assignTo(0.44, SECOND_REVIEWER)],
  done: SIGNED,
  resend_report_request: [...SIGNED, askRepeat],
}

/** Advances an analysed case to its status, each step by its person at its time. Repeatable. */
export async function prepareDemoEcg(
  demo: Demo,
  ecgCase: DemoEcgCase,
  caseId: string,
): Promise<void> {
  const { submittedHoursAgo, reached = 'data_ready' } = ecgCase
  for (const { after, by, run } of STEPS[reached])
    await stepAt(demo, ecgCase, personOf(by, ecgCase), submittedHoursAgo - after, (portal) =>
      run(portal, { demo, ecgCase, caseId }),
    )
}

function personOf(by: Step['by'], ecgCase: DemoEcgCase): string {
  return typeof by === 'string' ? by : by(ecgCase)
}

/** Takes a step; one that needs a reason gives that of the quality. */
async function stepTo(
  { api }: DemoPortal,
  { caseId, ecgCase }: Work,
  status: DemoEcgStatus,
): Promise<void> {
  const isAboutQuality = status === 'request_quality_review' || status === 'reject'
  const reason = isAboutQuality && { revision_note: ecgCase.quality?.reason ?? '' }
  dataOf(await api.cases.updateSession({ caseId, params: { status, ...reason } }))
}

/** Saves the corrections of a patcher, who knows what was drawn, and measures the corrected beats. */
async function savePatch(
  { context }: Demo,
  { api }: DemoPortal,
  { ecgCase, caseId }: { ecgCase: DemoEcgCase; caseId: string },
): Promise<void> {
  const db = context.database
  const { recordings } = dataOf(await api.ecgRecordings.queryEcgRecordings({ caseId }))
  for (const { rid, fs } of recordings) {
    const [analysis] = await newestAnalyses(db, [rid])
    const analysed = analysis && (await analysedBeats(db, analysis))
    if (!analysed || fs === null) throw new Error(`${ecgCase.key} was not analysed`)
    const beats = decodeBeats(analysed.beats)
    const shapes = await analysedShapes(db, analysis)
    const edits = decideByTruth(beatsOfParts(ecgCase.parts), { beats, shapes }, fs)
    const asked = edits.length > 0 ? { edits } : { edits, no_patch: true }
    const { patch_revision } = dataOf(await api.ecgPatches.saveEcgPatch({ rid, ...asked }))
    if (patch_revision)
      await measureEcgPatch(jobOfDemo(context), { recordingId: rid, patchRevision: patch_revision })
  }
}

async function saveChecklist(
  { api }: DemoPortal,
  { ecgCase: { fileName, service = 'ecg1l', quality }, caseId }: Work,
): Promise<void> {
  const judged = {
    ...{ type: service, fileName },
    ...{ quality: quality?.quality ?? 'acceptable', quality_reason: quality?.reason ?? '' },
  } as const
  const extraInfo = {
    session_checklist: CHECKLIST_ITEMS.map((id) => ({ id, done: true, reason: '' })),
    session_tests: [judged],
  }
  dataOf(await api.cases.updateSession({ caseId, params: { extraInfo } }))
}
