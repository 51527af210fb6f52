import type { HuffmanCode } from './huffman-tables.ts'

/** Decodes Huffman codes of SCP-ECG. Bits are read from the highest of each byte on. */
export class HuffmanDecoder {
  private readonly trees: readonly Tree[]

  constructor(tables: readonly (readonly HuffmanCode[])[]) {
    this.trees = tables.map((codes) => new Tree(codes))
  }

  /** Decodes up to `mostValues` values; fewer if the bits end or no code fits. */
  decode(bytes: Uint8Array, mostValues: number): Float64Array {
    const bits = new BitReader(bytes)
    const values = new Float64Array(Math.min(mostValues, bits.left))
    let tree = this.trees[0]
    let count = 0
    while (tree && count < values.length) {
      const code = tree.find(bits)
      if (!code) break
      const rest = code.totalBits - code.prefixBits
      if (code.isSwitch) tree = this.trees[code.value - 1]
      else if (rest > bits.left) break
      else {
        values[count] = rest === 0 ? code.value : bits.readSigned(rest)
        count += 1
      }
    }
    return values.subarray(0, count)
  }
}

class BitReader {
  left: number
  private readonly bytes: Uint8Array
  private at = 0

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.left = bytes.length * 8
  }

  read(): number {
    const bit = ((this.bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1
    this.at += 1
    this.left -= 1
    return bit
  }

  /** Reads a number in two's complement. */
  readSigned(count: number): number {
    let value = 0
    for (let bit = 0; bit < count; bit += 1) value = value * 2 + this.read()
    return value >= 2 ** (count - 1) ? value - 2 ** count : value
  }
}

/** A table as a binary tree: two places per node, 0 for none, positive for a node, negative for a code. */
class Tree {
  private readonly codes: readonly HuffmanCode[]
  private readonly nodes: Int32Array
  private used = 1

  constructor(codes: readonly HuffmanCode[]) {
    this.codes = codes
    this.nodes = new Int32Array(2 * codes.reduce((sum, { prefixBits }) => sum + prefixBits, 1))
    for (const [place, code] of codes.entries()) this.add(code, place)
  }

  /** Reads bits until they are a code; `undefined` if none fits or the bits end. */
  find(bits: BitReader): HuffmanCode | undefined {
    let node = 0
    do {
      if (bits.left === 0) return undefined
      node = this.nodes[2 * node + bits.read()] ?? 0
    } while (node > 0)
    return node < 0 ? this.codes[-node - 1] : undefined
  }

  /** Adds a code unless an earlier one begins with the same bits. */
  private add({ prefix, prefixBits }: HuffmanCode, place: number): void {
    let node = 0
    for (let bit = 0; bit < prefixBits && node >= 0; bit += 1) {
      const branch = 2 * node + ((prefix >>> bit) & 1)
      const isLast = bit === prefixBits - 1
      if (this.nodes[branch] === 0) this.nodes[branch] = isLast ? -place - 1 : this.newNode()
      node = this.nodes[branch] ?? -1
    }
  }

  private newNode(): number {
    this.used += 1
    return this.used - 1
  }
}
