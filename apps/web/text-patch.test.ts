import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { textPatch } from './text-patch.ts'
import { withoutColours } from './without-colours.ts'
import { withoutDescriptions } from './without-descriptions.ts'
import { withoutJsonSchema } from './without-json-schema.ts'
import { withoutMeshReaders } from './without-mesh-readers.ts'
import { withoutPrefixes } from './without-prefixes.ts'
import { withoutStringFormats } from './without-string-formats.ts'
import { withoutZodWords } from './without-zod-words.ts'

/** Builds modules given by path and code, with one plugin. */
function built(plugin: Plugin, modules: Record<string, string>) {
  const [entry = ''] = Object.keys(modules)
  return build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, 'src'),
    plugins: [
      {
        name: 'given-modules',
        enforce: 'pre',
        resolveId: (source) => (source in modules ? source : undefined),
        load: (id) => modules[id],
      },
      plugin,
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  })
}

const PATCHES: Record<string, { plugin: () => Plugin; at: string }> = {
  'MUI colours': {
    plugin: withoutColours,
    at: '/node_modules/@mui/material/styles/createThemeWithVars.mjs',
  },
  'Emotion prefixes': {
    plugin: withoutPrefixes,
    at: '/node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js',
  },
  'zod texts': { plugin: withoutZodWords, at: '/node_modules/zod/v4/locales/en.js' },
  'zod JSON Schema': {
    plugin: withoutJsonSchema,
    at: '/node_modules/zod/v4/core/to-json-schema.js',
  },
  'zod string formats': {
    plugin: withoutStringFormats,
    at: '/node_modules/zod/v4/classic/schemas.js',
  },
}

test.each(Object.entries(PATCHES))('the build fails when the text of %s is not found', (_, patch) =>
  expect(built(patch.plugin(), { [patch.at]: 'console.log(1)' })).rejects.toThrow(
    /is missing|any more/,
  ),
)

test.each([
  ...Object.entries(PATCHES).map(([name, { plugin }]) => [name, plugin] as const),
  ['contract descriptions', withoutDescriptions] as const,
  ['mesh readers', () => withoutMeshReaders({ required: true })] as const,
])('the build fails when the modules of %s are not found', (_, plugin) =>
  expect(built(plugin(), { '/moved.js': 'console.log(1)' })).rejects.toThrow(
    /finds 0 of|No module imports/,
  ),
)

test('the build fails when a description keeps its text', () => {
  const modules = { '/packages/contract/src/pets.ts': `console.log(a.describe("it's \\"it\\""))` }
  return expect(built(withoutDescriptions(), modules)).rejects.toThrow('is not removed')
})

test('a text that is found is changed in the output', async () => {
  const plugin = textPatch({
    name: 'quieter',
    modules: /said\.js$/,
    change: (code) => code.replace('loud', 'quiet'),
  })
  const outputs = [await built(plugin, { '/said.js': `console.log('loud')` })].flat()
  expect(JSON.stringify(outputs)).toContain('quiet')
})

/** A method of `z.string()` that the build removes: its function is `z.email()`, `z.iso.date()` and so on. */
const FORMAT_METHOD =
  /z\s*\.string\(\)(\s*\.\w+\([^()]*\))*\s*\.(email|url|jwt|emoji|guid|uuid\w*|nanoid|cuid2?|ulid|base64(url)?|[xk]s?u?id|ipv[46]|cidrv[46]|e164|date|time|datetime|duration)\(/

test('no shape that reaches the browser uses a method for string formats', () => {
  expect('z.string().trim().email()').toMatch(FORMAT_METHOD)
  const root = join(import.meta.dirname, '../..')
  const sources = globSync('{packages/*,apps/web}/src/**/*.{ts,tsx}', { cwd: root })
  const using = sources.filter((path) => FORMAT_METHOD.test(readFileSync(join(root, path), 'utf8')))
  expect(sources.length).toBeGreaterThan(1000)
  expect(using).toEqual([])
})
