import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ECG_SPECIES } from './species-profile.ts'

const SOURCE = join(import.meta.dirname, '..')
const THE_TABLE = 'species/species-profile.ts'

describe('the constants of a species', () => {
  it('are in one table: no other stage names a species', () => {
    const files = globSync('**/*.ts', { cwd: SOURCE }).filter(
      (path) => path !== THE_TABLE && !path.includes('.test.') && !path.includes('testing/'),
    )
    expect(files.length).toBeGreaterThan(20)
    const named = files.filter((path) => namesSpecies(readFileSync(join(SOURCE, path), 'utf8')))
    expect(named).toEqual([])
  })

  it.each([
    ["if (species === 'dog') limit = 0.13", true],
    ['const LIMITS = { guineaPig: 0.2 }', true],
    ['/** Healthy dogs pause. */\nconst category = 1 // as a cat does', false],
  ])('are recognised in %j: %s', (code, expected) => {
    expect(namesSpecies(code)).toBe(expected)
  })
})

function namesSpecies(code: string): boolean {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return ECG_SPECIES.some((species) => new RegExp(`\\b${species}\\b`).test(bare))
}
