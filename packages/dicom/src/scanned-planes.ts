import type { PixelSpacing, ScaledRegion } from '@systole/domain/measurements/measurement'
import type { DataSet } from 'dicom-parser'
import { doubleOf, uint16Of, uint32Of } from './data-set.ts'

const PLANE = 1
const CENTIMETRES = 3
const MM_PER_CM = 10
const EDGES = ['x00186018', 'x0018601a', 'x0018601c', 'x0018601e']

/** Returns a region of an ultrasound picture if it is a plane with both axes in centimetres. PS3.3 C.8.5.5. */
export function planeOf(region: DataSet): ScaledRegion[] {
  const [left, top, right, bottom] = EDGES.map((tag) => uint32Of(region, tag) ?? undefined)
  const row = Math.abs(doubleOf(region, 'x0018602e') ?? 0) * MM_PER_CM
  const column = Math.abs(doubleOf(region, 'x0018602c') ?? 0) * MM_PER_CM
  const isScaled = row > 0 && column > 0 && Number.isFinite(row + column)
  if (!isScaled || !isPlaneInCm(region)) return []
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) {
    return []
  }
  return [{ left, top, right, bottom, row, column }]
}

export function spacingOfPlanes(regions: ScaledRegion[]): PixelSpacing {
  const [first] = regions
  return first ? { row: first.row, column: first.column, regions } : null
}

function isPlaneInCm(region: DataSet): boolean {
  const isPlane = uint16Of(region, 'x00186012') === PLANE
  return isPlane && ['x00186024', 'x00186026'].every((tag) => uint16Of(region, tag) === CENTIMETRES)
}
