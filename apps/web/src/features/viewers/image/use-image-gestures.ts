import { type RefObject, useEffect, useRef } from 'react'
import { movedBy, type Placement, zoomAt } from './placement.ts'

type Point = { x: number; y: number }
const WHEEL_STEP = 0.0015

/** Drag moves, the wheel zooms where the pointer is, two fingers pinch. */
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
      const current = scaleNow.current
      change((now) => zoomAt(now, current, factor, fromCentre(element, at)))
    }
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
      if (other) zoom(distance(here, other) / Math.max(1, distance(before, other)), other)
      else change((now) => movedBy(now, here.x - before.x, here.y - before.y))
    }
    const onUp = (event: PointerEvent) => pointers.delete(event.pointerId)
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('pointermove', onMove)
    element.addEventListener('pointerup', onUp)
    element.addEventListener('pointercancel', onUp)
    return () => {
      element.removeEventListener('wheel', onWheel)
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
