import type { UploadedFile } from '@systole/contract/uploads'
import type { WireCase } from '@systole/contract/wire-case'
import type { PreviewKind } from '@systole/domain/previews/preview'
import { emptyReportDraft, ReportDraft } from '@systole/domain/reports/report-draft'
import { fromStamp } from '@systole/domain/time/stamp'
import { ReportModel } from '@systole/report/model'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { NOT_HOLDER, VERSION_CONFLICT } from '../../api/codes.ts'
import { addressOf, nextFilesLook } from '../../api/files.ts'
import { orThrow, RefusedError } from '../../api/query.ts'
import { queryClient } from '../../api/query-client.ts'
import type { DraftStart, SaveReply } from './draft-keeper.ts'
import { type ReadingCase, toReadingCase } from './reading-case.ts'

const REFRESH_MS = 60_000

export const readingCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'case', caseId],
    queryFn: async (): Promise<ReadingCase> => {
      const { session } = await orThrow(client.cases.querySessionInfo({ usid: caseId }))
      return toReadingCase(session)
    },
    refetchInterval: REFRESH_MS,
  })

/** A vet may add files until the report is released, so the list is asked for again. */
export const readingFilesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'files', caseId],
    queryFn: async (): Promise<UploadedFile[]> => {
      const { files } = await orThrow(client.uploads.queryUploadedData({ usid: caseId }))
      return files
    },
    refetchInterval: ({ state }) => nextFilesLook(state.data ?? [], REFRESH_MS),
  })

/** A fresh address of one file or of a preview of it, from a fresh list. */
export async function renewFileUrl(
  caseId: string,
  fileId: string,
  preview?: PreviewKind,
): Promise<string | undefined> {
  const files = await queryClient.fetchQuery({ ...readingFilesQuery(caseId), staleTime: 0 })
  return addressOf(files, fileId, preview)
}

/** The report as it would be now. */
export type ReportPreview = { model: ReportModel; logoUrl: string }

export type DraftOnServer = DraftStart & {
  /** The report it would become; undefined while there are no questions to answer. */
  preview: ReportPreview | undefined
  lastRevision: string
}

export const draftQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['reading', 'draft', caseId],
    queryFn: () => readDraftOnServer(caseId),
    // The keeper follows what is saved; asking again behind its back would only confuse.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export async function readDraftOnServer(caseId: string): Promise<DraftOnServer> {
  const data = await orThrow(
    client.reports.queryReviewData({ usid: caseId, type: 'session_review_report' }),
  )
  return {
    draft: data.draft ?? emptyReportDraft(),
    version: data.draft_version ?? 0,
    savedAt: fromStamp(data.saved ?? ''),
    preview: data.report
      ? { model: ReportModel.parse(data.report), logoUrl: data.logo_url }
      : undefined,
    lastRevision: data.revision,
  }
}

export async function saveDraft(
  caseId: string,
  draft: ReportDraft,
  version: number,
): Promise<SaveReply> {
  const reply = await client.reports.addReviewData({
    usid: caseId,
    type: 'session_review_report',
    data: { draft, version },
  })
  if (reply.ok) {
    return { ok: true, version: reply.data.version, savedAt: fromStamp(reply.data.saved) }
  }
  if (reply.code === VERSION_CONFLICT) return { ok: false, conflict: true }
  if (reply.code === NOT_HOLDER) return { ok: false, conflict: false, lost: true }
  return { ok: false, conflict: false, why: new RefusedError(reply) }
}

/** Freezes the report and closes the case; the same version released twice is released once. */
export async function releaseReport(caseId: string, version: number, reason: string) {
  const released = await orThrow(
    client.reports.addReviewData({
      usid: caseId,
      type: 'session_release_report',
      data: { version, ...(reason && { reason }) },
    }),
  )
  await forgetLists(caseId)
  return released
}

export function claimCase(consult: Pick<ReadingCase, 'caseId' | 'version'>) {
  return step(consult, 'data_processing')
}

export function giveBackCase(consult: Pick<ReadingCase, 'caseId' | 'version'>) {
  return step(consult, 'submit')
}

export function takeOverCase({ caseId }: Pick<ReadingCase, 'caseId'>, from: string) {
  return moved(caseId, client.claims.takeOverCase({ usid: caseId, from }))
}

/** Gives the case to a cardiologist. */
export function assignCase({ caseId }: Pick<ReadingCase, 'caseId'>, to: string) {
  return moved(caseId, client.claims.assignCase({ usid: caseId, to }))
}

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
  await moved(caseId, client.cases.updateSession({ usid: caseId, params: { status, version } }))
}

type Moved = ReturnType<typeof client.cases.updateSession | typeof client.claims.takeOverCase>

/** The case as it is after it went from hand to hand. */
async function moved(caseId: string, reply: Moved): Promise<void> {
  const { session } = await orThrow<{ session: WireCase }>(reply)
  queryClient.setQueryData(readingCaseQuery(caseId).queryKey, toReadingCase(session))
  await forgetLists()
}

async function forgetLists(caseId?: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['worklist'] }),
    caseId && queryClient.invalidateQueries({ queryKey: ['reading', 'case', caseId] }),
  ])
}

/** What this device kept of a draft, when it still is one. */
export function parseUnsaved(value: unknown): { draft: ReportDraft; version: number } | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('version' in value) || typeof value.version !== 'number' || !('draft' in value)) return
  const draft = ReportDraft.safeParse(value.draft)
  return draft.success ? { draft: draft.data, version: value.version } : undefined
}
