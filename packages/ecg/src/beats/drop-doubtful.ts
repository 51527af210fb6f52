import { quantileOf } from '../signal/order-statistics.ts'
import { familiarityOf } from './familiarity.ts'
import type { SlopePeaks } from './peak-list.ts'

/** A low peak that looks like no other beat is a P wave in a pause or noise. */
const UNFAMILIAR = 0.65
const LOW_SHARE = 0.4
/** Around artefacts, familiarity of many beats falls under this. */
const DISTURBED = 0.9
const DISTURBED_SHARE = 0.15
/** An interval is regular that differs from the usual one by less than this share. */
const REGULAR_SHARE = 0.15
const LOWER_SHARE = 0.75
/** Most intervals are usual ones, also where artefacts split some. */
const USUAL_INTERVAL_SHARE = 0.6
const NEAR_BEATS = 8
const FEWEST_BEATS = 6
const ROUNDS = 2

/**
 * Drops peaks that were taken for beats but are not: low ones of an unknown shape, and, where the signal is disturbed, those that split
 * a regular interval and fit worse than their neighbours. Returns places in `peaks`, ascending.
 */
export function dropDoubtful(peaks: SlopePeaks, picked: readonly number[]): number[] {
  let beats = [...picked]
  for (let round = 0; round < ROUNDS && beats.length >= FEWEST_BEATS; round += 1) {
    const view = viewOf(peaks, beats)
    let lastDropped = -1
    const kept = beats.filter((_, index) => {
      const isFree = index > 0 && index < beats.length - 1 && lastDropped !== index - 1
      const isDropped = isLowAndUnknown(view, index) || (isFree && splitsInterval(view, index))
      if (isDropped) lastDropped = index
      return !isDropped
    })
    if (kept.length === beats.length) return kept
    beats = kept
  }
  return beats
}

type View = ReturnType<typeof viewOf>

function viewOf(peaks: SlopePeaks, beats: readonly number[]) {
  const familiarity = familiarityOf(peaks, beats)
  return {
    count: beats.length,
    at: (index: number) => peaks.samples[beats[index] as number] as number,
    height: (index: number) => peaks.heights[beats[index] as number] as number,
    familiarity: (index: number) => familiarity[index] as number,
  }
}

/** Returns the values of the beats around one, without its own. */
function around(view: View, index: number, value: (index: number) => number): number[] {
  const values: number[] = []
  const last = Math.min(view.count - 1, index + NEAR_BEATS)
  for (let other = Math.max(0, index - NEAR_BEATS); other <= last; other += 1) {
    if (other !== index) values.push(value(other))
  }
  return values
}

function isLowAndUnknown(view: View, index: number): boolean {
  if (view.familiarity(index) >= UNFAMILIAR) return false
  const level = quantileOf(around(view, index, view.height), 0.5) ?? 0
  return view.height(index) < LOW_SHARE * level
}

function splitsInterval(view: View, index: number): boolean {
  const { familiarity, height, at } = view
  const fitsWorse =
    familiarity(index) < Math.min(familiarity(index - 1), familiarity(index + 1)) ||
    height(index) < LOWER_SHARE * Math.min(height(index - 1), height(index + 1))
  if (!fitsWorse) return false
  const others = around(view, index, familiarity)
  const disturbed = others.filter((value) => value < DISTURBED).length
  if (disturbed < DISTURBED_SHARE * others.length) return false
  const intervals: number[] = []
  const last = Math.min(view.count - 1, index + NEAR_BEATS + 1)
  for (let other = Math.max(1, index - NEAR_BEATS); other <= last; other += 1) {
    if (other !== index && other !== index + 1) intervals.push(at(other) - at(other - 1))
  }
  const usual = quantileOf(intervals, USUAL_INTERVAL_SHARE)
  if (usual === undefined) return false
  return Math.abs(at(index + 1) - at(index - 1) - usual) < REGULAR_SHARE * usual
}
