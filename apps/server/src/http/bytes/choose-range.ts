export type ChosenRange =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' }

type RangeRequest = { range: string | undefined; ifRange: string | undefined }

/**
 * Chooses the bytes of the reply (RFC 9110 §14). Several ranges, another unit or a file that changed since get the whole file.
 */
export function chooseRange(
  { range, ifRange }: RangeRequest,
  { sizeBytes, etag }: { sizeBytes: number; etag: string },
): ChosenRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? []
  if (first === '' && last === '') return { kind: 'whole' }
  if (ifRange !== undefined && ifRange !== etag) return { kind: 'whole' }
  if (first === '') return suffix(Number(last), sizeBytes)
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (last !== '' && Number(last) < start) return { kind: 'whole' } // not a valid range
  return start < sizeBytes ? { kind: 'part', start, end } : { kind: 'unsatisfiable' }
}

function suffix(length: number, sizeBytes: number): ChosenRange {
  if (length === 0) return { kind: 'unsatisfiable' }
  return { kind: 'part', start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 }
}
