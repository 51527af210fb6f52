import pg from 'pg'

export type Row = Record<string, unknown>
type Column = { name: string; parse: ((text: string) => unknown) | undefined }
/** The columns of a result, and the row to copy for each of its rows. */
type Shape = { columns: readonly Column[]; empty: Row }
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

const described = new WeakMap<Connection, Map<string, Shape>>()

type Statement = { name: string | undefined; text: string; values: readonly unknown[] }

/** One select of a round trip, and its rows so far. */
class Part {
  /** An empty name is a statement that is not kept. */
  readonly name: string
  readonly text: string
  readonly rows: Row[] = []
  readonly #values: readonly unknown[]
  #shape: Shape | undefined
  #known: Map<string, Shape> | undefined

  constructor({ name, text, values }: Statement) {
    this.name = name ?? ''
    this.text = text
    this.#values = values
  }

  send(connection: Connection): void {
    this.#known = shapesOf(connection)
    this.#shape = this.#known.get(this.name)
    if (!this.name || !connection.parsedStatements[this.name]) connection.parse(this)
    connection.bind({ statement: this.name, values: this.#values.map(toText) })
    if (!this.#shape) connection.describe({ type: 'P', name: '' })
    connection.execute({})
  }

  describe(fields: readonly Field[]): void {
    this.#shape = shapeOf(fields)
    if (this.name) this.#known?.set(this.name, this.#shape)
  }

  add(fields: readonly (string | null)[]): void {
    this.rows.push(rowOf(this.#shape ?? shapeOf([]), fields))
  }
}

/**
 * Selects that are sent together and answered together, in one round trip. Each connection parses and describes a statement
 * once, by its name; later executions send only values and receive only rows. The driver's own query asks for the
 * description of all columns each time. Times and dates stay text.
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

function shapesOf(connection: Connection): Map<string, Shape> {
  const known = described.get(connection)
  if (known) return known
  const none = new Map<string, Shape>()
  described.set(connection, none)
  return none
}

function shapeOf(fields: readonly Field[]): Shape {
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) })),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  }
}

/** Fills a copy of the empty row, which is faster than adding the columns one by one. */
function rowOf({ columns, empty }: Shape, fields: readonly (string | null)[]): Row {
  const row = { ...empty }
  let place = 0
  for (const { name, parse } of columns) {
    const text = fields[place] ?? null
    if (text !== null) row[name] = parse ? parse(text) : text
    place += 1
  }
  return row
}

const { TEXT, VARCHAR, TIMESTAMPTZ, TIMESTAMP, DATE } = pg.types.builtins
const LEFT_AS_TEXT: readonly number[] = [TEXT, VARCHAR, TIMESTAMPTZ, TIMESTAMP, DATE]

function parserOf(type: number): Column['parse'] {
  return LEFT_AS_TEXT.includes(type) ? undefined : pg.types.getTypeParser(type, 'text')
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
