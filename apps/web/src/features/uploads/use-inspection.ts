import type { WireCase } from '@systole/contract/wire-case'
import { isEditable, takesFiles } from '@systole/domain/cases/case-status'
import { type FileKind, fileKindFromWire } from '@systole/domain/uploads/file-kind'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { needStates } from './file-needs-state.ts'
import { useUploads } from './upload-store.ts'
import { filesQuery } from './uploads.queries.ts'

type Overlay = 'none' | 'missing' | 'still'

/** What stage 3 knows: files, uploads, what is needed, and what Next answers (CASE-6). */
export function useInspection({
  consult,
  uid,
  onNext,
}: {
  consult: WireCase
  uid: string
  onNext: () => void
}) {
  const query = useQuery(filesQuery(consult.usid))
  const uploads = useUploads(consult.usid, uid)
  const [overlay, setOverlay] = useState<Overlay>('none')
  const [waiting, setWaiting] = useState(false)
  const asked = consult.question_session?.question_session.map(({ type }) => type) ?? []
  const files = query.data ?? []
  const there = query.data
    ? files.flatMap(({ exinfo }) => fileKindFromWire(exinfo.file_type) ?? [])
    : kindsIn(consult)
  const needs = needStates(asked, there, uploads)
  const lacking = needs.filter(({ need, state }) => need === 'required' && state !== 'there')
  const coming = lacking.filter(({ state }) => state === 'uploading')
  const onlyComing = lacking.length > 0 && coming.length === lacking.length
  const paid = !isEditable(consult.status)
  useGoOn({ waiting, onlyComing, done: lacking.length === 0, setWaiting, onNext })

  return {
    query,
    files,
    uploads,
    asked,
    needs,
    paid,
    mayAdd: takesFiles(consult.status),
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
      if (paid || lacking.length === 0) onNext()
      else setOverlay(onlyComing ? 'still' : 'missing')
    },
  }
}

/** Goes on by itself once the awaited file is in; a failed or paused upload ends the waiting. */
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

/** From the case itself, while the list of files is still on its way. */
function kindsIn({ session_tests }: WireCase): FileKind[] {
  return session_tests.flatMap(({ type, count }) => {
    const kind = fileKindFromWire(type)
    return kind ? Array.from({ length: count }, () => kind) : []
  })
}
