/** A form body as a record without a prototype. A field given twice is a mistake or an attack: it names itself (trust 1.5.2). */
export class RepeatedField extends Error {
  override readonly name = 'RepeatedField'
  readonly field: string
  constructor(field: string) {
    super(`${field} is given more than once`)
    this.field = field
  }
}

export function parseForm(body: string): Record<string, string> {
  const form: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    if (name in form) throw new RepeatedField(name)
    form[name] = value
  }
  return form
}
