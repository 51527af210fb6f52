import type { UploadedFile } from '@systole/contract/files/uploads'
import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import type { PatientOnRecord } from '@systole/domain/uploads/patients/patient-mismatch'
import { useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../api/query-client.ts'
import { useToast } from '../../../ui/feedback/use-toast.ts'
import { addUploads, giveFile } from '../queue/upload-queue.ts'
import { isRunning, type Upload, uploadStore } from '../queue/upload-store.ts'
import { storeHandles } from '../sending/stored-handles.ts'
import { formatsQuery } from '../uploads.queries.ts'
import { foundAgain } from './found-again.ts'
import type { FoundFile, IntakeSource } from './found-file.ts'
import { type InspectedFile, type Inspection, inspectFile, inspectFiles } from './inspect-files.ts'
import { type IntakeRow, reviewRows } from './review-rows.ts'
import { emptyReview, joining, nextReview, refuseReviewStart } from './review-state.ts'

export type IntakeProps = {
  caseId: string
  accountId: string
  pet: PatientOnRecord
  files: readonly UploadedFile[]
  found: Promise<FoundFile[] | undefined>
  onClose: () => void
}

/** Manages the review: inspects files, resumes uploads that waited for them, and keeps the list of the rest until Start. */
export function useIntakeReview(props: IntakeProps) {
  const { caseId, accountId, found, onClose } = props
  const { t } = useTranslation('intake')
  const toast = useToast()
  const [review, dispatch] = useReducer(nextReview, emptyReview)
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [look, setLook] = useState<Inspection>()
  const [refused, setRefused] = useState<{ at: number }>()

  const onLooked = (seen: Inspection) => {
    const again = goOn(seen.files, { caseId, accountId })
    if (again.count > 0) toast.show(t('goesOn', { count: again.count }))
    const nothingNew = again.rest.length === 0 && seen.refusedArchives.length === 0
    if (nothingNew && again.count > 0) return onClose()
    dispatch({ type: 'looked', rows: rowsOf(again.rest, props) })
    setLook(seen)
  }
  const onNothing = (problem?: 'nothing' | 'unreadable') => {
    if (problem) toast.show(problem === 'nothing' ? t('nothing') : t('problem.unreadable'))
    onClose()
  }
  useLook(found, { onProgress: setProgress, onLooked, onNothing })

  return {
    review,
    look,
    progress,
    /** The reason why Start was refused, until it is resolved. */
    problem: refused && refuseReviewStart(review),
    /** Changes with every refused Start. */
    refused,
    dispatch,
    /** Adds an omitted file to the list. */
    take: async (source: IntakeSource) => {
      setLook((was) => was && { ...was, leftOut: was.leftOut.filter((other) => other !== source) })
      dispatch({ type: 'taken', rows: rowsOf([await inspectFile(source, [])], props, review.rows) })
    },
    start: () => {
      if (refuseReviewStart(review)) return setRefused({ at: Date.now() })
      const rows = joining(review)
      const identifiers = addUploads(
        rows.flatMap(({ kind, name, print, source }) =>
          kind === ''
            ? []
            : [{ caseId, accountId, kind, name, print, ...sizeOf(source), file: source.bytes }],
        ),
      )
      const handles = rows.flatMap(({ source: { handle, entry } }, at) => {
        const identifier = identifiers[at]
        return handle && identifier ? [[identifier, { handle, entry }] as const] : []
      })
      void storeHandles(new Map(handles))
      toast.show(t('started', { count: rows.length }))
      onClose()
    },
  }
}

function sizeOf({ sizeBytes, lastModified }: InspectedFile['source']) {
  return { sizeBytes, lastModified }
}

function rowsOf(
  files: readonly InspectedFile[],
  { caseId, pet, files: there }: IntakeProps,
  before: readonly IntakeRow[] = [],
) {
  const coming = uploadStore.get().filter((upload) => upload.caseId === caseId)
  const context = {
    pet,
    acceptedFormats: queryClient.getQueryData(formatsQuery.queryKey) ?? FILE_FORMATS,
    there: there.map(({ name, size }) => ({ name, sizeBytes: size })),
    onTheWay: coming.filter(
      ({ state }) => isRunning(state) || ['paused', 'elsewhere'].includes(state.phase),
    ),
    awaited: coming.filter(({ state }) => state.phase === 'fileNeeded'),
    now: new Date(),
  }
  return reviewRows(files, context, before)
}

/** Resumes interrupted uploads with their files; returns the remaining files. */
function goOn(files: readonly InspectedFile[], owner: Pick<Upload, 'caseId' | 'accountId'>) {
  const waiting = uploadStore
    .get()
    .filter(
      ({ caseId, accountId, state }) =>
        caseId === owner.caseId && accountId === owner.accountId && state.phase === 'fileNeeded',
    )
  const { found, rest } = foundAgain(files, waiting)
  for (const { upload, file } of found) giveFile(upload.identifier, file.source.bytes)
  const handles = found.flatMap(({ upload, file: { source } }) =>
    source.handle
      ? [[upload.identifier, { handle: source.handle, entry: source.entry }] as const]
      : [],
  )
  void storeHandles(new Map(handles))
  return { count: found.length, rest }
}

/** Inspects once per drop, although React may run effects twice. */
function useLook(
  found: Promise<FoundFile[] | undefined>,
  then: {
    onProgress: (progress: { done: number; total: number }) => void
    onLooked: (look: Inspection) => void
    /** Called if nothing was found; without a problem if the picker was cancelled. */
    onNothing: (problem?: 'nothing' | 'unreadable') => void
  },
): void {
  const latest = useRef(then)
  const begun = useRef<Promise<FoundFile[] | undefined>>(undefined)
  useEffect(() => {
    latest.current = then
  })
  useEffect(() => {
    if (begun.current === found) return
    begun.current = found
    const run = async () => {
      const files = await found
      if (!files) return latest.current.onNothing()
      if (files.length === 0) return latest.current.onNothing('nothing')
      await queryClient.ensureQueryData(formatsQuery).catch(() => undefined)
      const look = await inspectFiles(files, (done, total) =>
        latest.current.onProgress({ done, total }),
      )
      latest.current.onLooked(look)
    }
    run().catch(() => latest.current.onNothing('unreadable'))
  }, [found])
}
