import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  /** All text in page order without white space, because line breaks are irrelevant. */
  text: string
  pages: string[]
  title: string
  lang: string | null
  isTagged: boolean
  /** All roles of the structure tree in reading order. */
  roles: string[]
  /** The names of its fonts, without subset prefixes. */
  fonts: string[]
}

type Node = { role?: string; children?: Node[] }

/** Reads a PDF with an independent library. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true })
  const pdf = await task.promise
  const pages: string[] = []
  const roles: string[] = []
  const fonts = new Set<string>()
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const name of await fontsOf(page)) fonts.add(name)
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
    )
    roles.push(...rolesOf((await page.getStructTree()) as Node)) // typed as a bare object
  }
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } } // likewise
  const markInfo: unknown = await pdf.getMarkInfo() // a Map, contrary to its types
  await task.destroy()
  return {
    text: pages.join(''),
    pages,
    title: info.Title ?? '',
    lang: info.Language ?? null,
    isTagged: markInfo instanceof Map && markInfo.get('Marked') === true,
    roles,
    fonts: [...fonts].sort(),
  }
}

function rolesOf({ role, children = [] }: Node): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)]
}

async function fontsOf(page: PDFPageProxy): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const set = fnArray.flatMap((operation, at) =>
    operation === OPS.setFont ? [argsArray[at][0]] : [],
  )
  return [...new Set(set)].map((id) =>
    String(page.commonObjs.get(id).name).replace(/^[A-Z]{6}\+/, ''),
  )
}
