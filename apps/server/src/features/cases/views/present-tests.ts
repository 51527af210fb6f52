import type { WireCase } from '@systole/contract/cases/wire-case'
import { seesPart } from '@systole/domain/access/case-parts'
import type { UserType } from '@systole/domain/accounts/user-type'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { phaseOf } from '@systole/domain/services/services'
import { QUALITY_OF_GRADE } from '@systole/domain/uploads/file-grade'
import { FileKind, fileKindToWire } from '@systole/domain/uploads/file-kind'
import type { CaseView } from './case-view-store.ts'
import type { TestUploadRow } from './test-upload-store.ts'

type WireTest = WireCase['session_tests'][number]
type Viewed = Pick<CaseView, 'fileCounts' | 'service' | 'status' | 'uploads' | 'test'>

/**
 * Lists files per type, one by one if they were read and the viewer's role may see them. The ECGs of an ECG case are one test, with
 * the status of the case. SPEC E2.
 */
export function presentTests(row: Viewed, viewer: UserType): WireTest[] {
  const seen = seesPart('clinical', viewer, row.service) ? row.uploads : undefined
  const { pushedAt } = row.test ?? {}
  const pushed = pushedAt ? new Date(pushedAt) : null
  const isEcgCase = isEcgService(row.service)
  return FileKind.options.flatMap((kind) => {
    const count = row.fileCounts[kind] ?? 0
    const isTest = isEcgCase && kind === 'ecg'
    if (count === 0 && !isTest) return []
    const ofKind = seen?.filter((upload) => upload.kind === kind)
    const test_uploads = ofKind?.map((upload) => presentUpload(row, viewer, upload))
    const test = {
      type: isTest ? row.service : fileKindToWire(kind),
      count,
      status: isTest ? row.status : ('ready' as const),
      exinfo: { push: isTest ? pushed : null },
    }
    return [{ ...test, ...(test_uploads && { test_uploads }) }]
  })
}

/** Presents an upload; the hospital sees its quality only with the report. */
function presentUpload(row: Viewed, viewer: UserType, upload: TestUploadRow) {
  const { at, name, format, kind, grade, reason, state } = upload
  const isReported = seesPart('unreleased', viewer) || phaseOf(row) === 'released'
  const judged = row.test?.qualities.find(({ fileName }) => fileName === name)
  const quality = judged ? judged.quality : grade ? QUALITY_OF_GRADE[grade] : ('' as const)
  return {
    time: new Date(at),
    status: state ?? ('ready' as const),
    fname: name,
    ftype: format,
    quality: isReported ? quality : ('' as const),
    exinfo: {
      type: 'supplementary',
      file_type: fileKindToWire(kind),
      ...(isReported && judged && { no_patch: judged.noPatch }),
    },
    note: isReported ? (judged?.reason ?? reason ?? '') : '',
  }
}
