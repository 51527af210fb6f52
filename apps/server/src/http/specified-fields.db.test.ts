import { contract } from '@systole/contract/contract'
import { REFUSED_FIELDS, SPECIFIED_FIELDS } from '@systole/contract/testing/specified-fields'
import type { Endpoint } from '@systole/contract/wire/endpoint'
import { reachOf } from '@systole/domain/access/access'
import { UserType } from '@systole/domain/accounts/user-type'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../testing/test-app.ts'

const calls: Endpoint[] = Object.values(contract).flatMap((noun) => Object.values(noun))
const named = (name: string) => calls.find(({ path }) => path === `/api/${name}`)
const sids = new Map<UserType, string>()
let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
  for (const type of UserType.options) sids.set(type, (await portal.as(type)).sid)
})
afterAll(() => portal.close())

async function post({ path, access }: Endpoint, fields: Readonly<Record<string, string>>) {
  const type = UserType.options.find((each) => reachOf(access, each) !== undefined) ?? 'vet'
  const payload = new URLSearchParams({ sid: sids.get(type) ?? '', ...fields }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await portal.app.inject({ method: 'POST', url: path, payload, headers })).json()
}

/** The part of a JSON Schema used by these tests. */
type Schema = {
  const?: unknown
  enum?: unknown[] | undefined
  anyOf?: unknown[] | undefined
  oneOf?: unknown[] | undefined
  type?: unknown
  required?: string[] | undefined
  properties?: Record<string, unknown> | undefined
  minItems?: number | undefined
  minimum?: number | undefined
  items?: unknown
  pattern?: string | undefined
  contentEncoding?: unknown
  contentMediaType?: unknown
}

/** Returns the JSON Schema of a field, in which times are the stamps that a form sends. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const override: NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] = (made) => {
    if (made.zodSchema._zod.def.type !== 'date') return
    made.jsonSchema.type = 'string'
    made.jsonSchema.pattern = String.raw`^\d{14}$`
  }
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as unknown as Schema // a JSON Schema has these properties and more
}

/** Returns the schema of a JSON field's content. */
function insideOf({ input }: Endpoint, field: string): Schema {
  const schema = input.shape[field]
  if (!schema) return {}
  return jsonSchema(schema as z.ZodType, 'output') // of the call's own shape
}

test.each(Object.entries(SPECIFIED_FIELDS))(
  'KEEP-2 %s declares every field that the specification names',
  (name, fields) => {
    const call = named(name)
    if (!call) throw new Error(`${name} is not served`)
    for (const path of fields.split(' ')) {
      const [field = '', inner] = path.split('.')
      expect(Object.keys(call.input.shape), path).toContain(field)
      if (inner) expect(Object.keys(insideOf(call, field).properties ?? {}), path).toContain(inner)
    }
  },
)

test.each(REFUSED_FIELDS)('KEEP-2 %s refuses %s by name', async (name, field, form) => {
  const call = named(name)
  if (!call) throw new Error(`${name} is not served`)
  const reply = await post(call, form)
  expect(reply).toMatchObject({ code: -103, data: { field } })
  expect(reply.message).toContain('is not taken by this call')
})

const MADE_BY_BROWSERS: readonly string[] = ['platform', 'credential', 'proof']
/** All object fields of all calls. */
const objects = calls.flatMap((call) =>
  Object.keys(call.input.shape)
    .filter((field) => !MADE_BY_BROWSERS.includes(field))
    .filter((field) => insideOf(call, field).properties !== undefined)
    .map((field) => [call.path, field, call] as const),
)

/** Returns a minimal value for a JSON Schema. */
function least(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (Array.isArray(schema.type)) return least({ ...schema, type: schema.type[0] ?? 'null' })
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first !== undefined) return leastOf(first)
  return ofType(schema)
}

function ofType(schema: Schema): unknown {
  if (schema.type === 'object') {
    const required = schema.required ?? []
    return Object.fromEntries(required.map((name) => [name, leastOf(schema.properties?.[name])]))
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => leastOf(items(schema)))
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 0, 0)
  return schema.type === 'boolean' ? false : textOf(schema)
}

function leastOf(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null ? least(schema as Schema) : null
}

function items({ items: each }: Schema): unknown {
  return Array.isArray(each) ? each[0] : each
}

function textOf({ pattern = '', contentEncoding }: Schema): string {
  if (contentEncoding === 'base64') return 'e30='
  if (pattern.includes('{14}')) return '20261120103000'
  if (pattern.startsWith('^[A-Z]')) return 'AB'
  return pattern.startsWith('^-?\\d') ? '1' : 'key_01234567'
}

/** Builds a form that is valid except for `field`; `undefined` if the schema is insufficient. */
function formWith(call: Endpoint, field: string, value: unknown) {
  const form: Record<string, string> = {}
  for (const [name, schema] of Object.entries(call.input.shape)) {
    const isNeeded = !(schema as z.ZodType).safeParse(undefined).success
    if (!isNeeded || name === field) continue
    const json = jsonSchema(schema as z.ZodType, 'input')
    form[name] = json.contentMediaType
      ? JSON.stringify(least(insideOf(call, name)))
      : String(least(json))
  }
  form[field] = JSON.stringify(value)
  return form
}

test.each(objects)(
  'KEEP-2 %s refuses what it does not know inside %s, by name',
  async (_, field, call) => {
    const right = least({ ...insideOf(call, field), type: 'object' })
    const form = formWith(call, field, { ...(right as object), nobody_knows: 1 })
    expect(await post(call, form)).toMatchObject({
      code: -103,
      data: { field: `${field}.nobody_knows` },
    })
  },
)
