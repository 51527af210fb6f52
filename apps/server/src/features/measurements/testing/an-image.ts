import type { DicomFacts } from '@systole/domain/uploads/file-facts'
import { eq } from 'drizzle-orm'
import { measurements } from '../../../db/schema/measurements.ts'
import { files } from '../../../db/schema/uploads.ts'
import type { TestApp } from '../../../testing/test-app.ts'

type Caller = Awaited<ReturnType<TestApp['as']>>
export type Save = Partial<Parameters<Caller['api']['measurements']['saveMeasurement']>[0]>

export const NOT_THERE = { ok: false, code: -8101 }
export const LINE = [
  { x: 0.1, y: 1 / 3 },
  { x: 1234.5678901234567, y: 2e-7 },
]
let ids = 0
export const aMid = () => `m_test_${++ids}`

/** Creates an image of a paid case and helpers for it; by default a length is saved. */
export async function anImage(portal: TestApp) {
  const vet = await portal.as('vet')
  const caseId = await portal.build.consult(vet, { status: 'submit' })
  const fid = await portal.build.file(caseId, vet, 'chestXray', 'thorax.dcm')
  const { database } = portal.context
  return {
    ...{ vet, caseId, fid },
    save: (caller: Caller, change: Save = {}) =>
      caller.api.measurements.saveMeasurement({
        ...{ fid, mid: aMid(), version: 0, method: 'length', frame: 0, points: LINE },
        ...change,
      }),
    list: async (caller: Caller, file = fid) => {
      const reply = await caller.api.measurements.queryMeasurements({ fid: file })
      return reply.ok ? reply.data : reply
    },
    readFacts: async (dicom: Partial<DicomFacts>) => {
      const facts = { dicom: { frames: 1, widthPixels: 2000, heightPixels: 1000, ...dicom } }
      await database
        .update(files)
        .set({ facts: facts as { dicom: DicomFacts }, factsState: 'read' }) // the other tags are irrelevant
        .where(eq(files.fileId, fid))
    },
    rowOf: async (mid: string) =>
      (await database.select().from(measurements).where(eq(measurements.measurementId, mid)))[0],
  }
}
