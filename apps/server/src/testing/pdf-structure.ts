import { inflateSync } from 'node:zlib'

/** The requirements of ISO 14289-1 (PDF/UA) that a program can check, read from the bytes. */
export type PdfStructure = {
  catalog: string
  isMarked: boolean
  /** True if the window shows the title rather than the file name. */
  showsTitle: boolean
  xmp: string
  pages: string[]
  /** The elements of the structure tree in reading order. */
  elements: Element[]
  /** Misplaced elements, such as `TD in Table`. */
  misplaced: string[]
  /** The composite fonts, in which text is set. */
  fonts: string[]
  /** The number of embedded font programs. */
  embedded: number
  /** Content painted outside marked content, or marked within an artifact: a screen reader omits or repeats it. */
  strays: string[]
  artifacts: number
}

type Element = { role: string; parent: string; dict: string }

/** The required parent of each element. ISO 32000-1, 14.8.4.3. */
const PARENTS: Record<string, string> = {
  TR: 'Table',
  TH: 'TR',
  TD: 'TR',
  LI: 'L',
  Lbl: 'LI',
  LBody: 'LI',
}

export function pdfStructure(bytes: Buffer): PdfStructure {
  const objects = objectsOf(bytes.toString('latin1'))
  const typed = (type: string) =>
    [...objects.values()].filter(({ dict }) => new RegExp(`/Type /${type}\\b`).test(dict))
  const [catalog] = typed('Catalog')
  const [root] = typed('StructTreeRoot')
  const [metadata] = typed('Metadata')
  const elements = root ? elementsUnder({ role: '', dict: root.dict }, objects) : []
  const named = (key: string) =>
    refsOf(catalog?.dict ?? '', key)
      .map((id) => objects.get(id)?.dict ?? '')
      .join()
  const pages = typed('Page').map(({ dict }) => dict)
  const painted = pages.flatMap((dict) =>
    refsOf(dict, 'Contents').map((id) => strayed(textOf(objects.get(id)))),
  )
  return {
    catalog: catalog?.dict ?? '',
    isMarked: /\/Marked true/.test(named('MarkInfo')),
    showsTitle: /\/DisplayDocTitle true/.test(named('ViewerPreferences')),
    xmp: textOf(metadata),
    pages,
    elements,
    misplaced: elements.flatMap(({ role, parent }) =>
      PARENTS[role] && PARENTS[role] !== parent ? [`${role} in ${parent}`] : [],
    ),
    fonts: typed('Font').flatMap(({ dict }) => (dict.includes('/Subtype /Type0') ? [dict] : [])),
    embedded: typed('FontDescriptor').filter(({ dict }) => /\/FontFile[23]? \d/.test(dict)).length,
    strays: painted.flatMap(({ strays }) => strays),
    artifacts: painted.reduce((sum, { artifacts }) => sum + artifacts, 0),
  }
}

type PdfObject = { dict: string; stream: Buffer | undefined }
type Objects = ReadonlyMap<string, PdfObject>

/** Parses the objects; the library writes them plainly, without object streams. */
function objectsOf(file: string): Objects {
  const found = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map(
    [...found].map(([, id = '', body = '']): [string, PdfObject] => {
      const at = body.indexOf('stream\n')
      if (at < 0) return [id, { dict: body, stream: undefined }]
      const packed = body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'))
      return [id, { dict: body.slice(0, at), stream: Buffer.from(packed, 'latin1') }]
    }),
  )
}

function textOf(object: PdfObject | undefined): string {
  if (!object?.stream) return ''
  const { dict, stream } = object
  return (dict.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1')
}

function refsOf(dict: string, key: string): string[] {
  const value = new RegExp(`/${key} (\\[[^\\]]*\\]|\\d+ 0 R)`).exec(dict)?.[1] ?? ''
  return [...value.matchAll(/(\d+) 0 R/g)].flatMap(([, id]) => id ?? [])
}

function elementsUnder(parent: Pick<Element, 'role' | 'dict'>, objects: Objects): Element[] {
  return refsOf(parent.dict, 'K').flatMap((id) => {
    const dict = objects.get(id)?.dict ?? ''
    const role = /\/S \/(\w+)/.exec(dict)?.[1]
    if (!role) return []
    return [{ role, parent: parent.role, dict }, ...elementsUnder({ role, dict }, objects)]
  })
}

const PAINTS = new Set([
  'Tj',
  'TJ',
  "'",
  '"',
  'f',
  'f*',
  'F',
  'S',
  's',
  'B',
  'B*',
  'b',
  'b*',
  'Do',
  'sh',
])

function strayed(content: string): { strays: string[]; artifacts: number } {
  const words = content.replaceAll(/\((?:\\[\s\S]|[^\\()])*\)|<[0-9A-Fa-f\s]+>/g, '()').split(/\s+/)
  const strays: string[] = []
  const open: string[] = []
  const opened: string[] = []
  for (const [at, word] of words.entries()) {
    const tag = tagAt(words, at)
    if (tag) {
      if (open.includes('/Artifact')) strays.push(`${tag} within an artifact`)
      open.push(tag)
      opened.push(tag)
    }
    if (word === 'EMC') open.pop()
    if (PAINTS.has(word) && open.length === 0) strays.push(words.slice(at - 6, at + 1).join(' '))
  }
  if (open.length > 0) strays.push(`left open: ${open.join(' ')}`)
  return { strays, artifacts: opened.filter((tag) => tag === '/Artifact').length }
}

/** Returns the tag of the marked content that begins here. */
function tagAt(words: readonly string[], at: number): string | undefined {
  if (words[at] === 'BMC') return words[at - 1]
  if (words[at] === 'BDC') return words[words.lastIndexOf('<<', at) - 1]
}
