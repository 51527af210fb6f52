import type { WireCase } from '@systole/contract/cases/wire-case'
import { seesPart } from '@systole/domain/access/case-parts'
import type { UserType } from '@systole/domain/accounts/user-type'
import { phaseOf } from '@systole/domain/services/services'
import { toStamp } from '@systole/domain/time/stamp'
import { QUALITY_OF_GRADE } from '@systole/domain/uploads/file-grade'
import { FileKind, fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { CaseView } from './case-view-store.ts'
import type { TestUploadRow } from './test-upload-store.ts'

type WireTest = WireCase['session_tests'][number]
type Viewed = Pick<CaseView, 'fileCounts' | 'service' | 'status' | 'uploads'>

/** Lists files per type, one by one if they were read and the viewer's role may see them. */
export function presentTests(row: Viewed, viewer: UserType): WireTest[] {
  const seen = seesPart('clinical', viewer, row.service) ? row.uploads : undefined
  return FileKind.options.flatMap((kind) => {
    const count = row.fileCounts[kind]
    if (!count) return []
    const ofKind = seen?.filter((upload) => upload.kind === kind)
    const test_uploads = ofKind?.map((upload) => presentUpload(row, viewer, upload))
    const test = { type: fileKindToWire(kind), count, status: 'ready', exinfo: { push: false } }
    return [{ ...test, ...(test_uploads && { test_uploads }) } as WireTest] // literals widen above
  })
}

/** Presents an upload; the hospital sees its grade only with the report. */
function presentUpload(row: Viewed, viewer: UserType, upload: TestUploadRow) {
  const { at, name, format, kind, grade, reason } = upload
  const isReported = seesPart('unreleased', viewer) || phaseOf(row) === 'released'
  return {
    time: toStamp(new Date(at)),
    status: 'ready' as const,
    fname: name,
    ftype: format,
    quality: isReported && grade ? QUALITY_OF_GRADE[grade] : ('' as const),
    exinfo: { type: 'supplementary', file_type: fileKindToWire(kind) },
    note: isReported ? (reason ?? '') : '',
  }
}
