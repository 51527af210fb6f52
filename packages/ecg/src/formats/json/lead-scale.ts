import { millivoltsPerCount } from '../gain-text.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import { millivoltsPerUnit } from '../voltage-unit.ts'
import type { FoundLead } from './find-recordings.ts'
import {
  findIn,
  JSON_NAMES,
  type JsonPlace,
  MILLIVOLTS_PER_COUNT_OF,
  numberOf,
} from './json-fields.ts'
import { isKind, type JsonNode } from './json-node.ts'

/** The conversion of the numbers of a lead: millivolts = (number − zero) × millivoltsPerUnit. */
export type LeadScaleInFile = { millivoltsPerUnit: number; zero: number }

/** A lead, its place among the leads, the objects around it with its own first, and if all its numbers are whole. */
type LeadInFile = { lead: FoundLead; index: number; places: readonly JsonPlace[]; isWhole: boolean }

/**
 * Returns the scale of a lead as its file names it, else as staff stated it. Throws if neither does, or if the file names two that
 * contradict each other. The unit is never guessed from the heights.
 */
export function scaleInFile(of: LeadInFile, stated: number | undefined): LeadScaleInFile {
  const unit = unitOf(of)
  const voltage = unit && millivoltsPerUnit(unit.text)
  const gain = gainOf(of)
  if (voltage !== undefined && (gain === undefined || !of.isWhole)) {
    return { millivoltsPerUnit: Number(voltage), zero: 0 }
  }
  const perCount = voltage === undefined ? gain?.millivolts : undefined
  const millivolts = perCount ?? stated
  if (millivolts !== undefined) return { millivoltsPerUnit: millivolts, zero: baselineOf(of) }
  const field = gain?.path ?? findIn(of.places, JSON_NAMES.gain)?.path ?? unit?.path ?? of.lead.path
  throw new UnreadableRecording('unitUnknown', unit ? `${field} (${unit.text})` : field)
}

/** Returns the scale of an AliveCor Kardia recording: nanovolts per count. */
export function kardiaScale(block: JsonPlace, stated: number | undefined): LeadScaleInFile {
  const nanovolts = numberOf(findIn([block], ['amplitudeResolution'])?.node)
  const millivolts = nanovolts === undefined ? stated : nanovolts / 1e6
  if (millivolts === undefined) {
    throw new UnreadableRecording('unitUnknown', `${block.path}.amplitudeResolution`)
  }
  return { millivoltsPerUnit: millivolts, zero: 0 }
}

function unitOf(of: LeadInFile): { text: string; path: string } | undefined {
  const found = findIn(of.places, JSON_NAMES.unit)
  const node = found && ofLead(found.node, of)
  if (found && typeof node === 'string') return { text: node, path: found.path }
  const named = /\b(millivolts|microvolts)$/.exec(of.lead.path)?.[1]
  return named === undefined ? undefined : { text: named, path: of.lead.path }
}

function gainOf(of: LeadInFile): { millivolts: number; path: string } | undefined {
  for (const [name, convert] of Object.entries(MILLIVOLTS_PER_COUNT_OF)) {
    const found = findIn(of.places, [name])
    const gain = found && numberOf(ofLead(found.node, of))
    if (found && gain !== undefined && gain > 0) {
      return { millivolts: convert(gain), path: found.path }
    }
  }
  const found = findIn(of.places, JSON_NAMES.gain)
  const unit = findIn(of.places, JSON_NAMES.gainUnit)?.node
  const node = found && ofLead(found.node, of)
  const text = typeof unit === 'string' ? `${numberOf(node) ?? ''} ${unit}` : String(node)
  const millivolts = found && millivoltsPerCount(text)
  return millivolts === undefined ? undefined : { millivolts, path: found?.path ?? '' }
}

function baselineOf(of: LeadInFile): number {
  const node = findIn(of.places, JSON_NAMES.baseline)?.node
  return numberOf(node && ofLead(node, of)) ?? 0
}

/** Returns the value of a lead where a field has one per lead, by name or in their order. */
function ofLead(node: JsonNode, { lead, index }: LeadInFile): JsonNode | undefined {
  if (isKind(node, 'object')) return node.fields.get(lead.name)
  if (isKind(node, 'list')) return node.items[index]
  if (isKind(node, 'numbers')) return node.head[index]
  return node
}
