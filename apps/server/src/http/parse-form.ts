import type { FastifyReply, FastifyRequest } from 'fastify'

/** The refusal of a form with a repeated field, which is a mistake or an attack; it names the field (ASVS 1.5.2). */
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

/** Refuses a compressed form before its body is read, because it would be parsed as garbage. */
export function refusePackedForm(
  { headers }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers
  const isPacked = encoding !== 'identity' && type.startsWith('application/x-www-form-urlencoded')
  done(isPacked ? new PackedForm('A form is sent without content-encoding') : undefined)
}

class PackedForm extends Error {
  override readonly name = 'PackedForm'
  readonly statusCode = 415
}
