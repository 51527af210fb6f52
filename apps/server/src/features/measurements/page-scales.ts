import { isPageMethod, type PageMark } from '@systole/domain/measurements/measurement'
import { NO_PAGE_SCALE, type PageScale, pageScaleOf } from '@systole/domain/measurements/page-scale'
import type { Db } from '../../db/database.ts'
import { listMeasurements } from './measurement-store.ts'

type DatedMark = PageMark & { updatedAt: Date }

/** Returns the scale of each page that was marked in these measurements of one file; the newest mark counts. */
export function pageScales(measured: readonly DatedMark[]): (frame: number) => PageScale {
  const marks = measured.toSorted((one, other) => Number(one.updatedAt) - Number(other.updatedAt))
  return (frame) => pageScaleOf(marks, frame)
}

/** Reads the scale by which a measurement on a page is valued; the other methods have none. */
export async function findPageScale(
  db: Db,
  { fileId, method, frame }: Pick<PageMark, 'method' | 'frame'> & { fileId: string },
): Promise<PageScale> {
  if (!isPageMethod(method)) return NO_PAGE_SCALE
  return pageScales(await listMeasurements(db, fileId))(frame)
}
