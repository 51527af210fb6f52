/// <reference types="vite/client" />

/** Character maps, fallback fonts and image decoders of pdf.js: files of our own origin, fetched only when a PDF needs one. */
const PARTS = import.meta.glob<string>(
  [
    '../../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const ADDRESSES = new Map(
  Object.entries(PARTS).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** The resource loader for pdf.js. */
export class PdfParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES.get(filename)
    if (!address) throw new Error(`pdf.js asked for ${filename}, which is not shipped`)
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${filename} answered HTTP ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
