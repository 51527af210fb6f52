import { saveMeasurement as contract } from '@systole/contract/files/measurements'
import { measurementValue } from '@systole/domain/measurements/measure'
import { MEASUREMENTS_PER_FILE } from '@systole/domain/measurements/measurement'
import type { PageScale } from '@systole/domain/measurements/page-scale'
import { refuseMeasurement, spacingOf } from '@systole/domain/measurements/refuse-measurement'
import type { CallContext } from '../../app-context.ts'
import { AppError, asSent } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import type { FileRow } from '../uploads/file-store.ts'
import { findMeasuredFile } from './find-measured-file.ts'
import {
  countMeasurements,
  findMeasurement,
  insertMeasurement,
  lockFile,
  type MeasurementRow,
  updateMeasurement,
} from './measurement-store.ts'
import { findPageScale } from './page-scales.ts'
import { presentMeasurement } from './present-measurement.ts'

type SaveCall = Call<typeof contract>

/** Stores the points exactly as sent. Only its author changes a measurement; a repeated save gets the same reply. */
export async function saveMeasurement(context: CallContext, call: SaveCall) {
  const { db, requestId } = context
  const { input, actor, scope } = call
  const { file, consult } = await findMeasuredFile(db, input.fid, scope)
  refuseField(refuseMeasurement(input, file.facts))
  await lockFile(db, file.fileId)

  const stored = await findOwn(context, call)
  const page = await findPageScale(db, { ...input, fileId: file.fileId })
  const present = (row: MeasurementRow) => ({
    measurement: presentMeasurement(row, { author: actor, callerId: actor.accountId, file, page }),
  })
  if (stored && isRepeated(stored, input)) return present(stored)
  if (stored && stored.version !== input.version) {
    throw new AppError('versionConflict', { data: asSent(contract.output, present(stored)) })
  }
  if (!stored && input.version > 0) throw new AppError('measurementNotFound')
  if (!stored || stored.deletedAt) await refuseOneTooMany(db, file)

  const row = rowOf(context, call, { stored, file, page })
  if (stored) await updateMeasurement(db, row)
  else if (!(await insertMeasurement(db, row))) throw new AppError('measurementNotFound')
  await addAudit(
    db,
    { actor, requestId },
    {
      action: 'measurement.saved',
      object: `case:${consult.caseId}`,
      details: { fileId: file.fileId, measurementId: input.mid, version: row.version },
    },
  )
  return present(row)
}

/** Returns the row of this id if it is the caller's and belongs to this file and method. */
async function findOwn({ db }: CallContext, { input, actor }: SaveCall) {
  const stored = await findMeasurement(db, input.mid)
  if (!stored) return undefined
  if (stored.authorId !== actor.accountId || stored.fileId !== input.fid) {
    throw new AppError('measurementNotFound')
  }
  refuseField(stored.method === input.method ? undefined : 'method')
  return stored
}

function isRepeated(stored: MeasurementRow, input: SaveCall['input']): boolean {
  const samePoints =
    stored.points.length === input.points.length &&
    stored.points.every(({ x, y }, index) => {
      const sent = input.points[index]
      return sent?.x === x && sent.y === y
    })
  return (
    stored.deletedAt === null &&
    stored.version === input.version + 1 &&
    stored.frame === input.frame &&
    stored.label === (input.label ?? null) &&
    samePoints
  )
}

function rowOf(
  { clock }: CallContext,
  { input, actor }: SaveCall,
  { stored, file, page }: { stored: MeasurementRow | undefined; file: FileRow; page: PageScale },
): MeasurementRow {
  const now = clock.now()
  const { method, frame, points, label = null } = input
  return {
    measurementId: input.mid,
    fileId: file.fileId,
    authorId: actor.accountId,
    method,
    frame,
    points,
    label,
    value: measurementValue(input, spacingOf(file.facts), page),
    version: (stored?.version ?? 0) + 1,
    createdAt: stored?.createdAt ?? now,
    updatedAt: now,
    deletedAt: null,
  }
}

async function refuseOneTooMany(db: CallContext['db'], { fileId }: FileRow): Promise<void> {
  if ((await countMeasurements(db, fileId)) < MEASUREMENTS_PER_FILE) return
  throw new AppError('invalidParameter', {
    message: `mid is one more than the ${MEASUREMENTS_PER_FILE} measurements of a file.`,
    data: { field: 'mid' },
  })
}

function refuseField(field: ReturnType<typeof refuseMeasurement>): void {
  if (!field) return
  throw new AppError('invalidParameter', {
    message: `${field} does not fit the file or the method.`,
    data: { field },
  })
}
