import { FILE_FORMATS } from '@systole/domain/uploads/accepted-formats'
import { type DicomFacts, NO_DICOM_FACTS } from '@systole/domain/uploads/file-facts'
import type { InspectedFile } from '../features/uploads/intake/inspect-files.ts'
import type { CaseContext } from '../features/uploads/intake/review-rows.ts'

export const MOCHI_CASE: CaseContext = {
  pet: { name: 'Mochi', ownerName: 'Chan Hoi Ching', identifier: '3381' },
  acceptedFormats: FILE_FORMATS,
  there: [],
  onTheWay: [],
  awaited: [],
  now: new Date('2026-11-20T12:00:00Z'),
}

/** Creates a file whose beginning was read: DICOM with the given facts, or text. */
export function aLookedAt(
  path: string,
  content: Partial<DicomFacts> | string,
  sizeBytes = 4000,
): InspectedFile {
  const isText = typeof content === 'string'
  const head = isText ? new TextEncoder().encode(content) : dicomHead()
  return {
    source: {
      path,
      sizeBytes,
      lastModified: 7,
      bytes: new Blob([head]),
      head: async () => head,
      handle: undefined,
      entry: undefined,
      print: undefined,
      refusal: undefined,
    },
    head,
    dicom: isText ? undefined : { ...NO_DICOM_FACTS, ...content },
    print: `${sizeBytes}:${path}`,
    isUnlisted: false,
  }
}

function dicomHead(): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(200)
  head.set(new TextEncoder().encode('DICM'), 128)
  return head
}
