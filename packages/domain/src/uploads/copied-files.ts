import type { FileKind } from './file-kind.ts'

/** True for a file that came with the earlier case: it was added before this one was opened. Both are stamps. */
export function isFromEarlierCase(addedAt: string, openedAt: string): boolean {
  return addedAt !== '' && addedAt < openedAt
}

/** The required kinds of which the case has files of the earlier case only: newer ones may exist. */
export function onlyEarlierFiles(
  required: readonly FileKind[],
  files: readonly { kind: FileKind; addedAt: string }[],
  openedAt: string,
): FileKind[] {
  return required.filter((kind) => {
    const ofKind = files.filter((file) => file.kind === kind)
    return ofKind.length > 0 && ofKind.every((file) => isFromEarlierCase(file.addedAt, openedAt))
  })
}
