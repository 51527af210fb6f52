import type { Gap } from '@systole/ecg/beats/beat'
import type { PaperScale } from '@systole/ecg/paper/ecg-paper'
import type { GridColours } from './draw-grid.ts'
import type { TraceSource } from './source/trace-source.ts'
import type { StripLayout } from './strip-layout.ts'

export type HatchColours = { hatch: string; hatchGround: string }
export type PaperColours = GridColours & HatchColours & { trace: string; caliper: string }
export type StripWords = {
  /** The name of a calculated lead's kind, below its name. */
  derived: string
  /** Speed, gain and filter. */
  scale: string
  /** The length of lost samples. */
  lost: (seconds: number) => string
  /** The filter of the picture, if it is not the usual one. */
  changed: string | undefined
}

/** A strip as it is drawn. */
export type StripPicture = {
  source: TraceSource
  gaps: readonly Gap[]
  layout: StripLayout
  scale: PaperScale
  startSeconds: number
  colours: PaperColours
  density: number
  words: StripWords
  /** The visible part, which alone is drawn, because a day's recording exceeds the height of a canvas. */
  seen: { top: number; height: number }
}
