import type { Question } from '@systole/domain/questions/question'
import { fileNeeds } from '@systole/domain/questions/required-files'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { progressPercent } from '@systole/domain/uploads/uploader-state'
import { isRunning, type Upload } from './upload-store.ts'

/** How far one needed kind is: there, on its way, or not added. */
export type NeedState = {
  kind: FileKind
  need: 'required' | 'recommended'
} & (
  | { state: 'there'; count: number }
  | { state: 'uploading'; percent: number }
  | { state: 'missing' }
)

/** The kinds the chosen questions need, required ones first (QUES-3, INSP-1). */
export function needStates(
  asked: readonly Question[],
  there: readonly FileKind[],
  uploads: readonly Pick<Upload, 'kind' | 'state'>[],
): NeedState[] {
  const { required, recommended } = fileNeeds(asked)
  const stateOf = (kind: FileKind) => {
    const count = there.filter((each) => each === kind).length
    if (count > 0) return { state: 'there', count } as const
    const percents = uploads
      .filter((upload) => upload.kind === kind && isRunning(upload))
      .map(({ state }) => progressPercent(state))
    if (percents.length === 0) return { state: 'missing' } as const
    return { state: 'uploading', percent: Math.max(...percents) } as const
  }
  return [
    ...required.map((kind) => ({ kind, need: 'required' as const, ...stateOf(kind) })),
    ...recommended.map((kind) => ({ kind, need: 'recommended' as const, ...stateOf(kind) })),
  ]
}
