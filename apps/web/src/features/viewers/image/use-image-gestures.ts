import { type RefObject, useEffect, useRef } from 'react'
import {
  fromCentre,
  type Point,
  trackGestures,
  wheelFactor,
} from '../../../ui/gestures/pointer-gestures.ts'
import { movedBy, type Placement, zoomAt } from './placement.ts'

/** The magnification of a double tap. */
const CLOSE = 2.5

/** Handles gestures: drag pans, the wheel zooms at the pointer, two fingers pinch and pan; a double tap zooms in and out. */
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
    const zoom = (factor: number, at: Point) => {
      // several fingers move between two renders: each step builds on the previous one
      change((now) => zoomAt(now, numberOf(now), factor, at))
    }
    const numberOf = ({ scale: now }: Placement) => (now === 'fit' ? scaleNow.current : now)
    const move = ({ x, y }: Point) => change((now) => movedBy(now, x, y))
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(wheelFactor(event), fromCentre(element, event))
    }
    const onDouble = (event: MouseEvent) => {
      const at = fromCentre(element, event)
      change((now) =>
        now.scale === 'fit'
          ? zoomAt(now, scaleNow.current, CLOSE, at)
          : { ...now, scale: 'fit', x: 0, y: 0 },
      )
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('dblclick', onDouble)
    const unfollow = trackGestures(element, {
      takes: () => true,
      drag: move,
      pinch: ({ factor, about, by }) => {
        zoom(factor, about)
        move(by)
      },
    })
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('dblclick', onDouble)
      unfollow()
    }
  }, [surface, change])
}
