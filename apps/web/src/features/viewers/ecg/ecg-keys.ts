import type { ViewerKeys } from '../use-viewer-keys.ts'
import type { CaliperState } from './use-caliper.ts'

const STEP_SECONDS = 0.2

export function ecgKeys(strip: {
  startSeconds: number
  across: number
  moveTo: (seconds: number) => void
  caliper: CaliperState
}): ViewerKeys {
  const { startSeconds, across, moveTo, caliper } = strip
  return {
    left: () => moveTo(startSeconds - STEP_SECONDS),
    right: () => moveTo(startSeconds + STEP_SECONDS),
    'shift+left': () => moveTo(startSeconds - across),
    'shift+right': () => moveTo(startSeconds + across),
    home: () => moveTo(0),
    end: () => moveTo(Number.POSITIVE_INFINITY),
    c: caliper.toggle,
  }
}
