import { isPublic } from '@systole/domain/access/access'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { ERRORS } from './errors.ts'

type Calls = Record<string, Record<string, Endpoint>>
/** A schema of Zod and the JSON schema it became. */
type Rendered = { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }

/** Builds the OpenAPI 3.1 document of all declared calls; `npm run openapi` writes it to docs/openapi.json. */
export function toOpenApi(calls: Calls) {
  const paths: Record<string, unknown> = {}
  for (const [noun, endpoints] of Object.entries(calls)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      paths[endpoint.path] = { post: operation(`${noun}.${name}`, noun, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Systole',
      version: '1',
      description:
        'Form-encoded POST calls. Every application answer is HTTP 200 with `{code, message, data}`; code 0 means no error.',
    },
    paths,
  }
}

function operation(operationId: string, tag: string, endpoint: Endpoint) {
  const refusals = endpoint.errors.map((name) => `${ERRORS[name].code} ${name}`)
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    description:
      refusals.length > 0 ? `Refusals: ${refusals.join(', ')}.` : 'No refusals of its own.',
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema: requestSchema(endpoint) } },
    },
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: envelope(endpoint) } },
      },
    },
  }
}

function requestSchema(endpoint: Endpoint) {
  const session = isPublic(endpoint.access)
    ? {}
    : {
        sid: z
          .string()
          .optional()
          .describe('The session, for API clients; browsers use the cookie'),
      }
  const key = endpoint.effect === 'write' ? { idempotency_key: plainText(200).optional() } : {}
  const schema = z.object({ ...session, ...key, ...endpoint.input.shape })
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

function envelope(endpoint: Endpoint) {
  const schema = z.object({ code: z.number().int(), message: z.string(), data: endpoint.output })
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override: asSent })
}

/** Describes a codec of a reply, such as a time, by the value that is sent. */
function asSent({ zodSchema, jsonSchema }: Rendered): void {
  const { def } = zodSchema._zod
  if (def.type !== 'pipe') return
  const { description } = jsonSchema
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
  const { $schema: _, ...sent } = z.toJSONSchema(def.in, { io: 'output', unrepresentable: 'any' })
  Object.assign(jsonSchema, sent, description !== undefined && { description })
}
