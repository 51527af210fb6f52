import type { Case } from '@systole/contract/cases/wire-case'
import type { UploadedFile } from '@systole/contract/files/uploads'
import { isEditable, takesFiles } from '@systole/domain/cases/case-status'
import { coachLines } from '@systole/domain/questions/file-coach'
import { fileNeedsIn } from '@systole/domain/questions/required-files'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import { onlyEarlierFiles } from '@systole/domain/uploads/copied-files'
import { type FileKind, fileKindFromWire } from '@systole/domain/uploads/file-kind'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRunning } from '../queue/upload-store.ts'
import { useArriving, useUploads } from '../queue/use-uploads.ts'
import { filesQuery } from '../uploads.queries.ts'

type Overlay = 'none' | 'missing' | 'still' | 'newer'

const nothingFollows = () => {}

/** Manages stage 3: files, uploads, needs, and the result of Next (CASE-6). */
export function useInspection({
  consult,
  uid,
  absent,
  onNext = nothingFollows,
}: {
  consult: Case
  uid: string
  absent: readonly AbsentFile[]
  onNext: (() => void) | undefined
}) {
  const query = useQuery(filesQuery(consult.caseId))
  const uploads = useUploads(consult.caseId, uid)
  const [overlay, setOverlay] = useState<Overlay>('none')
  const [waiting, setWaiting] = useState(false)
  const asked = consult.question_session?.question_session.map(({ type }) => type) ?? []
  const files = query.data ?? []
  const there = query.data
    ? files.flatMap(({ extraInfo }) => fileKindFromWire(extraInfo.file_type) ?? [])
    : kindsIn(consult)
  const arriving = uploads.filter(isRunning).map(({ kind }) => ({ kind, percent: 0 }))
  const wanted = fileNeedsIn(consult.serviceId, asked)
  const needs = coachLines({ needs: wanted, there, arriving, absent })
  const lacking = needs.filter(({ need, state }) => need === 'required' && state !== 'there')
  const coming = lacking.filter(({ state }) => state === 'arriving')
  const onlyComing = lacking.length > 0 && coming.length === lacking.length
  const paid = !isEditable(consult.status)
  const [noneNewer, setNoneNewer] = useState(false)
  const earlierOnly = earlierKinds(consult, files, wanted.required)
  useGoOn({ waiting, onlyComing, done: lacking.length === 0, setWaiting, onNext })

  return {
    query,
    files,
    uploads,
    asked,
    facts: { needs: wanted, there, absent },
    needs,
    paid,
    mayAdd: takesFiles(consult.status),
    earlierOnly,
    goOnWithEarlier: () => {
      setOverlay('none')
      setNoneNewer(true)
      onNext()
    },
    lacking: lacking.map(({ kind }) => kind),
    onlyComing,
    waiting,
    overlay,
    close: () => setOverlay('none'),
    wait: () => {
      setOverlay('none')
      setWaiting(true)
    },
    next: () => {
      if (paid) onNext()
      else if (lacking.length > 0) setOverlay(onlyComing ? 'still' : 'missing')
      else if (earlierOnly.length > 0 && !noneNewer) setOverlay('newer')
      else onNext()
    },
  }
}

/** Returns the required kinds of a follow-up that has only files of the earlier case. */
function earlierKinds(
  { extraInfo, date }: Case,
  files: readonly UploadedFile[],
  required: readonly FileKind[],
): FileKind[] {
  if (extraInfo.clone === '') return []
  const known = files.flatMap((file) => {
    const kind = fileKindFromWire(file.extraInfo.file_type)
    return kind ? [{ kind, addedAt: file.time }] : []
  })
  return onlyEarlierFiles(required, known, date)
}

/** Returns the needs with their progress; used only by components that show it, because it changes with every percent. */
export function useCoachLines(
  consult: Case,
  uid: string,
  { needs, there, absent }: ReturnType<typeof useInspection>['facts'],
) {
  const arriving = useArriving(consult.caseId, uid)
  return coachLines({ needs, there, arriving, absent })
}

/** Continues once the awaited file is complete; a failed or paused upload ends the waiting. */
function useGoOn(props: {
  waiting: boolean
  onlyComing: boolean
  done: boolean
  setWaiting: (waiting: boolean) => void
  onNext: () => void
}): void {
  const { waiting, onlyComing, done, setWaiting, onNext } = props
  useEffect(() => {
    if (!waiting || onlyComing) return
    setWaiting(false)
    if (done) onNext()
  }, [waiting, onlyComing, done, setWaiting, onNext])
}

/** Returns the kinds from the case itself, while the list of files is loading. */
function kindsIn({ session_tests }: Case): FileKind[] {
  return session_tests.flatMap(({ type, count }) => {
    const kind = fileKindFromWire(type)
    return kind ? Array.from({ length: count }, () => kind) : []
  })
}
