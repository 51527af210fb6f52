export type Point = { x: number; y: number }

/** What two fingers do: what lies under them grows about a point, and goes with them. */
type Pinch = { factor: number; about: Point; by: Point }

type Hands = {
  /** What is not taken stays with whoever else listens. */
  takes: (event: PointerEvent) => boolean
  /** One finger, or the mouse. */
  drag?: (by: Point) => void
  pinch: (pinch: Pinch) => void
}

/** One of two fingers went on. Each step builds on the one before, so that at the end the ratio is that of the fingers. */
export function pinchOf(before: Point, here: Point, other: Point): Pinch {
  return {
    factor: distance(here, other) / Math.max(1, distance(before, other)),
    about: { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 },
    by: { x: (here.x - before.x) / 2, y: (here.y - before.y) / 2 },
  }
}

/** Tells the hands on an element; places are measured from its middle. */
export function followFingers(element: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Point>()
  const onDown = (event: PointerEvent) => {
    if (hands.takes(event)) fingers.set(event.pointerId, fromMiddle(element, event))
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    // Not before it moves: a click belongs to what lies under it.
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    const here = fromMiddle(element, event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    fingers.set(event.pointerId, here)
    if (other) hands.pinch(pinchOf(before, here, other))
    else hands.drag?.({ x: here.x - before.x, y: here.y - before.y })
  }
  const onUp = (event: PointerEvent) => fingers.delete(event.pointerId)
  // Two fingers are never the browser's own scrolling.
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

/** How far from the middle of an element, in pixels of the screen. */
export function fromMiddle(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** How much a turn of the wheel enlarges. */
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
