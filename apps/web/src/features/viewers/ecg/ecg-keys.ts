import { type EcgView, nextGain, nextSpeed, zoomed } from '../../ecg-trace/ecg-view.ts'
import { nextChoice } from '../../ecg-trace/lead-choice.ts'
import type { Strip } from '../../ecg-trace/use-strip.ts'
import type { ViewerKeys } from '../keys/use-viewer-keys.ts'
import type { TraceMeasuring } from './use-trace-measuring.ts'

const STEP_SECONDS = 0.2

export function ecgKeys(desk: {
  leads: readonly { name: string }[]
  strip: Pick<Strip, 'startSeconds' | 'across' | 'choice' | 'gain'>
  whole: boolean
  moveTo: (seconds: number) => void
  change: (change: (view: EcgView) => EcgView) => void
  measuring: TraceMeasuring
}): ViewerKeys {
  const { leads, moveTo, change, measuring } = desk
  const { startSeconds, across, choice, gain } = desk.strip
  return {
    left: () => moveTo(startSeconds - STEP_SECONDS),
    right: () => moveTo(startSeconds + STEP_SECONDS),
    'shift+left': () => moveTo(startSeconds - across),
    'shift+right': () => moveTo(startSeconds + across),
    home: () => moveTo(0),
    end: () => moveTo(Number.POSITIVE_INFINITY),
    s: () => change(nextSpeed),
    g: () => change((view) => nextGain(view, gain)),
    l: () => change((view) => ({ ...view, lead: nextChoice(leads, choice) })),
    o: () => change((view) => ({ ...view, whole: !view.whole })),
    '+': () => change((view) => zoomed(view, 1)),
    '=': () => change((view) => zoomed(view, 1)),
    '-': () => change((view) => zoomed(view, -1)),
    r: () => change((view) => ({ ...view, zoom: 1 })),
    m: measuring.toggleList,
    ...(!desk.whole && {
      c: () => measuring.start('interval'),
      a: () => measuring.start('amplitude'),
      ...chosenKeys(measuring),
    }),
  }
}

function chosenKeys(measuring: TraceMeasuring): ViewerKeys {
  const { chosen } = measuring
  if (!chosen) return {}
  return {
    escape: () => measuring.select(undefined),
    ...(measuring.outline && { enter: () => measuring.place() }),
    ...(chosen.own && { delete: () => measuring.remove(chosen.mid) }),
    ...(chosen.method === 'interval' && {
      ',': () => measuring.march(chosen, -1),
      '.': () => measuring.march(chosen, 1),
      h: measuring.toggleMarching,
    }),
  }
}
