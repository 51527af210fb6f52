import pg from 'pg'

export type Row = Record<string, unknown>
type Parse = (text: string) => unknown
/** Reads a row of a result from the texts of its columns. */
type ReadRow = (texts: readonly (string | null)[]) => Row
type Field = { name: string; dataTypeID: number }

/** The connection as the driver passes it to a query; `parsedStatements` is missing in its types. */
type Connection = {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  parse(statement: { name: string; text: string }): void
  bind(given: { statement: string; values: (string | Buffer | null)[] }): void
  describe(portal: { type: 'P'; name: '' }): void
  execute(portal: Record<string, never>): void
  sync(): void
}

/** The row readers of a connection by the names of its statements. */
const described = new WeakMap<Connection, Map<string, ReadRow>>()
/** All row readers by their columns: the statements of all connections that return the same columns share one. */
const readers = new Map<string, ReadRow>()

type Statement = { name: string | undefined; text: string; values: readonly unknown[] }

/** One select of a round trip, and its rows so far. */
class Part {
  /** An empty name is a statement that is not kept. */
  readonly name: string
  readonly text: string
  readonly rows: Row[] = []
  readonly #values: readonly unknown[]
  #readRow: ReadRow | undefined
  #known: Map<string, ReadRow> | undefined

  constructor({ name, text, values }: Statement) {
    this.name = name ?? ''
    this.text = text
    this.#values = values
  }

  send(connection: Connection): void {
    this.#known = readersOf(connection)
    this.#readRow = this.#known.get(this.name)
    if (!this.name || !connection.parsedStatements[this.name]) connection.parse(this)
    connection.bind({ statement: this.name, values: this.#values.map(toText) })
    if (!this.#readRow) connection.describe({ type: 'P', name: '' })
    connection.execute({})
  }

  describe(fields: readonly Field[]): void {
    this.#readRow = readerOf(fields)
    if (this.name) this.#known?.set(this.name, this.#readRow)
  }

  add(texts: readonly (string | null)[]): void {
    this.rows.push(this.#readRow?.(texts) ?? {})
  }
}

/**
 * Selects that are sent together and answered together, in one round trip. Each connection parses and describes a statement
 * once, by its name; later executions send only values and receive only rows. The driver's own query asks for the
 * description of all columns each time. Days, and times without
 * a zone, stay text.
 */
export class PreparedReads implements pg.Submittable {
  readonly statements: readonly Statement[]
  callback: ((error: unknown, rows?: Row[][]) => void) | undefined
  readonly #parts: readonly Part[]
  #answered = 0
  #failure: unknown

  constructor(statements: readonly Statement[]) {
    this.statements = statements
    this.#parts = statements.map((statement) => new Part(statement))
  }

  /** The name and text of the statement that is being answered, which the driver records when it is parsed. */
  get name(): string {
    return this.#current?.name ?? ''
  }
  get text(): string {
    return this.#current?.text ?? ''
  }

  get #current(): Part | undefined {
    return this.#parts[this.#answered]
  }

  submit(given: unknown): void {
    const connection = given as Connection // the driver's own, see the type
    connection.stream.cork()
    try {
      for (const part of this.#parts) part.send(connection)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#current?.describe(fields)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#current?.add(fields)
    } catch (error) {
      this.#failure = error // the driver must read on to the end of the reply
    }
  }

  handleCommandComplete(): void {
    this.#answered += 1
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback?.(this.#failure)
    else
      this.callback?.(
        null,
        this.#parts.map(({ rows }) => rows),
      )
  }

  handleError(error: unknown): void {
    this.callback?.(error)
  }
}

function readersOf(connection: Connection): Map<string, ReadRow> {
  const known = described.get(connection)
  if (known) return known
  const none = new Map<string, ReadRow>()
  described.set(connection, none)
  return none
}

function readerOf(fields: readonly Field[]): ReadRow {
  const key = fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join()
  const reader = readers.get(key) ?? compileReader(fields)
  readers.set(key, reader)
  return reader
}

/**
 * Compiles the reader of these columns, which writes a row as one object literal: a row that is filled column by column takes
 * three times as long to read and use.
 */
function compileReader(fields: readonly Field[]): ReadRow {
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID))
  const columns = fields.map(({ name }, place) => {
    const text = `texts[${place}]`
    const value = parsers[place] ? `${text} === null ? null : parsers[${place}](${text})` : text
    return `${JSON.stringify(name)}: ${value}`
  })
  return new Function('parsers', `return (texts) => ({ ${columns.join(', ')} })`)(parsers) // names of our own statements
}

const { TEXT, VARCHAR, TIMESTAMPTZ, TIMESTAMP, DATE } = pg.types.builtins
const LEFT_AS_TEXT: readonly number[] = [TEXT, VARCHAR, TIMESTAMP, DATE]

function parserOf(type: number): Parse | undefined {
  if (LEFT_AS_TEXT.includes(type)) return undefined
  return type === TIMESTAMPTZ ? (text) => new Date(text) : pg.types.getTypeParser(type, 'text')
}

/** Writes a value as PostgreSQL reads it. */
function toText(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`
  return String(value)
}

function quoted(element: unknown): string {
  return `"${String(element).replaceAll(/["\\]/g, '\\$&')}"`
}
