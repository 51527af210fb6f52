export type Point = { x: number; y: number }

/** The pinch step: scales about a point and moves. */
type Pinch = { factor: number; about: Point; by: Point }

type GestureHandlers = {
  /** Returns whether the gesture handles the event; others are left to other listeners. */
  takes: (event: PointerEvent) => boolean
  /** Called for a drag with one finger or the mouse. */
  drag?: (by: Point) => void
  pinch: (pinch: Pinch) => void
}

/** Computes the pinch step when one of two pointers moves. The steps multiply to the total ratio of the distances. */
export function pinchOf(before: Point, here: Point, other: Point): Pinch {
  return {
    factor: distance(here, other) / Math.max(1, distance(before, other)),
    about: { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 },
    by: { x: (here.x - before.x) / 2, y: (here.y - before.y) / 2 },
  }
}

/** Reports drag and pinch gestures on `element`; coordinates are relative to its centre. */
export function trackGestures(element: HTMLElement, gestures: GestureHandlers): () => void {
  const fingers = new Map<number, Point>()
  const onDown = (event: PointerEvent) => {
    if (gestures.takes(event)) fingers.set(event.pointerId, fromCentre(element, event))
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    // Captured only when it moves, because a click belongs to the element below.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    const here = fromCentre(element, event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, here)
    if (other) gestures.pinch(pinchOf(before, here, other))
    else gestures.drag?.({ x: here.x - before.x, y: here.y - before.y })
  }
  const onUp = (event: PointerEvent) => fingers.delete(event.pointerId)
  // Prevents the browser's own scrolling with two fingers.
  const onTouch = (event: TouchEvent) => {
    if (fingers.size > 1 && event.cancelable) event.preventDefault()
  }
  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onUp)
  element.addEventListener('touchmove', onTouch, { passive: false })
  return () => {
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onUp)
    element.removeEventListener('touchmove', onTouch)
  }
}

/** Returns the offset from the centre of an element, in screen pixels. */
export function fromCentre(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** Returns the zoom factor of a wheel event. */
export function wheelFactor({ deltaY, deltaMode }: WheelEvent): number {
  return Math.exp(
    -deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PIXELS : 1) * WHEEL_STEP,
  )
}

const WHEEL_STEP = 0.0015
const LINE_PIXELS = 33

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
