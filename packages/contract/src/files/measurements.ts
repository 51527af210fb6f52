import {
  LABEL_MAX,
  MeasurementMethod,
  PixelSpacing,
} from '@systole/domain/measurements/measurement'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, json, Time, wholeNumber } from '../wire/form-fields.ts'

const VERSION_MAX = 2_000_000_000
/** A limit above that of every method; the domain checks the number per method. */
const POINTS_MAX = 40

const ImagePoint = z.object({ x: z.number(), y: z.number() })

/** Chosen by the client, so that a repeated save updates one row. */
const MeasurementId = z.string().regex(/^[\w-]{8,64}$/)

/**
 * A measurement. `value` is in millimetres, degrees, vertebrae, milliseconds, millivolts or a ratio; `null` if the file has no
 * scale. On an ECG, points are seconds and millivolts, `frame` is the recording, and `label` the span of an interval or the lead.
 * On a picture of an ECG, points are pixels (of a PDF page, 200 per inch), `frame` is the page, and the marks `timeScale` and
 * `voltageScale` set its scale; their `label` is a length such as "25 mm at 25 mm/s".
 */
export const WireMeasurement = z.object({
  mid: z.string(),
  method: MeasurementMethod,
  frame: z.number().int(),
  points: z.array(ImagePoint),
  label: z.string().nullable(),
  value: z.number().nullable(),
  version: z.number().int(),
  own: z.boolean(),
  author: z.object({ name: z.string(), user_type: z.string() }),
  created: Time,
  updated: Time,
})
export type WireMeasurement = z.infer<typeof WireMeasurement>

/** `spacing` is in millimetres according to the file, once it has been read; species and breed are the patient's. */
export const queryMeasurements = endpoint({
  path: '/api/query_measurements',
  summary: 'What was measured in a file, and the scale that the file tells',
  access: 'queryMeasurements',
  effect: 'read',
  rate: 'read',
  input: z.object({ fid: Id, uid: CallerUid }),
  output: z.object({
    measurements: z.array(WireMeasurement),
    facts: z.enum(['waiting', 'read', 'unreadable']),
    spacing: PixelSpacing,
    species: z.string(),
    breed_id: z.string().nullable(),
  }),
  errors: ['measurementNotFound'],
})

export const saveMeasurement = endpoint({
  path: '/api/save_measurement',
  summary:
    'Keep a measurement; version is the one it builds on, 0 for a new one; -6025 brings the kept one in data',
  access: 'saveMeasurement',
  effect: 'write',
  rate: 'draft',
  input: z.object({
    fid: Id,
    uid: CallerUid,
    mid: MeasurementId,
    version: wholeNumber({ max: VERSION_MAX }),
    method: MeasurementMethod,
    frame: wholeNumber({ max: VERSION_MAX }),
    points: json(z.array(ImagePoint).max(POINTS_MAX)),
    label: z.string().max(LABEL_MAX).optional(),
  }),
  output: z.object({ measurement: WireMeasurement }),
  errors: ['measurementNotFound', 'versionConflict'],
})

export const deleteMeasurement = endpoint({
  path: '/api/delete_measurement',
  summary: 'Remove an own measurement; saving it again on the returned version restores it',
  access: 'deleteMeasurement',
  effect: 'write',
  rate: 'draft',
  input: z.object({
    fid: Id,
    uid: CallerUid,
    mid: MeasurementId,
    version: wholeNumber({ min: 1, max: VERSION_MAX }),
  }),
  output: z.object({ version: z.number().int() }),
  errors: ['measurementNotFound', 'versionConflict'],
})

/** The measurements available to a report in progress; `text` is as printed, empty while the points give no value. */
export const queryCaseMeasurements = endpoint({
  path: '/api/query_case_measurements',
  summary: 'What was measured in all files of a case, as its report says it',
  access: 'queryCaseMeasurements',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id, uid: CallerUid }),
  output: z.object({
    measurements: z.array(
      z.object({
        mid: z.string(),
        fid: z.string(),
        fname: z.string(),
        method: MeasurementMethod,
        text: z.string(),
        implausible: z
          .boolean()
          .describe(
            'probably a slip of the hand: a value or a step that no animal is known to have',
          ),
        updated: Time,
      }),
    ),
  }),
  errors: ['caseNotFound'],
})
