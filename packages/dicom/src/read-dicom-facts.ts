import { pixelSpacing } from '@systole/domain/measurements/pixel-spacing'
import type { DicomFacts } from '@systole/domain/uploads/file-facts'
import type { DataSet } from 'dicom-parser'
import {
  characterSetsOf,
  type Inflate,
  itemsOf,
  numbersOf,
  PIXEL_DATA,
  parseDicom,
  textOf,
  uint16Of,
  wordsOf,
} from './data-set.ts'
import { planeOf, spacingOfPlanes } from './scanned-planes.ts'

/** Reads the facts of a DICOM file from its first megabytes. Returns `undefined` if it is not a DICOM file or contains none. */
export function readDicomFacts(
  bytes: Uint8Array,
  options: { inflate?: Inflate } = {},
): DicomFacts | undefined {
  const data = parseDicom(bytes, { ...options, untilTag: PIXEL_DATA })
  if (!data) return undefined
  const facts = dicomFactsOf(data.dataSet, data.transferSyntaxUid)
  const { sopClassUid, modality, studyInstanceUid, patientName } = facts
  return (sopClassUid ?? modality ?? studyInstanceUid ?? patientName) === null ? undefined : facts
}

/** Returns the facts of a parsed data set. */
export function dicomFactsOf(dataSet: DataSet, transferSyntaxUid: string | null): DicomFacts {
  const characterSets = characterSetsOf(dataSet)
  const words = (tag: string) => wordsOf(dataSet, tag, characterSets)
  return {
    modality: textOf(dataSet, 'x00080060'),
    sopClassUid: textOf(dataSet, 'x00080016') ?? textOf(dataSet, 'x00020002'),
    studyInstanceUid: textOf(dataSet, 'x0020000d'),
    seriesInstanceUid: textOf(dataSet, 'x0020000e'),
    studyDate: dateOf(dataSet),
    patientName: words('x00100010'),
    patientId: words('x00100020'),
    view: viewOf(dataSet, characterSets),
    bodyPart: textOf(dataSet, 'x00180015'),
    seriesDescription: words('x0008103e') ?? words('x00081030'),
    frames: Math.max(1, Math.trunc(numbersOf(dataSet, 'x00280008')[0] ?? 1)),
    widthPixels: uint16Of(dataSet, 'x00280011') || null,
    heightPixels: uint16Of(dataSet, 'x00280010') || null,
    pixelSpacingMm: spacingOf(dataSet),
    frameTimeMs: frameTimeOf(dataSet),
    transferSyntaxUid,
  }
}

/** Returns the date of the study, else of the series, acquisition or content. Old devices write `2026.11.20`. */
function dateOf(dataSet: DataSet): string | null {
  const tags = ['x00080020', 'x00080021', 'x00080022', 'x00080023']
  for (const tag of tags) {
    const [, year, month, day] =
      /^(\d{4})[.-]?(\d\d)[.-]?(\d\d)/.exec(textOf(dataSet, tag) ?? '') ?? []
    const date = `${year}-${month}-${day}`
    if (year !== undefined && isDay(date)) return date
  }
  return null
}

function isDay(date: string): boolean {
  const time = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date)
}

/** Returns `RL`, `VD` or the meaning of the coded view, followed by the side if it adds something. */
function viewOf(dataSet: DataSet, characterSets: readonly string[]): string | null {
  const [code] = itemsOf(dataSet, 'x00540220')
  const view =
    textOf(dataSet, 'x00185101') ?? (code ? wordsOf(code, 'x00080104', characterSets) : null)
  const side = textOf(dataSet, 'x00200062') ?? textOf(dataSet, 'x00200060')
  const parts = [view, side === 'U' ? null : side].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' ')
}

/** Returns the pixel spacing: of its planes for ultrasound, of the picture or the detector for radiographs, in millimetres. */
function spacingOf(dataSet: DataSet): DicomFacts['pixelSpacingMm'] {
  const regions = itemsOf(dataSet, 'x00186011')
  if (regions.length > 0) return spacingOfPlanes(regions.flatMap(planeOf))
  return pixelSpacing({
    picture: lengthsOf(dataSet, 'x00280030'),
    detector: lengthsOf(dataSet, 'x00181164'),
    isCalibrated: textOf(dataSet, 'x00280a02') !== null,
  })
}

function lengthsOf(dataSet: DataSet, tag: string): { row: number; column: number } | undefined {
  const [row, column = row] = numbersOf(dataSet, tag)
  return isLength(row) && isLength(column) ? { row, column } : undefined
}

function isLength(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}

/** Returns the frame time, the mean of its vector, or one derived from the frame rate. */
function frameTimeOf(dataSet: DataSet): number | null {
  const MS_PER_SECOND = 1000
  const [time] = numbersOf(dataSet, 'x00181063')
  if (isLength(time)) return time
  const vector = numbersOf(dataSet, 'x00181065').slice(1)
  const mean = vector.reduce((sum, step) => sum + step, 0) / vector.length
  if (isLength(mean)) return mean
  const rate = numbersOf(dataSet, 'x00180040')[0] ?? numbersOf(dataSet, 'x00082144')[0]
  return isLength(rate) ? MS_PER_SECOND / rate : null
}
