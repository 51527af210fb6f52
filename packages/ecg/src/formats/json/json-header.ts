import { isoTimeOf, isoTimeOfEpoch } from '../clock-text.ts'
import type { RecordingHeader, RecordingWarning } from '../recording-sink.ts'
import { findIn, JSON_NAMES, type JsonPlace, jsonWordsOf, numberOf } from './json-fields.ts'
import { isKind, type JsonNode } from './json-node.ts'

/** The share by which a stated duration may differ from the samples. */
const MOST_DURATION_ERROR = 0.02
const DEVICE_WORDS = ['manufacturer', 'name', 'model', 'hardwareType', 'serial', 'serialNumber']

/** Reads the facts about a recording from the objects around its samples, the innermost first. */
export function headerOf(
  places: readonly JsonPlace[],
  of: { samplesPerSecond: number; isKardia: boolean },
): Omit<RecordingHeader, 'leads'> {
  const device = jsonWordsOf(findIn(places, JSON_NAMES.device)?.node, DEVICE_WORDS)
  return {
    samplesPerSecond: of.samplesPerSecond,
    startedAt: startTimeOf(places),
    filter: filterOf(findIn(places, JSON_NAMES.filter)?.node),
    device: of.isKardia ? `AliveCor ${device}`.trim() : device,
    patientName: jsonWordsOf(findIn(places, JSON_NAMES.patient)?.node, [
      'name',
      'petName',
      'patientName',
    ]),
    printedAt: {
      millimetresPerMillivolt: numberOf(findIn(places, JSON_NAMES.printedGain)?.node),
      millimetresPerSecond: numberOf(findIn(places, JSON_NAMES.printedSpeed)?.node),
    },
  }
}

/** Returns the start of a recording, if the file names it in a form that has one meaning. */
export function startTimeOf(places: readonly JsonPlace[]): string | undefined {
  const node = findIn(places, JSON_NAMES.startedAt)?.node ?? textTime(places)
  if (typeof node === 'number') return isoTimeOfEpoch(node)
  return typeof node === 'string' ? isoTimeOf(node) : undefined
}

function textTime(places: readonly JsonPlace[]): JsonNode | undefined {
  const node = findIn(places, ['timestamp', 'time'])?.node
  return typeof node === 'string' || typeof node === 'number' ? node : undefined
}

/** Compares the samples with the count and the duration that the file states; a recorder may have lost some without a trace. */
export function durationWarnings(
  places: readonly JsonPlace[],
  of: { samplesPerSecond: number; sampleCount: number },
): RecordingWarning[] {
  const count = numberOf(findIn(places, JSON_NAMES.sampleCount)?.node)
  const duration = numberOf(findIn(places, JSON_NAMES.duration)?.node)
  const seconds = of.sampleCount / of.samplesPerSecond
  const values: string[] = []
  if (count !== undefined && count !== of.sampleCount) {
    values.push(`${of.sampleCount} samples, stated: ${count}`)
  }
  if (duration !== undefined && ![1, 1000].some((scale) => isLike(seconds * scale, duration))) {
    values.push(`${Number(seconds.toFixed(3))} s, stated: ${duration}`)
  }
  return values.map((value) => ({ warning: 'durationDiffers', value }))
}

function isLike(one: number, other: number): boolean {
  return Math.abs(one - other) <= MOST_DURATION_ERROR * Math.max(one, other)
}

function filterOf(node: JsonNode | undefined): string {
  if (typeof node === 'number') return `${node} Hz`
  if (isKind(node, 'list')) return node.items.filter((item) => typeof item === 'string').join(', ')
  return typeof node === 'string' ? node : ''
}
