/** Facts of section 1 about patient and recorder. */
export type ScpFacts = {
  patientName: string
  device: string
  startedAt: string | undefined
  filter: string
}

const END = 255
const ZONE_UNKNOWN = 0x7fff
const NOTCHES = [
  [0, '60 Hz notch'],
  [1, '50 Hz notch'],
] as const

/** Parses the tags of section 1; those that are cut or of another length count as missing. */
export function parseScpFacts(data: DataView | undefined): ScpFacts {
  const tags = tagsOf(data)
  return {
    patientName: [tags.get(1), tags.get(0)].map(textOf).filter(Boolean).join(' '),
    device: textOf(bytesOf(tags.get(14), 8, 14)),
    startedAt: startOf(tags),
    filter: filterOf(tags),
  }
}

function tagsOf(data: DataView | undefined): Map<number, DataView> {
  const tags = new Map<number, DataView>()
  for (let at = 0; data && at + 3 <= data.byteLength; ) {
    const [tag, length] = [data.getUint8(at), data.getUint16(at + 1, true)]
    if (tag === END || at + 3 + length > data.byteLength) break
    if (!tags.has(tag)) tags.set(tag, new DataView(data.buffer, data.byteOffset + at + 3, length))
    at += 3 + length
  }
  return tags
}

function startOf(tags: ReadonlyMap<number, DataView>): string | undefined {
  const [date, time, zone] = [tags.get(25), tags.get(26), tags.get(34)]
  if (date?.byteLength !== 4 || time?.byteLength !== 3) return undefined
  const day = [date.getUint16(0, true), date.getUint8(2), date.getUint8(3)].map(twoDigits).join('-')
  const clock = [0, 1, 2].map((place) => twoDigits(time.getUint8(place))).join(':')
  const startedAt = `${day}T${clock}${zone && zone.byteLength >= 2 ? zoneOf(zone.getInt16(0, true)) : ''}`
  return Number.isNaN(Date.parse(startedAt)) ? undefined : startedAt
}

function zoneOf(minutes: number): string {
  if (minutes === ZONE_UNKNOWN || Math.abs(minutes) > 14 * 60) return ''
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${twoDigits(hour)}:${twoDigits(minute)}`
}

function filterOf(tags: ReadonlyMap<number, DataView>): string {
  const [high, low, others] = [tags.get(27), tags.get(28), tags.get(29)]
  const bits = others && others.byteLength > 0 ? others.getUint8(0) : 0
  return [
    ...filterAt('high pass', high, 100),
    ...filterAt('low pass', low, 1),
    ...NOTCHES.map(([bit, name]) => ((bits >> bit) & 1 ? name : '')),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Returns the words for a cut-off frequency; 0 is none. */
function filterAt(name: string, tag: DataView | undefined, perHertz: number): string[] {
  const value = tag?.byteLength === 2 ? tag.getUint16(0, true) : 0
  return value === 0 ? [] : [`${name} ${value / perHertz} Hz`]
}

function bytesOf(tag: DataView | undefined, from: number, to: number): DataView | undefined {
  if (!tag || tag.byteLength < to) return undefined
  return new DataView(tag.buffer, tag.byteOffset + from, to - from)
}

/** Returns text up to its first NUL; the format's default character set is Latin-1. */
function textOf(view: DataView | undefined): string {
  if (!view) return ''
  const text = new TextDecoder('latin1').decode(view)
  return (text.split('\0')[0] ?? '').trim().slice(0, 200)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
