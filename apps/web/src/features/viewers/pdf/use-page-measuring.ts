import { PAGE_PIXELS_PER_INCH } from '@systole/domain/measurements/measurement'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { FITTED, placeOf } from '../image/placement.ts'
import type { ImagePlace } from '../measuring/image-place.ts'
import { type Measuring, useMeasuring } from '../measuring/use-measuring.ts'
import type { ViewedFile } from '../opening/viewed-file.ts'

const POINTS_PER_INCH = 72
const QUARTER_DEGREES = 90

export type PageBox = {
  /** The size of the page upright, in points. */
  points: { width: number; height: number }
  /** The rotation by the reader, in degrees. */
  turn: number
  /** The size of the drawn page in CSS pixels. */
  box: { width: number; height: number }
}

export type PageMeasuring = {
  /** The measuring of one page; `undefined` where nothing is measured in documents of this kind. */
  ofPage: (number: number, place: ImagePlace) => Measuring
  /** Chooses the page that is measured, unless a line has begun on another. */
  point: (number: number) => void
  /** Says where a page is drawn. */
  setPlace: (number: number, place: ImagePlace) => void
  measuring: Measuring
}

/** Returns the placement of a page in its sheet: pixels of 1/200 inch, upright, from the top left corner. */
export function pagePlace({ points, turn, box }: PageBox): ImagePlace | undefined {
  const perPoint = PAGE_PIXELS_PER_INCH / POINTS_PER_INCH
  const image = { width: points.width * perPoint, height: points.height * perPoint }
  const quarterTurns = turn / QUARTER_DEGREES
  const across = quarterTurns % 2 === 1 ? image.height : image.width
  return placeOf({ ...FITTED, quarterTurns, scale: box.width / across }, image, box)
}

/** Manages measuring on the pages of a document: that page is measured which was last pointed at, otherwise the current one. */
export function usePageMeasuring(
  { fileId }: Pick<ViewedFile, 'fileId'>,
  desk: RefObject<HTMLElement | null>,
  {
    current,
    goTo,
    zoomBy,
  }: { current: number; goTo: (page: number) => void; zoomBy: (factor: number) => void },
): PageMeasuring {
  const [pointed, setPointed] = useState<{ number: number; current: number }>()
  const [places, setPlaces] = useState<ReadonlyMap<number, ImagePlace>>(new Map())
  const setPlace = useCallback(
    (page: number, place: ImagePlace) => setPlaces((now) => new Map(now).set(page, place)),
    [],
  )
  const number = pointed?.current === current ? pointed.number : current
  const actions = useRef({ goTo, zoomBy })
  actions.current = { goTo, zoomBy }
  const stable = useMemo(
    () => ({
      onFrame: (frame: number) => actions.current.goTo(frame + 1),
      onStart: () => desk.current?.focus({ preventScroll: true }),
      look: {
        zoomBy: (factor: number) => actions.current.zoomBy(factor),
        moveBy: (x: number, y: number) => desk.current?.scrollBy(-x, -y),
      },
    }),
    [desk],
  )
  const measuring = useMeasuring({
    fileId,
    place: places.get(number),
    frame: number - 1,
    fileSpacing: null,
    ...stable,
  })
  const { placing, marked } = measuring
  const isBegun = marked !== undefined || (placing !== undefined && placing.points.length > 0)
  return {
    measuring,
    setPlace,
    ofPage: (page, place) => {
      const isMeasured = page === number
      return {
        ...measuring,
        place,
        frame: page - 1,
        // a line that has begun on one page ends there
        ...(!isMeasured && {
          placing: isBegun ? undefined : placing,
          marked: undefined,
          cursor: undefined,
        }),
      }
    },
    point: (page) => {
      if (!isBegun) setPointed({ number: page, current })
    },
  }
}
