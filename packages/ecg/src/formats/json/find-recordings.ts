import { UnreadableRecording } from '../recording-sink.ts'
import { fieldPath, find, JSON_NAMES, type JsonPlace } from './json-fields.ts'
import {
  isKind,
  type JsonList,
  type JsonNode,
  type JsonNumbers,
  type JsonRows,
} from './json-node.ts'

/** The samples of one lead in the file; `place` is the object that describes the lead, if it has one. */
export type FoundLead = {
  name: string
  path: string
  samples: JsonNumbers | JsonRows
  /** The column of `samples` if it is rows in which the leads take turns. */
  column: number | undefined
  place: JsonPlace | undefined
}

/** A recording in the file: its leads and the objects around them, the innermost first. */
export type FoundRecording = {
  leads: readonly FoundLead[]
  places: readonly JsonPlace[]
  isKardia: boolean
}

/** Returns the recordings of a JSON file in their order. */
export function findRecordings(roots: readonly JsonNode[]): FoundRecording[] {
  return roots.flatMap((root, index) =>
    recordingsIn(root, roots.length === 1 ? '' : `[${index}]`, []),
  )
}

function recordingsIn(
  node: JsonNode,
  path: string,
  around: readonly JsonPlace[],
): FoundRecording[] {
  if (isKind(node, 'list')) {
    requireWhole(node, path)
    return node.items.flatMap((item, index) =>
      isKind(item, 'object') ? recordingsIn(item, `${path}[${index}]`, around) : [],
    )
  }
  if (!isKind(node, 'object')) return []
  const place = { object: node, path }
  const places = [place, ...around]
  const kardia = kardiaPlace(place)
  if (kardia) {
    const leads = leadsOf(find(kardia, ['samples'])?.node, fieldPath(kardia.path, 'samples'))
    if (leads.length === 0) throw new UnreadableRecording('samplesMissing', kardia.path)
    return [{ leads, places: [kardia, ...places], isKardia: true }]
  }
  const leads = leadsIn(place)
  if (leads.length > 0) return [{ leads, places, isKardia: false }]
  for (const name of JSON_NAMES.recordings) {
    const inner = node.fields.get(name)
    const found = inner === undefined ? [] : recordingsIn(inner, fieldPath(path, name), places)
    if (found.length > 0) return found
  }
  return []
}

/**
 * Returns the unfiltered block of an AliveCor Kardia recording. Its `enhanced` block is smoothed by the vendor and changes heights;
 * its recordings of twelve leads have another layout.
 */
function kardiaPlace(place: JsonPlace): JsonPlace | undefined {
  if (place.object.fields.has('data12L')) {
    throw new UnreadableRecording('layoutUnsupported', fieldPath(place.path, 'data12L'))
  }
  const data = place.object.fields.get('data')
  if (!isKind(data, 'object')) return undefined
  const isKardia = ['raw', 'enhanced'].some((name) => {
    const block = data.fields.get(name)
    return isKind(block, 'object') && block.fields.has('samples')
  })
  if (!isKardia) return undefined
  const path = fieldPath(place.path, 'data.raw')
  const raw = data.fields.get('raw')
  if (!isKind(raw, 'object')) throw new UnreadableRecording('samplesMissing', path)
  return { object: raw, path }
}

function leadsIn(place: JsonPlace): FoundLead[] {
  const named = find(place, JSON_NAMES.leads)
  const names = namesOf(named?.node) ?? namesOf(find(place, JSON_NAMES.leadNames)?.node)
  if (named && !names) return leadsOf(named.node, named.path)
  const samples = find(place, JSON_NAMES.samples)
  if (!samples) return []
  const { node, path } = samples
  if (names) return leadsOf(node, path, names)
  if (isKind(node, 'rows') && node.width > 2) return leadsOf(node, path)
  if (!isKind(node, 'numbers') && !isKind(node, 'rows')) return []
  return [{ ...single(node, path), name: leadName(place) ?? 'ECG', place: undefined }]
}

/** Returns the leads of an object by name, of a list of leads, or of rows in which the leads take turns. */
function leadsOf(node: JsonNode | undefined, path: string, names?: readonly string[]): FoundLead[] {
  if (isKind(node, 'rows') && (names || node.width > 2)) {
    return Array.from({ length: node.width }, (_, column) => ({
      name: names?.[column] ?? String(column + 1),
      path: `${path}[…][${column}]`,
      samples: node,
      column,
      place: undefined,
    }))
  }
  if (isKind(node, 'numbers')) return [{ ...single(node, path), name: names?.[0] ?? 'ECG' }]
  if (isKind(node, 'list')) {
    requireWhole(node, path)
    return node.items.flatMap((item, index) =>
      leadOf(item, `${path}[${index}]`, names?.[index] ?? String(index + 1)),
    )
  }
  if (!isKind(node, 'object')) return []
  return [...node.fields].flatMap(([name, item]) => {
    if (node.repeated.has(name)) {
      throw new UnreadableRecording('damaged', `${fieldPath(path, name)} occurs twice`)
    }
    return leadOf(item, fieldPath(path, name), name)
  })
}

function leadOf(item: JsonNode, path: string, name: string): FoundLead[] {
  if (isKind(item, 'numbers') || isKind(item, 'rows')) return [{ ...single(item, path), name }]
  if (isKind(item, 'list')) return [{ ...single(asText(item, path), path), name }]
  if (!isKind(item, 'object')) return []
  const place = { object: item, path }
  const samples = find(place, JSON_NAMES.samples)
  if (!samples) return []
  const found = leadOf(samples.node, samples.path, leadName(place) ?? name)
  return found.map((lead) => ({ ...lead, place }))
}

function single(samples: JsonNumbers | JsonRows, path: string): Omit<FoundLead, 'name'> {
  return { path, samples, column: undefined, place: undefined }
}

/** Returns an empty list as no samples. Throws with the place of the first item if the list has others than numbers. */
function asText(list: JsonList, path: string): JsonNumbers {
  if (list.count > 0) throw new UnreadableRecording('samplesNotNumbers', `${path}[0]`)
  const summary = { lowest: Number.NaN, highest: Number.NaN, decimals: 0 }
  return {
    kind: 'numbers',
    offset: 0,
    count: 0,
    summary,
    head: [],
    last: Number.NaN,
    otherAt: undefined,
    isCut: false,
  }
}

function leadName(place: JsonPlace): string | undefined {
  const name = find(place, JSON_NAMES.leadName)?.node
  return typeof name === 'string' && name !== '' ? name : undefined
}

function namesOf(node: JsonNode | undefined): string[] | undefined {
  if (!isKind(node, 'list') || node.count === 0) return undefined
  const names = node.items.filter((item) => typeof item === 'string')
  return names.length === node.count ? names : undefined
}

function requireWhole(list: JsonList, path: string): void {
  if (list.count > list.items.length) {
    throw new UnreadableRecording('layoutUnsupported', `${path}: ${list.count} items`)
  }
}
