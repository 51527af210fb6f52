/** Memory for chunks on their way to the disk past the system's cache: it asks for whole pages. Decision 25. */
const PAGE_BYTES = 4096
const BLOCK_BYTES = 1_048_576
/** Chunks in such memory at once; a further one goes the ordinary way. */
const BLOCKS = 8
const WASM_PAGE_BYTES = 65_536

/** Memory of WebAssembly is the only one of Node's that is known to begin with a page. Asked for with the first chunk. */
let free: Buffer[] = []
let isAsked = false

/** A block for bytes of that length at that place of a file; undefined when they do not fit, or none is free. */
export function takeBlock(lengthBytes: number, offset: number): Buffer | undefined {
  const isWholePages = lengthBytes % PAGE_BYTES === 0 && offset % PAGE_BYTES === 0
  if (lengthBytes > BLOCK_BYTES || !isWholePages) return undefined
  if (!isAsked) free = askForBlocks()
  isAsked = true
  return free.pop()
}

/** What was taken last is given first. */
export function giveBlock(block: Buffer): void {
  free.push(block)
}

function askForBlocks(): Buffer[] {
  const pages = (BLOCKS * BLOCK_BYTES) / WASM_PAGE_BYTES
  try {
    const { buffer } = new WebAssembly.Memory({ initial: pages, maximum: pages })
    return Array.from({ length: BLOCKS }, (_, place) =>
      Buffer.from(buffer, place * BLOCK_BYTES, BLOCK_BYTES),
    )
  } catch {
    return [] // a process held to little address space: every chunk goes the ordinary way
  }
}
