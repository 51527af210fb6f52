import type { EcgRecording } from '@systole/ecg/ecg-recording'
import type { ViewerKeys } from '../use-viewer-keys.ts'
import { type EcgView, nextGain, nextSpeed, zoomed } from './ecg-view.ts'
import { nextChoice } from './lead-choice.ts'
import type { AmplitudeState } from './use-amplitude.ts'
import type { CaliperState } from './use-caliper.ts'

const STEP_SECONDS = 0.2

export function ecgKeys(strip: {
  recording: EcgRecording
  startSeconds: number
  across: number
  choice: string
  moveTo: (seconds: number) => void
  change: (change: (view: EcgView) => EcgView) => void
  caliper: CaliperState
  amplitude: AmplitudeState
}): ViewerKeys {
  const { recording, startSeconds, across, choice, moveTo, change, caliper, amplitude } = strip
  return {
    left: () => moveTo(startSeconds - STEP_SECONDS),
    right: () => moveTo(startSeconds + STEP_SECONDS),
    'shift+left': () => moveTo(startSeconds - across),
    'shift+right': () => moveTo(startSeconds + across),
    home: () => moveTo(0),
    end: () => moveTo(Number.POSITIVE_INFINITY),
    s: () => change(nextSpeed),
    g: () => change(nextGain),
    l: () => change((view) => ({ ...view, lead: nextChoice(recording, choice) })),
    o: () => change((view) => ({ ...view, whole: !view.whole })),
    '+': () => change((view) => zoomed(view, 1)),
    '=': () => change((view) => zoomed(view, 1)),
    '-': () => change((view) => zoomed(view, -1)),
    r: () => change((view) => ({ ...view, zoom: 1 })),
    c: caliper.toggle,
    a: amplitude.toggle,
    ...(caliper.shown && { n: () => caliper.march(-1), m: () => caliper.march(1) }),
  }
}
