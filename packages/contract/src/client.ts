import { z } from 'zod'
import type { ArgsOf, Endpoint, Reply } from './endpoint.ts'
import { errorNameOf } from './errors.ts'

type Calls = Record<string, Record<string, Endpoint>>

export type Client<C extends Calls> = {
  [Noun in keyof C]: {
    [Call in keyof C[Noun]]: (args: ArgsOf<C[Noun][Call]>) => Promise<Reply<C[Noun][Call]>>
  }
}

/** Carries one form to a path and brings the JSON reply; throws only when no answer came. */
export type Send = (path: string, form: URLSearchParams) => Promise<{ json(): Promise<unknown> }>

const Envelope = z.object({ code: z.number(), message: z.string().default(''), data: z.unknown() })

/** A typed caller for every endpoint. `send` is fetch in the browser and `app.inject` in tests. */
export function createClient<C extends Calls>(calls: C, send: Send): Client<C> {
  const call = (endpoint: Endpoint) => async (args: Record<string, unknown>) => {
    const response = await send(endpoint.path, toForm(endpoint, args))
    const { code, message, data } = Envelope.parse(await response.json())
    if (code === 0) return { ok: true, data: endpoint.output.parse(data) }
    return { ok: false, error: errorNameOf(code) ?? 'unknown', code, message, data }
  }
  return mapValues(calls, (endpoints) => mapValues(endpoints, call)) as Client<C> // the mapped type above
}

/** The form fields of a call; what is undefined is left out. */
export function toForm(endpoint: Endpoint, args: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams()
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
  for (const [name, value] of Object.entries(z.encode(endpoint.input, given))) {
    if (value !== undefined) form.set(name, String(value))
  }
  return form
}

function mapValues<V, R>(record: Record<string, V>, map: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
