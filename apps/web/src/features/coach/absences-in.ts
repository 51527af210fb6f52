import type { Case } from '@systole/contract/cases/wire-case'
import type { AbsentFile } from '@systole/domain/uploads/absent-file'
import { fileKindFromWire } from '@systole/domain/uploads/file-kind'

/** Returns the reasons why advised files of a case are absent. */
export function absencesIn({ extraInfo }: Pick<Case, 'extraInfo'>): AbsentFile[] {
  return extraInfo.absent_files.flatMap(({ file_type, reason }) => {
    const kind = fileKindFromWire(file_type)
    return kind ? [{ kind, reason }] : []
  })
}
