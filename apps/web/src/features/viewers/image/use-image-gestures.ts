import { type RefObject, useEffect, useRef } from 'react'
import { movedBy, type Placement, zoomAt } from './placement.ts'

type Point = { x: number; y: number }
const WHEEL_STEP = 0.0015
/** How much closer a double tap looks. */
const CLOSE = 2.5

/** Drag moves, the wheel zooms where the pointer is, two fingers pinch and move; a double tap looks close and back. */
export function useImageGestures(
  surface: RefObject<HTMLElement | null>,
  scale: number,
  change: (update: (now: Placement) => Placement) => void,
): void {
  const scaleNow = useRef(scale)
  scaleNow.current = scale
  useEffect(() => {
    const element = surface.current
    if (!element) return
    const pointers = new Map<number, Point>()
    const zoom = (factor: number, at: Point) => {
      // several fingers move between two drawings: each builds on the one before
      change((now) => zoomAt(now, numberOf(now), factor, fromCentre(element, at)))
    }
    const numberOf = ({ scale: now }: Placement) => (now === 'fit' ? scaleNow.current : now)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * WHEEL_STEP), { x: event.clientX, y: event.clientY })
    }
    const onDown = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId)
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    }
    const onMove = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const here = { x: event.clientX, y: event.clientY }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, here)
      const share = other ? 0.5 : 1
      if (other) {
        const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
        zoom(distance(here, other) / Math.max(1, distance(before, other)), middle)
      }
      change((now) => movedBy(now, (here.x - before.x) * share, (here.y - before.y) * share))
    }
    const onDouble = (event: MouseEvent) => {
      const at = fromCentre(element, { x: event.clientX, y: event.clientY })
      change((now) =>
        now.scale === 'fit'
          ? zoomAt(now, scaleNow.current, CLOSE, at)
          : { ...now, scale: 'fit', x: 0, y: 0 },
      )
    }
    const onUp = (event: PointerEvent) => pointers.delete(event.pointerId)
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('dblclick', onDouble)
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('dblclick', onDouble)
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('pointermove', onMove)
      element.removeEventListener('pointerup', onUp)
      element.removeEventListener('pointercancel', onUp)
    }
  }, [surface, change])
}

function fromCentre(element: HTMLElement, at: Point): Point {
  const box = element.getBoundingClientRect()
  return { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
