import { expect, test } from 'vitest'
import type { Settings } from './config.ts'
import { brandOf, originOf, ownOrigins, variantOfHost } from './portal-variants.ts'
import { readSettings } from './read-settings.ts'

const LOCAL = portalWith({})
const PUBLIC = portalWith({
  PUBLIC_URL: 'https://systole.example',
  CN_PUBLIC_URL: 'https://xinyin.example',
  CN_HOSTS: 'www.xinyin.example',
  ALLOWED_ORIGINS: 'https://old.example',
  CN_BRAND: 'Other name',
})

test.each([
  [LOCAL, 'localhost', 'systole'],
  [LOCAL, '127.0.0.1', 'systole'],
  [LOCAL, 'cn.localhost', 'systole-cn'],
  [LOCAL, 'CN.LOCALHOST.', 'systole-cn'],
  [LOCAL, 'xcn.localhost', 'systole'],
  [PUBLIC, 'systole.example', 'systole'],
  [PUBLIC, 'xinyin.example', 'systole-cn'],
  [PUBLIC, 'www.xinyin.example', 'systole-cn'],
  [PUBLIC, 'xinyin.example.evil.test', 'systole'],
  [PUBLIC, 'cn.localhost', 'systole'],
  [PUBLIC, '', 'systole'],
  [PUBLIC, '"><script>', 'systole'],
] as const)(
  'SHELL-8 a host name chooses the variant, an unknown one gets the default: %#',
  (portal, host, variant) => {
    expect(variantOfHost(portal, host)).toBe(variant)
  },
)

test.each([
  [LOCAL, 'systole', 'http://localhost:3000'],
  [LOCAL, 'systole-cn', 'http://cn.localhost:3000'],
  [PUBLIC, 'systole', 'https://systole.example'],
  [PUBLIC, 'systole-cn', 'https://xinyin.example'],
  [portalWith({ PUBLIC_URL: 'https://one.example' }), 'systole-cn', 'https://one.example'],
] as const)('SHELL-8 a variant has an address of its own: %#', (portal, variant, origin) => {
  expect(originOf(portal, variant)).toBe(origin)
})

test('SHELL-8 the origins of one variant are not those of the other', () => {
  const origins = (variant: 'systole' | 'systole-cn') =>
    ownOrigins(PUBLIC, variant).map(({ origin }) => origin)
  expect(origins('systole')).toEqual(['https://systole.example', 'https://old.example'])
  expect(origins('systole-cn')).toEqual(['https://xinyin.example', 'https://www.xinyin.example'])
})

test('SHELL-8 an installation sets names and addresses', () => {
  expect(brandOf(PUBLIC, 'systole')).toMatchObject({ name: 'Systole' })
  expect(brandOf(PUBLIC, 'systole-cn')).toMatchObject({
    name: 'Other name',
    supportEmail: 'support@xinyin.test',
  })
})

function portalWith(environment: Record<string, string>): {
  settings: Settings
  publicUrl: () => string
} {
  const read = readSettings(environment)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return {
    settings: read.settings,
    publicUrl: () => read.settings.PUBLIC_URL ?? 'http://localhost:3000',
  }
}
