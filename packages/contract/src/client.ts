import { z } from 'zod'
import { decodeFields, decodePath, encodeFields } from './wire/codec.ts'
import type { Endpoint, InputOf, Refusal, Reply, WireInputOf, WireReply } from './wire/endpoint.ts'
import { ERRORS, errorNameOf } from './wire/errors.ts'
import { inputFault } from './wire/input-fault.ts'

type Calls = Record<string, Record<string, Endpoint>>

export type Client<C extends Calls> = {
  [Noun in keyof C]: {
    [Call in keyof C[Noun]]: (args: InputOf<C[Noun][Call]>) => Promise<Reply<C[Noun][Call]>>
  }
}

/** A client that speaks by the names of the wire, for tests of the wire. */
export type WireClient<C extends Calls> = {
  [Noun in keyof C]: {
    [Call in keyof C[Noun]]: (args: WireInputOf<C[Noun][Call]>) => Promise<WireReply<C[Noun][Call]>>
  }
}

type Answer = {
  json(): Promise<unknown>
  headers?: { get(name: string): string | null }
}

/** A function that sends one form to a path and returns the JSON reply. Throws only if there was no reply. */
export type Send = (path: string, form: URLSearchParams) => Promise<Answer>

const Envelope = z.object({ code: z.number(), message: z.string().default(''), data: z.unknown() })

/**
 * Creates a typed caller for every endpoint. Arguments and replies have the names of the domain: each is encoded once
 * when it leaves and decoded once when it arrives.
 */
export function createClient<C extends Calls>(calls: C, send: Send): Client<C> {
  const call = (endpoint: Endpoint) => async (args: Record<string, unknown>) => {
    const fields = encodeFields(args) as Record<string, unknown> // renames only fields
    const reply = await exchange(endpoint, fields, send)
    return { ...reply, data: reply.ok ? decodeFields(reply.data) : decodeFault(reply.data, fields) }
  }
  return mapValues(calls, (endpoints) => mapValues(endpoints, call)) as unknown as Client<C> // the mapped type above
}

/** Creates a typed caller for every endpoint whose replies keep the names and the times of the wire. */
export function createWireClient<C extends Calls>(calls: C, send: Send): WireClient<C> {
  const call = (endpoint: Endpoint) => async (args: Record<string, unknown>) => {
    const reply = await exchange(endpoint, args, send)
    return reply.ok ? { ...reply, data: z.encode(endpoint.output, reply.data) } : reply
  }
  return mapValues(calls, (endpoints) => mapValues(endpoints, call)) as unknown as WireClient<C> // the mapped type above
}

/** Decodes what a refusal says, with the field that it names among those that were sent. */
function decodeFault(data: unknown, sent: object): unknown {
  const decoded: unknown = decodeFields(data)
  const isNaming = typeof decoded === 'object' && decoded !== null && 'field' in decoded
  if (!isNaming || typeof decoded.field !== 'string') return decoded
  return { ...decoded, field: decodePath(decoded.field, sent) }
}

type Exchanged = { ok: true; data: unknown } | Refusal<Endpoint>

async function exchange(
  endpoint: Endpoint,
  args: Record<string, unknown>,
  send: Send,
): Promise<Exchanged> {
  const written = writeForm(endpoint, args)
  if ('refusal' in written) return written.refusal
  const response = await send(endpoint.path, written.form)
  const { code, message, data } = Envelope.parse(await response.json())
  if (code === 0) return { ok: true, data: endpoint.output.parse(data) }
  const error = errorNameOf(code) ?? 'unknown'
  return { ok: false, error, code, message, data, ...hintsOf(response) }
}

/** Returns the form fields of a call, without undefined ones. */
export function toForm(endpoint: Endpoint, args: Record<string, unknown>): URLSearchParams {
  const written = writeForm(endpoint, args)
  if ('refusal' in written) throw new Error(written.refusal.message)
  return written.form
}

type Written = { form: URLSearchParams } | { refusal: Refusal<Endpoint> }

/** Encodes and validates a form; input that the server would refuse is refused locally with the same error. */
function writeForm(endpoint: Endpoint, args: Record<string, unknown>): Written {
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
  const encoded = z.safeEncode(endpoint.input, given)
  if (!encoded.success) {
    const { refusal, ...data } = inputFault(encoded.error, given)
    return { refusal: { ok: false, error: refusal, ...ERRORS[refusal], data } }
  }
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(encoded.data)) {
    if (value !== undefined) form.set(name, String(value))
  }
  return { form }
}

function hintsOf({ headers }: Answer): Pick<Refusal<Endpoint>, 'reference' | 'retryAfter'> {
  const reference = headers?.get('x-request-id')
  const retryAfter = Number(headers?.get('retry-after') ?? Number.NaN)
  return {
    ...(reference && { reference }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  }
}

function mapValues<V, R>(record: Record<string, V>, map: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
