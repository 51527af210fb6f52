import type { EcgLead, EcgRecording } from '@systole/ecg/ecg-recording'
import { type PaperScale, pixelsPerMillivolt } from '@systole/ecg/paper'

/** Room at the left for the lead's name and the calibration pulse. */
const MARGIN_MILLIMETRES = 17
/** Air above and below the waves. */
const AIR_MILLIMETRES = 4
const LEAST_ROW_MILLIMETRES = 15
const MOST_ROW_MILLIMETRES = 70
const RULER_PIXELS = 22
/** Room for the name and the figures in the corners. */
const HEAD_PIXELS = 64

export type StripRow = { lead: EcgLead; top: number; baseline: number; height: number }
export type StripLayout = { left: number; width: number; height: number; rows: StripRow[] }

/** Where each lead runs on a strip of that width; all rows are as tall as the tallest lead needs. */
export function stripLayout(
  recording: EcgRecording,
  shownLeads: readonly string[],
  scale: PaperScale,
  widthPixels: number,
): StripLayout {
  const left = Math.round(MARGIN_MILLIMETRES * scale.pixelsPerMillimetre)
  const leads = recording.leads.filter(({ name }) => shownLeads.includes(name))
  const reaches = leads.map((lead) => reachOf(lead, scale))
  const up = Math.max(0, ...reaches.map((reach) => reach.up))
  const down = Math.max(0, ...reaches.map((reach) => reach.down))
  const air = AIR_MILLIMETRES * scale.pixelsPerMillimetre
  const height = Math.min(
    MOST_ROW_MILLIMETRES * scale.pixelsPerMillimetre,
    Math.max(LEAST_ROW_MILLIMETRES * scale.pixelsPerMillimetre, up + down + air * 2),
  )
  const above = up + down === 0 ? height / 2 : (up / (up + down)) * (height - air * 2) + air
  return {
    left,
    width: Math.max(0, widthPixels - left),
    height: HEAD_PIXELS + height * leads.length + RULER_PIXELS,
    rows: leads.map((lead, index) => {
      const top = HEAD_PIXELS + index * height
      return { lead, top, baseline: top + above, height }
    }),
  }
}

/** How far a lead's waves go above and below zero, in pixels. */
function reachOf({ millivolts }: EcgLead, scale: PaperScale): { up: number; down: number } {
  let highest = 0
  let lowest = 0
  for (const value of millivolts) {
    if (value > highest) highest = value
    else if (value < lowest) lowest = value
  }
  const perMillivolt = pixelsPerMillivolt(scale)
  return { up: highest * perMillivolt, down: -lowest * perMillivolt }
}
