import { type RefObject, useEffect, useRef } from 'react'
import { pinchOf } from '../../../ui/gestures/pointer-gestures.ts'
import { type ImagePlace, type ScreenPoint, toImage, toScreen } from './image-place.ts'
import { nextPoint } from './placing.ts'
import type { Measuring, MeasuringView } from './use-measuring.ts'

/** The offset of a point above a finger, which hides what it points at. */
const ABOVE_FINGER = 56
/** The distance from which a drag draws a line; a shorter one is a click. */
const DRAWN_PIXELS = 12

type Grip =
  | { does: 'pinch' }
  | { does: 'set'; from: ScreenPoint; lift: number }
  | {
      does: 'move'
      mid: string
      index: number
      from: ScreenPoint
      last: ScreenPoint
      place: ImagePlace
      offset: ScreenPoint
      lift: number
      grabbed: boolean
    }

/** Places and moves points with mouse, pen and finger; all other pointer events are left to the viewer. */
export function usePointDragging(layer: RefObject<HTMLElement | null>, measuring: Measuring): void {
  const now = useRef(measuring)
  now.current = measuring
  useEffect(() => {
    const element = layer.current
    if (!element) return
    let grip: Grip | undefined
    const fingers = new Map<number, ScreenPoint>()
    const at = ({ clientX, clientY }: PointerEvent): ScreenPoint => {
      const box = element.getBoundingClientRect()
      return { x: clientX - box.left, y: clientY - box.top }
    }
    const take = (event: PointerEvent) => {
      grip = gripOf(now.current, event, at(event))
      if (!grip) return
      event.stopPropagation()
      hold(event)
      if (grip.does === 'set') aim(now.current, raised(at(event), grip.lift))
    }
    const hold = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId)
      if (event.pointerType === 'touch') fingers.set(event.pointerId, at(event))
    }
    /** Zooms with the second finger instead of placing a point. */
    const pinch = (event: PointerEvent) => {
      event.stopPropagation()
      if (grip?.does === 'set') now.current.aim(undefined)
      grip = { does: 'pinch' }
      hold(event)
    }
    const end = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
      if (grip?.does !== 'pinch' || fingers.size === 0) grip = undefined
    }
    const dragGripped = (event: PointerEvent, grabbed: Grip) => {
      const here = at(event)
      if (grabbed.does === 'set') aim(now.current, raised(here, grabbed.lift))
      if (grabbed.does === 'move') moveGripped(now.current, grabbed, here)
      if (grabbed.does === 'pinch') {
        pinched(now.current.look, element, fingers, { id: event.pointerId, here })
      }
    }
    return listen(element, {
      pointerdown: (event) => {
        if (grip) pinch(event)
        else if (event.button === 0) take(event)
      },
      pointermove: (event) => {
        if (grip) event.stopPropagation()
        if (grip) dragGripped(event, grip)
        else if (event.pointerType === 'mouse') aim(now.current, at(event))
      },
      pointerup: (event) => {
        if (grip) event.stopPropagation()
        if (grip?.does === 'set') setPoints(now.current, grip, raised(at(event), grip.lift))
        end(event)
      },
      pointercancel: (event) => {
        if (grip?.does === 'set') now.current.aim(undefined)
        end(event)
      },
      // The DICOM library also listens to these legacy events.
      mousedown: (event) => grip && event.stopPropagation(),
      touchstart: (event) => grip && event.stopPropagation(),
    })
  }, [layer])
}

type Listeners = {
  [Name in 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel']: (
    event: PointerEvent,
  ) => void
} & { [Name in 'mousedown' | 'touchstart']: (event: Event) => void }

function listen(element: HTMLElement, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][] // each receives only events of its type
  for (const [name, listener] of all) element.addEventListener(name, listener, { passive: true })
  return () => {
    for (const [name, listener] of all) element.removeEventListener(name, listener)
  }
}

function aim({ place, placing, spacing, aim: show }: Measuring, screen: ScreenPoint): void {
  if (place && placing) show(nextPoint(placing, toImage(place, screen), spacing))
}

/** Pans and zooms with two fingers. */
function pinched(
  look: MeasuringView,
  element: HTMLElement,
  fingers: Map<number, ScreenPoint>,
  { id, here }: { id: number; here: ScreenPoint },
): void {
  const before = fingers.get(id)
  const other = [...fingers].find(([each]) => each !== id)?.[1]
  if (!before) return
  fingers.set(id, here)
  if (!other) return
  const { factor, about, by } = pinchOf(before, here, other)
  look.zoomBy(factor, {
    x: about.x - element.clientWidth / 2,
    y: about.y - element.clientHeight / 2,
  })
  look.moveBy(by.x, by.y)
}

/** Returns the target of a press: the next point while placing, otherwise the point or line below. */
function gripOf(measuring: Measuring, event: PointerEvent, here: ScreenPoint): Grip | undefined {
  const { place, placing, measurements, select } = measuring
  const touched = event.pointerType === 'touch'
  if (placing) return { does: 'set', from: here, lift: touched ? ABOVE_FINGER : 0 }
  const target = event.target instanceof Element ? event.target.closest('[data-mid]') : null
  const mid = target?.getAttribute('data-mid')
  const measurement = measurements.find((each) => each.mid === mid)
  if (!place || !measurement) return undefined
  const index = Number(target?.getAttribute('data-point') ?? Number.NaN)
  const point = measurement.points[index]
  select(point ? { mid: measurement.mid, point: index } : { mid: measurement.mid })
  if (!point || !measurement.own) return undefined
  const screen = toScreen(place, point)
  const offset = { x: screen.x - here.x, y: screen.y - here.y }
  const lift = touched ? ABOVE_FINGER : 0
  const hold = { from: here, last: here, place, offset, lift, grabbed: touched }
  return { does: 'move', mid: measurement.mid, index, ...hold }
}

/** Moves a point only after a minimum distance, so that a resting finger does not displace it. */
function moveGripped(measuring: Measuring, grip: Grip & { does: 'move' }, here: ScreenPoint): void {
  const { place, move } = measuring
  if (grip.grabbed && Math.hypot(here.x - grip.from.x, here.y - grip.from.y) < DRAWN_PIXELS) return
  if (!place) return
  if (place !== grip.place) regrip(measuring, grip, place)
  grip.grabbed = false
  grip.last = here
  const to = { x: here.x + grip.offset.x, y: here.y + grip.offset.y - grip.lift }
  move(grip.mid, grip.index, toImage(place, to))
}

/** Adjusts the grip when a text about the point resizes the picture, so that the point stays under the pointer. */
function regrip(
  { measurements }: Measuring,
  grip: Grip & { does: 'move' },
  place: ImagePlace,
): void {
  const point = measurements.find(({ mid }) => mid === grip.mid)?.points[grip.index]
  if (!point) return
  const screen = toScreen(place, point)
  const lifted = grip.grabbed ? 0 : grip.lift
  grip.offset = { x: screen.x - grip.last.x, y: screen.y - grip.last.y + lifted }
  grip.place = place
}

function setPoints(
  { place, set }: Measuring,
  grip: Grip & { does: 'set' },
  end: ScreenPoint,
): void {
  if (!place) return
  const start = raised(grip.from, grip.lift)
  const drawn = grip.lift === 0 && Math.hypot(end.x - start.x, end.y - start.y) > DRAWN_PIXELS
  set(...(drawn ? [start, end] : [end]).map((screen) => toImage(place, screen)))
}

function raised({ x, y }: ScreenPoint, lift: number): ScreenPoint {
  return { x, y: y - lift }
}
