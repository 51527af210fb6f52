import { type RefObject, useEffect, useRef } from 'react'
import { type ScreenPoint, toImage, toScreen } from './image-place.ts'
import { nextPoint } from './placing.ts'
import type { Measuring } from './use-measuring.ts'

/** A finger hides what it points at: the point is set this far above it. */
const ABOVE_FINGER = 56
/** Pressed, drawn and let go is a line; anything shorter is a click. */
const DRAWN_PIXELS = 12

type Grip =
  | { does: 'set'; from: ScreenPoint; lift: number }
  | {
      does: 'move'
      mid: string
      index: number
      from: ScreenPoint
      offset: ScreenPoint
      held: boolean
    }

/** Sets and moves points with mouse, pen and finger; whatever else the pointer does stays the viewer's. */
export function usePointHands(layer: RefObject<HTMLElement | null>, measuring: Measuring): void {
  const now = useRef(measuring)
  now.current = measuring
  useEffect(() => {
    const element = layer.current
    if (!element) return
    let grip: Grip | undefined
    const at = ({ clientX, clientY }: PointerEvent): ScreenPoint => {
      const box = element.getBoundingClientRect()
      return { x: clientX - box.left, y: clientY - box.top }
    }
    const take = (event: PointerEvent) => {
      grip = gripOf(now.current, event, at(event))
      if (!grip) return
      event.stopPropagation()
      element.setPointerCapture(event.pointerId)
      if (grip.does === 'set') aim(now.current, raised(at(event), grip.lift))
    }
    const letGo = () => {
      if (grip?.does === 'set') now.current.aim(undefined)
      grip = undefined
    }
    return listen(element, {
      pointerdown: (event) => {
        // A second finger wants to pinch.
        if (grip) letGo()
        else if (event.button === 0) take(event)
      },
      pointermove: (event) => {
        const here = at(event)
        if (grip) event.stopPropagation()
        if (grip?.does === 'move') moveGripped(now.current, grip, here)
        else if (grip || event.pointerType === 'mouse') {
          aim(now.current, raised(here, grip?.lift ?? 0))
        }
      },
      pointerup: (event) => {
        if (grip) event.stopPropagation()
        if (grip?.does === 'set') setPoints(now.current, grip, raised(at(event), grip.lift))
        grip = undefined
      },
      pointercancel: letGo,
      // The DICOM library listens to these older events too.
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
  const all = Object.entries(listeners) as [string, EventListener][] // each is told events of its own name
  for (const [name, listener] of all) element.addEventListener(name, listener, { passive: true })
  return () => {
    for (const [name, listener] of all) element.removeEventListener(name, listener)
  }
}

function aim({ place, placing, spacing, aim: show }: Measuring, screen: ScreenPoint): void {
  if (place && placing) show(nextPoint(placing, toImage(place, screen), spacing))
}

/** What a press takes hold of: the next point while one is being set, else the point or line under it. */
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
  const offset = { x: screen.x - here.x, y: screen.y - here.y - (touched ? ABOVE_FINGER : 0) }
  return { does: 'move', mid: measurement.mid, index, from: here, offset, held: touched }
}

/** A finger that only rests does not make the point jump above it. */
function moveGripped(
  { place, move }: Measuring,
  grip: Grip & { does: 'move' },
  here: ScreenPoint,
): void {
  if (grip.held && Math.hypot(here.x - grip.from.x, here.y - grip.from.y) < DRAWN_PIXELS) return
  grip.held = false
  const to = { x: here.x + grip.offset.x, y: here.y + grip.offset.y }
  if (place) move(grip.mid, grip.index, toImage(place, to))
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
