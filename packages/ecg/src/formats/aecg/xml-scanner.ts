import { UnreadableRecording } from '../recording-sink.ts'
import { attributesOf, type XmlAttributes } from './xml-attributes.ts'

/** Receives the elements of a document by their names without prefix. Text comes in pieces, with its place in the file. */
export type XmlHandler = {
  open: (name: string, attributes: XmlAttributes) => void
  text: (bytes: Uint8Array, offset: number) => void
  close: (name: string) => void
}

type State = 'text' | 'markup' | 'tag' | 'comment' | 'cdata' | 'instruction' | 'doctype'

const [LESS, GREATER, SLASH, BANG, QUERY] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f]
const [DASH, BRACKET, END_BRACKET, QUOTE, APOSTROPHE] = [0x2d, 0x5b, 0x5d, 0x22, 0x27]
const MOST_TAG_BYTES = 65_536
const MOST_DEPTH = 512
const CDATA_START = '![CDATA['

/**
 * Scans XML in chunks without building a tree. A document type is skipped and its entities are never expanded, so that a small file
 * cannot become a large one. Throws `tooDeep` and `damaged`.
 */
export class XmlScanner {
  private readonly handler: XmlHandler
  private state: State = 'text'
  /** The bytes of the current tag after `<`. */
  private markup: number[] = []
  private lastTwo = 0
  private quote = 0
  private brackets = 0
  private readonly path: string[] = []
  private offset = 0

  constructor(handler: XmlHandler) {
    this.handler = handler
  }

  /** True between elements of which all are closed. */
  get isComplete(): boolean {
    return this.state === 'text' && this.path.length === 0
  }

  push(bytes: Uint8Array): void {
    let at = 0
    while (at < bytes.length) {
      if (this.state === 'text') at = this.scanText(bytes, at)
      else {
        this.scanMarkup(bytes[at] ?? 0, this.offset + at)
        at += 1
      }
    }
    this.offset += bytes.length
  }

  private scanText(bytes: Uint8Array, from: number): number {
    const found = bytes.indexOf(LESS, from)
    const end = found === -1 ? bytes.length : found
    if (end > from && this.path.length > 0) {
      this.handler.text(bytes.subarray(from, end), this.offset + from)
    }
    if (found === -1) return end
    this.state = 'markup'
    this.markup = []
    return end + 1
  }

  private scanMarkup(byte: number, offset: number): void {
    if (this.state === 'markup') this.chooseState(byte)
    else if (this.state === 'tag') this.scanTag(byte)
    else if (this.state === 'doctype') this.scanDoctype(byte)
    else if (this.state === 'cdata') this.scanCdata(byte, offset)
    else if (this.endsWith(byte, this.state === 'comment' ? (DASH << 8) | DASH : QUERY)) {
      this.state = 'text'
    }
  }

  /** Chooses by the bytes after `<`: `?`, `!--`, `![CDATA[`, `!` or a tag. */
  private chooseState(byte: number): void {
    this.markup.push(byte)
    const [first, second, third] = this.markup
    if (first === QUERY) this.enter('instruction')
    else if (first !== BANG) this.state = 'tag'
    else if (second === BRACKET) this.chooseCdata()
    else if (second === DASH && third === DASH) this.enter('comment')
    else if (second !== undefined && (second !== DASH || third !== undefined)) {
      this.enter('doctype')
      this.scanDoctype(byte)
    }
    if (this.state === 'tag' && byte === GREATER) throw damaged('empty tag')
  }

  private chooseCdata(): void {
    const text = String.fromCharCode(...this.markup)
    if (!CDATA_START.startsWith(text)) throw damaged(`<${text}`)
    if (text === CDATA_START) this.enter('cdata')
  }

  private enter(state: State): void {
    this.state = state
    this.markup = []
    this.lastTwo = 0
    this.quote = 0
    this.brackets = 0
  }

  /** Returns whether `>` follows these bytes, and keeps the last two. */
  private endsWith(byte: number, before: number): boolean {
    const mask = before > 0xff ? 0xffff : 0xff
    const isEnd = byte === GREATER && (this.lastTwo & mask) === before
    this.lastTwo = ((this.lastTwo << 8) | byte) & 0xffff
    return isEnd
  }

  /** Passes the bytes of a CDATA section on as text, without `]`, which only its end may have. */
  private scanCdata(byte: number, offset: number): void {
    if (this.endsWith(byte, (END_BRACKET << 8) | END_BRACKET)) this.state = 'text'
    else if (byte !== END_BRACKET && this.path.length > 0) {
      this.handler.text(Uint8Array.of(byte), offset)
    }
  }

  private scanDoctype(byte: number): void {
    if (this.isQuoted(byte)) return
    if (byte === BRACKET) this.brackets += 1
    if (byte === END_BRACKET) this.brackets -= 1
    if (byte === GREATER && this.brackets <= 0) this.state = 'text'
  }

  /** Returns whether a byte is inside quotes, and notes where they begin and end. */
  private isQuoted(byte: number): boolean {
    if (this.quote !== 0) {
      if (byte === this.quote) this.quote = 0
      return true
    }
    if (byte !== QUOTE && byte !== APOSTROPHE) return false
    this.quote = byte
    return true
  }

  private scanTag(byte: number): void {
    if (this.isQuoted(byte) || byte !== GREATER) {
      this.markup.push(byte)
      if (this.markup.length > MOST_TAG_BYTES) throw damaged('tag')
      return
    }
    this.state = 'text'
    this.quote = 0
    if (this.markup[0] === SLASH) this.close(attributesOf(this.markup.slice(1)).name)
    else this.open(this.markup.at(-1) === SLASH)
  }

  private open(isEmpty: boolean): void {
    const { name, attributes } = attributesOf(isEmpty ? this.markup.slice(0, -1) : this.markup)
    this.path.push(name)
    if (this.path.length > MOST_DEPTH) throw new UnreadableRecording('tooDeep', name)
    this.handler.open(name, attributes)
    if (isEmpty) this.close(name)
  }

  private close(name: string): void {
    if (this.path.pop() !== name) throw damaged(`</${name}>`)
    this.handler.close(name)
  }
}

function damaged(field: string): UnreadableRecording {
  return new UnreadableRecording('damaged', field.slice(0, 100))
}
