import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder } from './make-data-folder.ts'

let home = ''

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'data-folder-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('missing parents of the data folder let the account of the database pass, the folder itself is private', async () => {
  await makeDataFolder(join(home, 'srv', 'systole', 'data'))
  expect(await modeOf(join(home, 'srv'))).toBe('755')
  expect(await modeOf(join(home, 'srv', 'systole'))).toBe('755')
  expect(await modeOf(join(home, 'srv', 'systole', 'data'))).toBe('700')
})

test('folders that were there keep their mode', async () => {
  await makeDataFolder(join(home, 'data'))
  expect(await modeOf(home)).toBe('700')
  await makeDataFolder(join(home, 'data'))
  expect(await modeOf(join(home, 'data'))).toBe('700')
})
