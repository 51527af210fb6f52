import type { Proof } from '@systole/contract/accounts/second-factors'
import type { Case } from '@systole/contract/cases/wire-case'
import type { UploadedFile } from '@systole/contract/files/uploads'
import type { PreviewKind } from '@systole/domain/previews/preview'
import { emptyReportDraft, ReportDraft } from '@systole/domain/reports/report-draft'
import { addAddendum } from '@systole/report/add-addendum'
import { draftOfReport } from '@systole/report/draft-of-report'
import { ReportModel } from '@systole/report/model'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../api/client.ts'
import { NOT_HOLDER, VERSION_CONFLICT } from '../../../api/codes.ts'
import { fileAddress, nextFilesLook } from '../../../api/files.ts'
import { orThrow, RefusedError } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { DraftStart, ReportSaveReply } from '../drafts/report-autosaver.ts'
import { type ReadingCase, toReadingCase } from './reading-case.ts'

const REFRESH_MS = 60_000

export const readingCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'case', caseId],
    queryFn: async (): Promise<ReadingCase> => {
      const { session } = await orThrow(client.cases.querySessionInfo({ caseId }))
      return toReadingCase(session)
    },
    refetchInterval: REFRESH_MS,
  })

/** Queries the files; refetched, because a vet may add files until the report is released. */
export const readingFilesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'files', caseId],
    queryFn: () => readFilesOf(caseId),
    refetchInterval: ({ state }) => nextFilesLook(state.data ?? [], REFRESH_MS),
  })

export async function readFilesOf(caseId: string): Promise<UploadedFile[]> {
  return (await orThrow(client.uploads.queryUploadedData({ caseId }))).files
}

/** Returns a new address of a file or of a preview, from a refetched list. */
export async function renewReadingFileUrl(
  caseId: string,
  fileId: string,
  preview?: PreviewKind,
): Promise<string | undefined> {
  const files = await queryClient.fetchQuery({ ...readingFilesQuery(caseId), staleTime: 0 })
  return fileAddress(files, fileId, preview)
}

/** The report in its present state. */
export type ReportPreview = {
  model: ReportModel
  logoUrl: string
  stillUrls: Readonly<Record<string, string>>
}

export type DraftOnServer = DraftStart & {
  /** A preview of the resulting report; `undefined` while there are no questions. */
  preview: ReportPreview | undefined
  lastRevision: string
  /** The signature, if it is not released yet. */
  signed?: Signature | undefined
  /** The released revision that the draft corrects, empty if none. */
  corrects: string
}

export const draftQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'draft', caseId],
    queryFn: () => readDraftOnServer(caseId),
    // Not refetched, because the autosave tracks the saved version.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export async function readDraftOnServer(caseId: string): Promise<DraftOnServer> {
  const data = await orThrow(
    client.reports.queryReviewData({ caseId, type: 'session_review_report' }),
  )
  return {
    draft: data.draft ?? emptyReportDraft(),
    version: data.draft_version ?? 0,
    savedAt: data.saved ?? undefined,
    preview: data.report
      ? {
          model: ReportModel.parse(data.report),
          logoUrl: data.logo_url,
          stillUrls: data.still_urls,
        }
      : undefined,
    lastRevision: data.revision,
    signed: data.signed && {
      revision: data.signed.revision,
      endsAt: performance.now() + data.signed.release_in_ms,
    },
    corrects: data.corrects ?? '',
  }
}

/** Queries a released report in the form of its draft, for users who may not read drafts. */
export const releasedDraftQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'released', caseId],
    queryFn: async (): Promise<DraftOnServer> => {
      const type = 'session_release_report'
      const data = await orThrow(client.reports.queryReviewData({ caseId, type }))
      return {
        draft: draftOfReport(ReportModel.parse(data.report)),
        version: 0,
        savedAt: undefined,
        preview: undefined,
        lastRevision: data.revision,
        corrects: '',
      }
    },
  })

export async function saveReportDraft(
  caseId: string,
  draft: ReportDraft,
  version: number,
): Promise<ReportSaveReply> {
  const reply = await client.reports.addReviewData({
    caseId,
    type: 'session_review_report',
    data: { draft, version },
  })
  if (reply.ok) {
    return { ok: true, version: reply.data.version, savedAt: reply.data.saved }
  }
  if (reply.code === VERSION_CONFLICT) return { ok: false, conflict: true }
  if (reply.code === NOT_HOLDER) return { ok: false, conflict: false, lost: true }
  return { ok: false, conflict: false, why: new RefusedError(reply) }
}

/** A signature that can be withdrawn until `endsAt`, in the time of `performance.now`. */
export type Signature = { revision: string; endsAt: number }

/** Signs the draft or an addendum; signing the same one twice signs once. */
export async function signReport(
  caseId: string,
  what: { version: number; addendum?: string },
  { reason, proof }: { reason: string; proof: Proof },
): Promise<Signature> {
  const { revision, release_in_ms } = await orThrow(
    client.reports.addReviewData({
      caseId,
      type: 'session_release_report',
      data: { ...what, ...(reason && { reason }) },
      proof,
    }),
  )
  return { revision, endsAt: performance.now() + release_in_ms }
}

export async function undoRelease(caseId: string, revision: string): Promise<void> {
  await orThrow(client.reports.undoRelease({ caseId, revision }))
}

/** Reopens the draft of the released report. */
export async function startCorrection(caseId: string): Promise<void> {
  await orThrow(client.reports.startCorrection({ caseId }))
  queryClient.removeQueries({ queryKey: draftQuery(caseId).queryKey })
}

export async function cancelCorrection(caseId: string): Promise<void> {
  await orThrow(client.reports.cancelCorrection({ caseId }))
  queryClient.removeQueries({ queryKey: draftQuery(caseId).queryKey })
}

/** Returns a preview of the released report with an added text. */
export async function previewAddendum(
  caseId: string,
  text: string,
): Promise<ReportPreview | undefined> {
  const type = 'session_release_report'
  const [released, own] = await Promise.all([
    orThrow(client.reports.queryReviewData({ caseId, type })),
    readDraftOnServer(caseId),
  ])
  const signer = own.preview?.model.signature
  if (!released.report || !signer) return undefined
  const { name, title, licence } = signer
  const addendum = { text, reason: '', revision: '', signer: { name, title, licence } }
  const model = addAddendum(ReportModel.parse(released.report), addendum)
  return { model, logoUrl: released.logo_url, stillUrls: released.still_urls }
}

/** Returns the revision awaiting release, and the last released one. */
export async function readSignature(caseId: string) {
  const { signed, lastRevision } = await readDraftOnServer(caseId)
  if (!signed) await forgetLists(caseId)
  return { waiting: signed?.revision, released: lastRevision }
}

export function claimCase(consult: Pick<ReadingCase, 'caseId' | 'version'>) {
  return step(consult, 'data_processing')
}

export function giveBackCase(consult: Pick<ReadingCase, 'caseId' | 'version'>) {
  return step(consult, 'submit')
}

export function takeOverCase({ caseId }: Pick<ReadingCase, 'caseId'>, from: string) {
  return moved(caseId, client.claims.takeOverCase({ caseId, from }))
}

/** Assigns the case to a cardiologist, from the one who was seen to have it. */
export function assignCase({ caseId, reader }: Pick<ReadingCase, 'caseId' | 'reader'>, to: string) {
  return moved(caseId, client.claims.assignCase({ caseId, to, from: reader?.accountId ?? '' }))
}

/** Asks a person to review a released ECG report. SPEC E7. */
export async function askAsyncReview(caseId: string, to: string): Promise<void> {
  await orThrow(client.claims.assignCase({ caseId, to, as: 'async_second_reviewer' }))
}

export const asyncReviewersQuery = queryOptions({
  queryKey: ['reading', 'asyncReviewers'],
  queryFn: async () => {
    const { reviewers } = await orThrow(client.hospitals.queryAllReviewers({}))
    return reviewers.filter(({ roles }) => roles.includes('async_second_reviewer'))
  },
})

export const cardiologistsQuery = queryOptions({
  queryKey: ['reading', 'cardiologists'],
  queryFn: async () => {
    const { reviewers } = await orThrow(client.hospitals.queryAllReviewers({}))
    return reviewers.filter(({ roles }) => roles.includes('cardiologist'))
  },
})

async function step(
  { caseId, version }: Pick<ReadingCase, 'caseId' | 'version'>,
  status: 'data_processing' | 'submit',
): Promise<void> {
  await moved(caseId, client.cases.updateSession({ caseId, params: { status, version } }))
}

type Moved = ReturnType<typeof client.cases.updateSession | typeof client.claims.takeOverCase>

/** Updates the case after a reassignment. */
async function moved(caseId: string, reply: Moved): Promise<void> {
  const { session } = await orThrow<{ session: Case }>(reply)
  queryClient.setQueryData(readingCaseQuery(caseId).queryKey, toReadingCase(session))
  await forgetLists()
}

async function forgetLists(caseId?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['worklist'] }),
    caseId && queryClient.invalidateQueries({ queryKey: ['reading', 'case', caseId] }),
  ])
}

/** Parses the draft stored on this device, if it is valid. */
export function parseUnsaved(value: unknown): { draft: ReportDraft; version: number } | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('version' in value) || typeof value.version !== 'number' || !('draft' in value)) return
  const draft = ReportDraft.safeParse(value.draft)
  return draft.success ? { draft: draft.data, version: value.version } : undefined
}

/** Counts the use of a phrase; a failure has no effect on the draft. */
export async function notePhrase(caseId: string, phid: string): Promise<void> {
  await client.phrases.notePhraseUse({ phid, caseId }).catch(() => undefined)
}
