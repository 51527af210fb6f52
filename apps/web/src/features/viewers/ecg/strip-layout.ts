import { type PaperScale, pixelsPerMillivolt, secondsAcross } from '@systole/ecg/ecg-paper'
import type { EcgLead, EcgRecording } from '@systole/ecg/ecg-recording'
import { leadReach } from '@systole/ecg/lead-reach'

/** The left margin for the lead's name and the calibration pulse. */
const MARGIN_MILLIMETRES = 17
/** The space above and below the waves. */
const AIR_MILLIMETRES = 4
const LEAST_ROW_MILLIMETRES = 15
const MOST_ROW_MILLIMETRES = 70
const RULER_PIXELS = 22
/** The space for name and values in the corners. */
const HEAD_PIXELS = 64

export type StripRow = {
  lead: EcgLead
  top: number
  baseline: number
  height: number
  /** The start of the row in a whole strip; otherwise it starts where the view does. */
  startSeconds: number | undefined
}
export type StripLayout = { left: number; width: number; height: number; rows: StripRow[] }

/** Returns the rows of the leads for this width; all rows have the height that the tallest lead needs. */
export function stripLayout(
  recording: EcgRecording,
  shownLeads: readonly string[],
  scale: PaperScale,
  widthPixels: number,
): StripLayout {
  const leads = recording.leads.filter(({ name }) => shownLeads.includes(name))
  return layRows(
    leads.map((lead) => ({ lead, startSeconds: undefined })),
    scale,
    widthPixels,
  )
}

/** Returns the rows of one lead from its first second to its last, each as long as the paper is wide. */
export function wholeLayout(
  recording: EcgRecording,
  lead: EcgLead,
  scale: PaperScale,
  widthPixels: number,
): StripLayout {
  const across = secondsAcross(layRows([], scale, widthPixels).width, scale)
  const lines = across > 0 ? Math.ceil(recording.durationSeconds / across) : 0
  const pieces = Array.from({ length: lines }, (_, line) => ({ lead, startSeconds: line * across }))
  return layRows(pieces, scale, widthPixels)
}

/** Returns the x position where the waves begin. */
export function leftOf({ pixelsPerMillimetre }: PaperScale): number {
  return Math.round(MARGIN_MILLIMETRES * pixelsPerMillimetre)
}

function layRows(
  pieces: readonly Pick<StripRow, 'lead' | 'startSeconds'>[],
  scale: PaperScale,
  widthPixels: number,
): StripLayout {
  const left = leftOf(scale)
  const { up, down } = reachOf([...new Set(pieces.map(({ lead }) => lead))], scale)
  const air = AIR_MILLIMETRES * scale.pixelsPerMillimetre
  const height = Math.min(
    MOST_ROW_MILLIMETRES * scale.pixelsPerMillimetre,
    Math.max(LEAST_ROW_MILLIMETRES * scale.pixelsPerMillimetre, up + down + air * 2),
  )
  const above = up + down === 0 ? height / 2 : (up / (up + down)) * (height - air * 2) + air
  return {
    left,
    width: Math.max(0, widthPixels - left),
    height: HEAD_PIXELS + height * pieces.length + RULER_PIXELS,
    rows: pieces.map((piece, index) => {
      const top = HEAD_PIXELS + index * height
      return { ...piece, top, baseline: top + above, height }
    }),
  }
}

/** Returns the maximum excursion of all leads above and below zero, in pixels. */
function reachOf(leads: readonly EcgLead[], scale: PaperScale): { up: number; down: number } {
  const perMillivolt = pixelsPerMillivolt(scale)
  const reaches = leads.map(leadReach)
  return {
    up: Math.max(0, ...reaches.map(({ highest }) => highest)) * perMillivolt,
    down: Math.max(0, ...reaches.map(({ lowest }) => -lowest)) * perMillivolt,
  }
}
