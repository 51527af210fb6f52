import { type RefObject, useEffect, useRef } from 'react'
import {
  fromCentre,
  type Point,
  trackGestures,
  wheelFactor,
} from '../../ui/gestures/pointer-gestures.ts'
import type { EcgView } from './ecg-view.ts'
import { type EcgPaper, panned, zoomedAt } from './pan-and-zoom.ts'

/** Handles gestures: dragging and a sideways wheel pan the paper; two fingers, or the wheel with Ctrl, zoom it. */
export function useStripGestures(
  surface: RefObject<HTMLElement | null>,
  paper: EcgPaper,
  change: (update: (now: EcgView) => EcgView) => void,
): void {
  const paperNow = useRef(paper)
  paperNow.current = paper
  useEffect(() => {
    const element = surface.current
    if (!element) return
    // several events occur between two renders: each builds on the previous one
    const pull = (pixels: number) => change((now) => panned(now, pixels, paperNow.current))
    const grow = (factor: number, { x }: Point) =>
      change((now) => zoomedAt(now, factor, x + element.clientWidth / 2, paperNow.current))
    const onWheel = (event: WheelEvent) => {
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX
      if (!event.ctrlKey && Math.abs(sideways) < 1) return
      event.preventDefault()
      if (event.ctrlKey) grow(wheelFactor(event), fromCentre(element, event))
      else pull(-sideways)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    const unfollow = trackGestures(element, {
      takes: ({ button, target }) => button === 0 && target instanceof HTMLCanvasElement,
      drag: ({ x }) => pull(x),
      pinch: ({ factor, about, by }) => {
        grow(factor, about)
        pull(by.x)
      },
    })
    return () => {
      element.removeEventListener('wheel', onWheel)
      unfollow()
    }
  }, [surface, change])
}
