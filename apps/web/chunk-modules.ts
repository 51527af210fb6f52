import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes beside the built web which modules each chunk contains, for the test of what a page loads first. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modules = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds])
      await writeFile(join(dir, '../web-chunks.json'), JSON.stringify(Object.fromEntries(modules)))
    },
  }
}
