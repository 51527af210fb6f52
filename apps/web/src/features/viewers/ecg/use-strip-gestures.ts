import { type PaperScale, pixelsPerSecond } from '@systole/ecg/paper'
import { type RefObject, useEffect, useRef } from 'react'

/** Dragging pulls the paper along; a sideways wheel moves it too. */
export function useStripGestures(
  surface: RefObject<HTMLElement | null>,
  scale: PaperScale,
  startSeconds: number,
  moveTo: (seconds: number) => void,
): void {
  const now = useRef({ perSecond: 1, startSeconds, moveTo })
  now.current = { perSecond: pixelsPerSecond(scale), startSeconds, moveTo }
  useEffect(() => {
    const element = surface.current
    if (!element) return
    const pull = (pixels: number) => {
      const { perSecond, startSeconds: start, moveTo: move } = now.current
      move(start + pixels / perSecond)
    }
    const onWheel = (event: WheelEvent) => {
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX
      if (Math.abs(sideways) < 1) return
      event.preventDefault()
      pull(sideways)
    }
    const onMove = (event: PointerEvent) => {
      if (event.buttons === 1 && event.target instanceof HTMLCanvasElement) pull(-event.movementX)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('pointermove', onMove)
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('pointermove', onMove)
    }
  }, [surface])
}
