import type { FileKind } from './file-kind.ts'

/** Returns true for a file of the earlier case: it was added before this case was opened. */
export function isFromEarlierCase(addedAt: Date, openedAt: Date): boolean {
  return addedAt < openedAt
}

/** Returns the required kinds of which the case has only files of the earlier case, since newer ones may exist. */
export function onlyEarlierFiles(
  required: readonly FileKind[],
  files: readonly { kind: FileKind; addedAt: Date }[],
  openedAt: Date,
): FileKind[] {
  return required.filter((kind) => {
    const ofKind = files.filter((file) => file.kind === kind)
    return ofKind.length > 0 && ofKind.every((file) => isFromEarlierCase(file.addedAt, openedAt))
  })
}
