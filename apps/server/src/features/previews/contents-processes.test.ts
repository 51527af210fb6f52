import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPng } from '@systole/fixtures/a-png'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ContentsProcesses, contentsProcesses } from './contents-processes.ts'

vi.setConfig({ testTimeout: 60_000 }) // processes are started

let home = ''
let folder = ''
let contents: ContentsProcesses

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'systole-contents-'))
  folder = join(home, 'work')
  await mkdir(folder)
  contents = contentsProcesses(home)
})
afterEach(async () => {
  await contents.close()
  await rm(home, { recursive: true, force: true })
})

const running = async () => (await readdir(home)).filter((name) => name.startsWith('process-'))

async function draw(name: string, bytes: Buffer) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return contents.ask({ work: 'drawPictures', format: 'png', path, wanted: ['thumbnail'] }, folder)
}

test('files one after the other are drawn by one process', async () => {
  const made = { made: [{ kind: 'thumbnail', width: 8, height: 8 }] }
  expect(await draw('a.png', aPng({ width: 8, height: 8 }))).toEqual(made)
  const [first] = await running()
  expect((await stat(join(folder, 'thumbnail'))).size).toBeGreaterThan(0)
  expect(await draw('b.png', aPng({ width: 8, height: 8 }))).toEqual(made)
  expect(await running()).toEqual([first])
})

test('a file that cannot be read takes its process with it, and the next file gets another', async () => {
  await draw('a.png', aPng())
  const [first] = await running()
  expect(await draw('bad.png', Buffer.from('no picture'))).toEqual({ problem: 'damaged' })
  expect(await running()).toEqual([])
  expect(await draw('b.png', aPng())).toMatchObject({ made: [{ kind: 'thumbnail' }] })
  expect(await running()).not.toEqual([first])
})

test('a file whose process is gone is drawn by another', async () => {
  await draw('a.png', aPng())
  const [name = ''] = await running()
  const pids = execFileSync('pgrep', ['-f', name], { encoding: 'utf8' }).trim().split('\n')
  for (const pid of pids) process.kill(Number(pid), 'SIGKILL')
  expect(await draw('b.png', aPng())).toMatchObject({ made: [{ kind: 'thumbnail' }] })
})

test('many simultaneous files are drawn by a few processes', async () => {
  const names = Array.from({ length: 12 }, (_, place) => `${place}.png`)
  const each = await Promise.all(
    names.map(async (name) => {
      const own = join(home, `work-${name}`)
      await mkdir(own)
      const path = join(own, name)
      await writeFile(path, aPng())
      return contents.ask({ work: 'drawPictures', format: 'png', path, wanted: ['thumbnail'] }, own)
    }),
  )
  expect(each.filter((answer) => 'made' in answer)).toHaveLength(12)
  expect((await running()).length).toBeLessThanOrEqual(4)
})

test('nothing is left running or lying about', async () => {
  await draw('a.png', aPng())
  await contents.close()
  expect(await running()).toEqual([])
})
