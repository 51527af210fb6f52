import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Point = { x: number; y: number }
type Matrix = readonly [number, number, number, number, number, number]
export type Drawing = {
  /** The stroked paths, in points of the page: all their points, and their straight segments. */
  paths: { page: number; points: Point[]; segments: [Point, Point][] }[]
  /** The positions of pictures, in drawing order. */
  images: { page: number; bottom: number; width: number; height: number }[]
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** The library's path codes, with their number of arguments. */
const PATH = { move: 0, line: 1, curve: 2, close: 4 } as const

/** Reads the drawing operations of a PDF with an independent library. */
export async function readDrawing(bytes: Buffer): Promise<Drawing> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const drawing: Drawing = { paths: [], images: [] }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList()
    const read = pageReader(drawing, number - 1)
    for (const [at, operator] of fnArray.entries()) read[operator]?.(argsArray[at])
  }
  await task.destroy()
  return drawing
}

/** Creates handlers that apply each operator to the matrix and the drawing. */
function pageReader(drawing: Drawing, page: number) {
  let matrix = IDENTITY
  const kept: Matrix[] = []
  const readers: Record<number, (args: unknown) => void> = {
    [OPS.save]: () => kept.push(matrix),
    [OPS.restore]: () => {
      matrix = kept.pop() ?? IDENTITY
    },
    [OPS.transform]: (args) => {
      matrix = times(matrix, args as Matrix) // as the operator defines
    },
    [OPS.paintImageXObject]: () => {
      const [width, , , height, , bottom] = matrix
      drawing.images.push({ page, bottom, width, height })
    },
    [OPS.constructPath]: (args) => {
      const [paint, [data]] = args as [number, [ArrayLike<number>]] // as the operator defines
      if (paint === OPS.stroke) drawing.paths.push({ page, ...pathOf(data, matrix) })
    },
  }
  return readers
}

function pathOf(data: ArrayLike<number>, matrix: Matrix) {
  const points: Point[] = []
  const segments: [Point, Point][] = []
  let last: Point | undefined
  for (let at = 0; at < data.length; ) {
    const kind = data[at]
    if (kind === PATH.close) {
      at += 1
      continue
    }
    const isCurve = kind === PATH.curve
    const place = at + (isCurve ? 5 : 1)
    const point = placed(matrix, data[place] ?? 0, data[place + 1] ?? 0)
    if (kind === PATH.line && last) segments.push([last, point])
    points.push(point)
    last = point
    at += isCurve ? 7 : 3
  }
  return { points, segments }
}

function placed([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}
