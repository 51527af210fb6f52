import type { WireMeasurement } from '@systole/contract/files/measurements'
import { fullName } from '@systole/domain/accounts/full-name'
import { measurementValue } from '@systole/domain/measurements/measure'
import type { PageScale } from '@systole/domain/measurements/page-scale'
import { spacingOf } from '@systole/domain/measurements/refuse-measurement'
import type { FileRow } from '../uploads/file-store.ts'
import type { AuthoredMeasurement, MeasurementRow } from './measurement-store.ts'

type Author = Pick<AuthoredMeasurement['author'], 'firstName' | 'lastName' | 'userType'>

/** Presents a measurement; its value is recomputed, because the scale of the file or its page may have become known since. */
export function presentMeasurement(
  row: MeasurementRow,
  {
    author,
    callerId,
    file,
    page,
  }: { author: Author; callerId: string; file: Pick<FileRow, 'facts'>; page: PageScale },
): WireMeasurement {
  const { measurementId, method, frame, points, label, version } = row
  return {
    mid: measurementId,
    method,
    frame,
    points,
    label,
    value: measurementValue(row, spacingOf(file.facts), page),
    version,
    own: row.authorId === callerId,
    author: {
      name: fullName({ first: author.firstName, last: author.lastName }),
      user_type: author.userType,
    },
    created: row.createdAt,
    updated: row.updatedAt,
  }
}
