/** Page-aligned memory for direct I/O of chunks, which bypasses the system's cache. ADR 25. */
const PAGE_BYTES = 4096
const BLOCK_BYTES = 1_048_576
/** The maximum number of chunks in such memory; further ones are written through the cache. */
const BLOCKS = 8
const WASM_PAGE_BYTES = 65_536

/** WebAssembly memory is the only kind in Node that is known to be page-aligned. Allocated with the first chunk. */
let free: Buffer[] = []
let isAsked = false

/** Returns a block for bytes of this length at this file offset, or `undefined` if they are not aligned or none is free. */
export function takeBlock(lengthBytes: number, offset: number): Buffer | undefined {
  const isWholePages = lengthBytes % PAGE_BYTES === 0 && offset % PAGE_BYTES === 0
  if (lengthBytes > BLOCK_BYTES || !isWholePages) return undefined
  if (!isAsked) free = askForBlocks()
  isAsked = true
  return free.pop()
}

/** Returns a block for reuse, last in, first out. */
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
    return [] // little address space: every chunk is written through the cache
  }
}
