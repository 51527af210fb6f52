import type { measuredOfCase } from './measurement-store.ts'

type Measured = Awaited<ReturnType<typeof measuredOfCase>>[number]

/** Converts a measurement of a case to the wire, as text. */
export function presentCaseMeasurement({ row, fileName, text, isImplausible }: Measured) {
  return {
    mid: row.measurementId,
    fid: row.fileId,
    fname: fileName,
    method: row.method,
    text,
    implausible: isImplausible,
    updated: row.updatedAt,
  }
}
