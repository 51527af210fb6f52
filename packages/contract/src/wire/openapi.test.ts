import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { toOpenApi } from './openapi.ts'

const calls = Object.values(contract).flatMap((noun) => Object.values(noun))
const { paths } = toOpenApi(contract)

test.each(calls.map(({ path, effect }) => [path, effect] as const))(
  '%s, a call with effect %s, offers idempotency_key only when it obeys it',
  (path, effect) => {
    const isOffered = JSON.stringify(paths[path]).includes('"idempotency_key"')
    expect(isOffered).toBe(effect === 'write')
  },
)
