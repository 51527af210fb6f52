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

/**
 * A select that each connection parses and describes once, by its name; later executions send only values and receive only
 * rows. The driver's own query asks for the description of all columns each time. Times and dates stay text.
 */
export class PreparedRead implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  callback: ((error: unknown, rows?: Row[]) => void) | undefined
  #shape: Shape | undefined
  #known: Map<string, Shape> | undefined
  readonly #rows: Row[] = []
  #failure: unknown

  /** An empty name is a statement that is not kept. */
  constructor(statement: { name: string | undefined; text: string; values: readonly unknown[] }) {
    this.name = statement.name ?? ''
    this.text = statement.text
    this.values = statement.values
  }

  submit(given: unknown): void {
    const connection = given as Connection // the driver's own, see the type
    this.#known = shapesOf(connection)
    this.#shape = this.#known.get(this.name)
    connection.stream.cork()
    try {
      if (!this.name || !connection.parsedStatements[this.name]) connection.parse(this)
      connection.bind({ statement: this.name, values: this.values.map(toText) })
      if (!this.#shape) connection.describe({ type: 'P', name: '' })
      connection.execute({})
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#shape = shapeOf(fields)
    if (this.name) this.#known?.set(this.name, this.#shape)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(this.#shape ?? shapeOf([]), fields))
    } catch (error) {
      this.#failure = error // the driver must read on to the end of the reply
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    if (this.#failure) this.callback?.(this.#failure)
    else this.callback?.(null, this.#rows)
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
