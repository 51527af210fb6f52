import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { ViewerKeys } from '../keys/use-viewer-keys.ts'
import { type ScreenPoint, stepped, toImage } from './image-place.ts'
import { keysFor } from './method-keys.ts'
import { nextPoint, proposedPoint } from './placing.ts'
import type { Measuring } from './use-measuring.ts'

const FAR = 10
const WAYS = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const

/** Returns the measuring keys; keys without a meaning at the moment are left to the viewer. */
export function measureKeys(
  measuring: Measuring,
  kind: FileKind,
  element: HTMLElement | null,
): ViewerKeys {
  if (!measuring.place) return {}
  return {
    ...Object.fromEntries(
      keysFor(kind).map(({ key, method }) => [key, () => measuring.start(method)]),
    ),
    m: measuring.toggleList,
    ...(measuring.placing && placingKeys(measuring, element)),
    ...(measuring.marked && { escape: measuring.cancel }),
    ...(!measuring.placing && measuring.chosen && chosenKeys(measuring)),
  }
}

function placingKeys(measuring: Measuring, element: HTMLElement | null): ViewerKeys {
  const { place, placing, cursor, spacing } = measuring
  if (!place || !placing) return {}
  const from =
    cursor ?? proposedPoint(placing) ?? placing.points.at(-1) ?? toImage(place, middleOf(element))
  return {
    ...arrows((by) => measuring.aim(nextPoint(placing, stepped(place, from, by), spacing))),
    enter: () => measuring.set(from),
    backspace: measuring.back,
    escape: measuring.cancel,
  }
}

function chosenKeys(measuring: Measuring): ViewerKeys {
  const { place, chosen, selected } = measuring
  const index = selected?.point
  const point = index === undefined ? undefined : chosen?.points[index]
  return {
    escape: () => measuring.select(undefined),
    ...(chosen?.own && {
      delete: () => measuring.remove(chosen.mid),
      ...(place &&
        point &&
        index !== undefined &&
        arrows((by) => measuring.move(chosen.mid, index, stepped(place, point, by)))),
    }),
  }
}

/** Returns the start of the first point: the centre of the visible part. */
function middleOf(element: HTMLElement | null): ScreenPoint {
  return { x: (element?.clientWidth ?? 0) / 2, y: (element?.clientHeight ?? 0) / 2 }
}

function arrows(go: (by: ScreenPoint) => void): ViewerKeys {
  const near = Object.entries(WAYS).map(([key, by]) => [key, () => go(by)])
  const far = Object.entries(WAYS).map(([key, { x, y }]) => [
    `shift+${key}`,
    () => go({ x: x * FAR, y: y * FAR }),
  ])
  return Object.fromEntries([...near, ...far])
}
